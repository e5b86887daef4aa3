package dev.keyplan.runtime;

import java.util.Collection;
import java.util.function.Function;

/**
 * The writes that repositories have in common: those of entities that are written in every way,
 * without unique attributes, versions or shared keys. Generated classes, as {@code
 * OrderRepository}, extend it with their access patterns and with writes by key. Safe for use by
 * several threads.
 *
 * <p>A write costs one write unit for each KB of the item, before or after, whichever is more, and
 * as much again for each index that the item is in, and that it changes (Amazon DynamoDB Developer
 * Guide, "Read and write operations").
 *
 * <p>A write whose reply is lost is sent again by the SDK client. Where its own first attempt then
 * makes a condition fail, as the stored item shows, it is answered as the success that it was.
 *
 * @param <E> the entity
 * @param <C> what conditions on it are made with, as {@code OrderConditions}
 */
public abstract class EntityRepository<E, C> {

  /** Where requests are sent. */
  protected final TableAccess table;

  private final EntityWrites writes;
  private final EntityMapper<E, C> mapper;

  protected EntityRepository(TableAccess table, EntityWrites writes, EntityMapper<E, C> mapper) {
    this.table = table;
    this.writes = writes;
    this.mapper = mapper;
  }

  /**
   * Stores a new item: one PutItem, on the condition that its key is not taken. With
   * {@code @TimeToLive}, an item that has expired counts as absent.
   *
   * @return what is stored
   * @throws AlreadyExistsException if there is an item of that key; it is left as it was
   * @throws KeyValueException if a value cannot be part of a key, or makes it too long; before any
   *     request
   * @throws ItemMappingException if a value is missing or cannot be stored; before any request
   */
  public final E create(E entity) {
    return table.create(writes, mapper.item(entity), mapper);
  }

  /**
   * Stores an item: one PutItem, which replaces whatever its key holds.
   *
   * @return what is stored
   * @throws KeyValueException if a value cannot be part of a key, or makes it too long; before any
   *     request
   * @throws ItemMappingException if a value is missing or cannot be stored; before any request
   */
  public final E put(E entity) {
    return table.put(writes, mapper.item(entity), mapper);
  }

  /**
   * Stores an item: one PutItem, which replaces whatever its key holds; only if the condition holds
   * for what is stored.
   *
   * @param onlyIf makes the condition, as in {@code c -> c.status().eq(OPEN)}
   * @return what is stored
   * @throws ConditionFailedException if the condition does not hold; nothing is changed
   * @throws KeyValueException if a value cannot be part of a key, or makes it too long; before any
   *     request
   * @throws ItemMappingException if a value is missing or cannot be stored; before any request
   */
  public final E put(E entity, Function<C, Condition> onlyIf) {
    return table.put(writes, mapper.item(entity), onlyIf.apply(mapper.conditions()), mapper);
  }

  /**
   * Stores items, whatever their keys hold: BatchWriteItem, 25 items a request, each put at the
   * cost of a single one. It is no transaction. Items that DynamoDB leaves unprocessed are sent
   * again.
   *
   * @throws IllegalArgumentException if two of them have one key; before any request
   * @throws UnprocessedItemsException if items are still unprocessed after all retries: it holds
   *     them, all others are stored
   * @throws KeyValueException if a value cannot be part of a key, or makes it too long; before any
   *     request
   * @throws ItemMappingException if a value is missing or cannot be stored; before any request
   */
  public final void putBatch(Collection<E> entities) {
    table.putBatch(writes, entities, mapper::item);
  }

  /**
   * Stores what differs between the loaded item and the changed one: one UpdateItem. Where the keys
   * of an index change with it, all else that they are made of must be as it was loaded.
   *
   * @return what is stored
   * @throws ConditionFailedException if the item is gone, or keys of an index would not fit it;
   *     nothing is changed
   * @throws KeyValueException if a value cannot be part of a key, or makes it too long; before any
   *     request
   * @throws ItemMappingException if a value is missing or cannot be stored; before any request
   * @throws IllegalArgumentException if the primary keys of the two are different; before any
   *     request
   */
  public final E update(E loaded, E changed) {
    return table.update(writes, mapper.item(loaded), mapper.item(changed), mapper);
  }

  /**
   * Stores the changed item under its own key and deletes the loaded one: one TransactWriteItems,
   * at twice the write units of both. Its new key must not be taken, and the loaded one must be
   * there; what others changed of it since is lost.
   *
   * @return what is stored
   * @throws AlreadyExistsException if there is an item of the new key; nothing is changed
   * @throws ConditionFailedException if the loaded item is gone; nothing is changed
   * @throws TransactionFailedException if it conflicts with other writes of the same items, after
   *     all retries
   * @throws KeyValueException if a value cannot be part of a key, or makes it too long; before any
   *     request
   * @throws ItemMappingException if a value is missing or cannot be stored; before any request
   * @throws IllegalArgumentException if the primary keys of the two are the same; before any
   *     request
   */
  public final E move(E loaded, E changed) {
    return table.move(writes, mapper.item(loaded), mapper.item(changed), mapper);
  }

  /**
   * Deletes the item that has the entity's key, whatever else it holds: one DeleteItem.
   *
   * @throws KeyValueException if a value cannot be part of the key, or makes it too long; before
   *     any request
   */
  public final void delete(E entity) {
    table.delete(writes, mapper.key(entity));
  }

  /**
   * Deletes the item that has the entity's key, whatever else it holds: one DeleteItem; only if the
   * condition holds for it.
   *
   * @param onlyIf makes the condition, as in {@code c -> c.status().eq(OPEN)}
   * @throws ConditionFailedException if the condition does not hold; nothing is changed
   * @throws KeyValueException if a value cannot be part of the key, or makes it too long; before
   *     any request
   */
  public final void delete(E entity, Function<C, Condition> onlyIf) {
    table.delete(writes, mapper.key(entity), onlyIf.apply(mapper.conditions()));
  }
}
