package dev.keyplan.runtime;

/**
 * The changes of one item, to be sent as one UpdateItem or as an action of a transaction. Generated
 * classes, as {@code OrderUpdate}, extend it with the changes that their entity allows. Not for use
 * by several threads.
 *
 * @param <R> what {@link #execute} answers: what is stored, or a future of it
 */
public abstract class EntityUpdate<R> {

  /** What was asked for so far. */
  protected final ItemUpdate<R> update;

  protected EntityUpdate(ItemUpdate<R> update) {
    this.update = update;
  }

  /**
   * What is to be done when all changes are known: the keys of indexes are put in step, and an
   * upsert is refused that would make an item without what it must have.
   */
  protected void prepare() {
    // Of an entity without either there is nothing to do.
  }

  /**
   * Sends it: one UpdateItem, carried out only if the item is there, unless this is an upsert, and
   * has what is expected of it.
   *
   * @return what is stored then
   * @throws ConditionFailedException if the item is absent, or does not meet a condition; nothing
   *     is changed
   * @throws VersionConflictException if the item has another version than expected; nothing is
   *     changed
   * @throws KeyValueException if a value cannot be part of an index's key, or makes it too long;
   *     before any request
   * @throws IllegalStateException if an attribute is changed twice, or what an upsert needs is not
   *     set; before any request
   */
  public final R execute() {
    prepare();
    return update.execute();
  }

  /** The same as a part of a transaction. */
  final ItemWrite write() {
    prepare();
    return update.write();
  }

  /** A transaction has it as it is: what is changed later would not be in there. */
  final void close() {
    update.close();
  }
}
