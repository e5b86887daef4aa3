package dev.keyplan.runtime;

import java.util.Collection;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;

/**
 * The asynchronous twin of {@link EntityRepository}: the same writes at the same cost, which no
 * thread waits for. What DynamoDB refuses fails the future; what is wrong with an argument does so
 * too, or is thrown by the call itself.
 *
 * @param <E> the entity
 * @param <C> what conditions on it are made with, as {@code OrderConditions}
 */
public abstract class AsyncEntityRepository<E, C> {

  /** Where requests are sent. */
  protected final AsyncTableAccess table;

  private final EntityWrites writes;
  private final EntityMapper<E, C> mapper;

  protected AsyncEntityRepository(
      AsyncTableAccess table, EntityWrites writes, EntityMapper<E, C> mapper) {
    this.table = table;
    this.writes = writes;
    this.mapper = mapper;
  }

  /**
   * Stores a new item: one PutItem, on the condition that its key is not taken.
   *
   * @return what is stored, or the failure
   * @see EntityRepository#create
   */
  public final CompletableFuture<E> create(E entity) {
    return table.create(writes, mapper.item(entity), mapper);
  }

  /**
   * Stores an item: one PutItem, which replaces whatever its key holds.
   *
   * @return what is stored, or the failure
   * @see EntityRepository#put(Object)
   */
  public final CompletableFuture<E> put(E entity) {
    return table.put(writes, mapper.item(entity), mapper);
  }

  /**
   * Stores an item: one PutItem, which replaces whatever its key holds; only if the condition holds
   * for what is stored.
   *
   * @return what is stored, or the failure
   * @see EntityRepository#put(Object, Function)
   */
  public final CompletableFuture<E> put(E entity, Function<C, Condition> onlyIf) {
    return table.put(writes, mapper.item(entity), onlyIf.apply(mapper.conditions()), mapper);
  }

  /**
   * Stores items, whatever their keys hold: BatchWriteItem, 25 items a request, each put at the
   * cost of a single one. It is no transaction.
   *
   * @return done once all are stored, or the failure
   * @see EntityRepository#putBatch
   */
  public final CompletableFuture<Void> putBatch(Collection<E> entities) {
    return table.putBatch(writes, entities, mapper::item);
  }

  /**
   * Stores what differs between the loaded item and the changed one: one UpdateItem.
   *
   * @return what is stored, or the failure
   * @see EntityRepository#update
   */
  public final CompletableFuture<E> update(E loaded, E changed) {
    return table.update(writes, mapper.item(loaded), mapper.item(changed), mapper);
  }

  /**
   * Stores the changed item under its own key and deletes the loaded one: one TransactWriteItems,
   * at twice the write units of both.
   *
   * @return what is stored, or the failure
   * @see EntityRepository#move
   */
  public final CompletableFuture<E> move(E loaded, E changed) {
    return table.move(writes, mapper.item(loaded), mapper.item(changed), mapper);
  }

  /**
   * Deletes the item that has the entity's key, whatever else it holds: one DeleteItem.
   *
   * @return done once it is deleted, or the failure
   * @see EntityRepository#delete(Object)
   */
  public final CompletableFuture<Void> delete(E entity) {
    return table.delete(writes, mapper.key(entity));
  }

  /**
   * Deletes the item that has the entity's key, whatever else it holds: one DeleteItem; only if the
   * condition holds for it.
   *
   * @return done once it is deleted, or the failure
   * @see EntityRepository#delete(Object, Function)
   */
  public final CompletableFuture<Void> delete(E entity, Function<C, Condition> onlyIf) {
    return table.delete(writes, mapper.key(entity), onlyIf.apply(mapper.conditions()));
  }
}
