package dev.keyplan.annotation;

/**
 * A kind of write, as the generated classes have them. {@code move}, which gives an item another
 * primary key, takes {@link #DELETE} and one of {@link #CREATE} and {@link #PUT}.
 */
public enum WriteOperation {
  /** {@code create}: a new item, which must not be there. PutItem on a condition. */
  CREATE,
  /**
   * {@code put}, and {@code putBatch} where it is possible: an item, whatever its key held. PutItem
   * and BatchWriteItem. An entity with unique attributes has {@code replace} instead, which puts
   * the changed item in place of the loaded one, and puts and deletes guards.
   */
  PUT,
  /** {@code update}: some attributes of an item. UpdateItem. */
  UPDATE,
  /** {@code delete}. DeleteItem. */
  DELETE,
  /**
   * {@code check}, in transactions only: nothing is written to the item, but it must be there, and
   * meet a condition if one is given. ConditionCheckItem, at the cost of a write of the item.
   */
  CHECK
}
