package shop;

import dev.keyplan.runtime.AsyncPagedQuery;
import dev.keyplan.runtime.AsyncTableAccess;
import dev.keyplan.runtime.AttributeValues;
import dev.keyplan.runtime.Condition;
import dev.keyplan.runtime.ItemUpdate;
import dev.keyplan.runtime.SortKeyCondition;
import java.time.Instant;
import java.util.Collection;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import javax.annotation.processing.Generated;

/**
 * Reads and writes {@link OrderSummary} items: one method for each access pattern. Safe for use
 * by several threads.
 *
 * <p>A write whose reply is lost is sent again by the SDK client. Where its own first attempt
 * then makes a condition fail, as the stored item shows, it is answered as the success that it
 * was.
 */
@Generated("dev.keyplan.processor.KeyplanProcessor")
public final class OrderSummaryAsyncRepository {
  private final AsyncTableAccess table;

  OrderSummaryAsyncRepository(AsyncTableAccess table) {
    this.table = table;
  }

  /**
   * {@link OrderSummary} items with this {@code userId}, ordered by {@code createdAt}, descending.
   * One Query on the table: {@code PK = USER#userId and begins_with(SK, ORDER#)}, backwards, 20 a
   * page; half a read unit per 4 KB read.
   *
   * @param userId must not be empty or hold {@code #}
   * @throws dev.keyplan.runtime.KeyValueException if an argument cannot be part of the key, or
   *     makes it too long; before any request
   */
  public AsyncPagedQuery<OrderSummary> ordersOfUser(String userId) {
    return table.query(
        OrderSummaryRepository.ORDERS_OF_USER,
        AttributeValues.text(OrderSummaryKeys.partitionKey(userId)),
        SortKeyCondition.beginsWith("ORDER#"),
        OrderSummaryMapper.reader());
  }

  /**
   * Stores a new item: one PutItem, on the condition that its key is not taken.
   *
   * @return what is stored
   * @throws dev.keyplan.runtime.AlreadyExistsException if there is an item of that key; it is left
   *     as it was
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   */
  public CompletableFuture<OrderSummary> create(OrderSummary orderSummary) {
    return table.create(
        OrderSummaryRepository.WRITES,
        OrderSummaryMapper.requestItem(orderSummary),
        OrderSummaryMapper::fromItem);
  }

  /**
   * Stores an item: one PutItem, which replaces whatever its key holds.
   *
   * @return what is stored
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   */
  public CompletableFuture<OrderSummary> put(OrderSummary orderSummary) {
    return table.put(
        OrderSummaryRepository.WRITES,
        OrderSummaryMapper.requestItem(orderSummary),
        OrderSummaryMapper::fromItem);
  }

  /**
   * Stores an item: one PutItem, which replaces whatever its key holds; only if the condition holds
   * for what is stored.
   *
   * @return what is stored
   * @throws dev.keyplan.runtime.ConditionFailedException if the condition does not hold; nothing is
   *     changed
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   */
  public CompletableFuture<OrderSummary> put(OrderSummary orderSummary,
      Function<OrderSummaryConditions, Condition> onlyIf) {
    return table.put(
        OrderSummaryRepository.WRITES,
        OrderSummaryMapper.requestItem(orderSummary),
        onlyIf.apply(new OrderSummaryConditions()),
        OrderSummaryMapper::fromItem);
  }

  /**
   * Stores items, whatever their keys hold: BatchWriteItem, 25 items a request, each put at the
   * cost of a single one. It is no transaction. Items that DynamoDB leaves unprocessed are sent
   * again.
   *
   * @throws IllegalArgumentException if two of them have one key; before any request
   * @throws dev.keyplan.runtime.UnprocessedItemsException if items are still unprocessed after all
   *     retries: it holds them, all others are stored
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   */
  public CompletableFuture<Void> putBatch(Collection<OrderSummary> items) {
    return table.putBatch(OrderSummaryRepository.WRITES, items, OrderSummaryMapper::requestItem);
  }

