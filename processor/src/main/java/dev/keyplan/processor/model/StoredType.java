package dev.keyplan.processor.model;

/** DynamoDB's attribute types, by their wire names. */
public enum StoredType {
  S,
  N,
  B,
  BOOL,
  SS,
  NS,
  BS,
  L,
  M;

  /** Only S, N and B may be key attributes. */
  public boolean canBeKey() {
    return this == S || this == N || this == B;
  }
}
