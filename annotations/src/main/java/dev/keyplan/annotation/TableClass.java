package dev.keyplan.annotation;

/** What storage and requests of a table cost (Developer Guide, "DynamoDB table classes"). */
public enum TableClass {
  /** For most tables. */
  STANDARD,
  /** Cheaper storage, dearer requests. */
  STANDARD_INFREQUENT_ACCESS
}