  /**
   * Starts an update of the item of that key, which must exist: {@link OrderSummaryUpdate#execute}
   * sends all that was called on it as one UpdateItem, with the keys of indexes in step.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public OrderSummaryUpdate<CompletableFuture<OrderSummary>> update(String userId,
      Instant createdAt, String orderId) {
    ItemUpdate<CompletableFuture<OrderSummary>> update = table.update(
        OrderSummaryRepository.WRITES,
        OrderSummaryKeys.primaryKey(userId, createdAt, orderId),
        OrderSummaryMapper::fromItem);
    return new OrderSummaryUpdate<>(update, userId, createdAt, orderId);
  }

  /**
   * Stores what differs between the loaded item and the changed one: one UpdateItem. Where the keys
   * of an index change with it, all else that they are made of must be as it was loaded.
   *
   * @return what is stored
   * @throws dev.keyplan.runtime.ConditionFailedException if the item is gone, or keys of an index
   *     would not fit it; nothing is changed
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   * @throws IllegalArgumentException if the primary keys of the two are different; before any
   *     request
   */
  public CompletableFuture<OrderSummary> update(OrderSummary loaded, OrderSummary changed) {
    return table.update(
        OrderSummaryRepository.WRITES,
        OrderSummaryMapper.requestItem(loaded),
        OrderSummaryMapper.requestItem(changed),
        OrderSummaryMapper::fromItem);
  }

  /**
   * Stores the changed item under its own key and deletes the loaded one: one TransactWriteItems,
   * at twice the write units of both. Its new key must not be taken, and the loaded one must be
   * there; what others changed of it since is lost.
   *
   * @return what is stored
   * @throws dev.keyplan.runtime.AlreadyExistsException if there is an item of the new key; nothing
   *     is changed
   * @throws dev.keyplan.runtime.ConditionFailedException if the loaded item is gone; nothing is
   *     changed
   * @throws dev.keyplan.runtime.TransactionFailedException if it conflicts with other writes of the
   *     same items, after all retries
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of a key, or makes it
   *     too long; before any request
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored;
   *     before any request
   * @throws IllegalArgumentException if the primary keys of the two are the same; before any
   *     request
   */
  public CompletableFuture<OrderSummary> move(OrderSummary loaded, OrderSummary changed) {
    return table.move(
        OrderSummaryRepository.WRITES,
        OrderSummaryMapper.requestItem(loaded),
        OrderSummaryMapper.requestItem(changed),
        OrderSummaryMapper::fromItem);
  }

  /**
   * Deletes the item of that key, if there is one: one DeleteItem.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public CompletableFuture<Void> delete(String userId, Instant createdAt, String orderId) {
    return table.delete(
        OrderSummaryRepository.WRITES,
        OrderSummaryKeys.primaryKey(userId, createdAt, orderId));
  }

  /**
   * Deletes the item of that key, if there is one: one DeleteItem; only if the condition holds for
   * it.
   *
   * @throws dev.keyplan.runtime.ConditionFailedException if the condition does not hold; nothing is
   *     changed
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public CompletableFuture<Void> delete(String userId, Instant createdAt, String orderId,
      Function<OrderSummaryConditions, Condition> onlyIf) {
    return table.delete(
        OrderSummaryRepository.WRITES,
        OrderSummaryKeys.primaryKey(userId, createdAt, orderId),
        onlyIf.apply(new OrderSummaryConditions()));
  }

  /**
   * Deletes the item that has its key, whatever else it holds: one DeleteItem.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public CompletableFuture<Void> delete(OrderSummary orderSummary) {
    return delete(orderSummary.userId(), orderSummary.createdAt(), orderSummary.orderId());
  }

  /**
   * Deletes the item that has its key, whatever else it holds: one DeleteItem; only if the
   * condition holds for it.
   *
   * @throws dev.keyplan.runtime.ConditionFailedException if the condition does not hold; nothing is
   *     changed
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public CompletableFuture<Void> delete(OrderSummary orderSummary,
      Function<OrderSummaryConditions, Condition> onlyIf) {
    return delete(orderSummary.userId(), orderSummary.createdAt(), orderSummary.orderId(), onlyIf);
  }
}
