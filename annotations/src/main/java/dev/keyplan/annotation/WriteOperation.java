package dev.keyplan.annotation;

/** A kind of write, as the generated repositories have them. */
public enum WriteOperation {
  /** {@code create}: a new item, which must not be there. */
  CREATE,
  /** {@code put}, {@code putBatch}, and {@code replace} of an entity with unique attributes. */
  PUT,
  /** {@code update}: some attributes of an item. */
  UPDATE,
  /** {@code delete}. */
  DELETE
}
