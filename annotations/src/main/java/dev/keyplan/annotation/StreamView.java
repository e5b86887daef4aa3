package dev.keyplan.annotation;

/**
 * What a table's stream tells of each change (Amazon DynamoDB API Reference,
 * "StreamSpecification").
 */
public enum StreamView {
  /** The table has no stream. */
  NONE,
  /** The key of the item. */
  KEYS_ONLY,
  /** The item after the change. */
  NEW_IMAGE,
  /** The item before the change. */
  OLD_IMAGE,
  /** The item before and after. */
  NEW_AND_OLD_IMAGES
}
