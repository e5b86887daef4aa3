package dev.keyplan.annotation;

/** The consistency of a read (DynamoDB Developer Guide, "Read consistency"). */
public enum Consistency {
  /** May miss the latest writes; half a read unit per 4 KB. */
  EVENTUAL,
  /** Sees every write acknowledged before; one read unit per 4 KB. Never on a global index. */
  STRONG
}
