package shop;

import dev.keyplan.runtime.AlreadyExistsException;
import dev.keyplan.runtime.AsyncPagedQuery;
import dev.keyplan.runtime.AsyncTableAccess;
import dev.keyplan.runtime.AttributeValues;
import dev.keyplan.runtime.ItemMappingException;
import dev.keyplan.runtime.KeyValueException;
import dev.keyplan.runtime.SortKeyCondition;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import javax.annotation.processing.Generated;

/**
 * Reads and writes {@link OrderSummary} items: one method for each access pattern. Safe for use
 * by several threads.
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
   * @throws KeyValueException if an argument cannot be part of the key, or makes it too long;
   *     before any request
   */
  public AsyncPagedQuery<OrderSummary> ordersOfUser(String userId) {
    return table.query(
        OrderSummaryRepository.ORDERS_OF_USER,
        AttributeValues.text(OrderSummaryKeys.partitionKey(userId)),
        SortKeyCondition.beginsWith("ORDER#"),
        OrderSummaryMapper::fromItem);
  }

  /**
   * Stores a new item: one PutItem, on the condition that its key is not taken.
   *
   * @return what is stored
   * @throws AlreadyExistsException if there is an item of that key; it is left as it was
   * @throws KeyValueException if a value cannot be part of a key, or makes it too long; before any
   *     request
   * @throws ItemMappingException if a value is missing or cannot be stored; before any request
   */
  public CompletableFuture<OrderSummary> create(OrderSummary orderSummary) {
    return table.create(
        OrderSummaryRepository.WRITES,
        OrderSummaryMapper.toItem(orderSummary),
        OrderSummaryMapper::fromItem);
  }

  /**
   * Stores an item: one PutItem, which replaces whatever its key holds.
   *
   * @return what is stored
   * @throws KeyValueException if a value cannot be part of a key, or makes it too long; before any
   *     request
   * @throws ItemMappingException if a value is missing or cannot be stored; before any request
   */
  public CompletableFuture<OrderSummary> put(OrderSummary orderSummary) {
    return table.put(
        OrderSummaryRepository.WRITES,
        OrderSummaryMapper.toItem(orderSummary),
        OrderSummaryMapper::fromItem);
  }

  /**
   * Deletes the item of that key, if there is one: one DeleteItem.
   *
   * @throws KeyValueException if a value cannot be part of the key, or makes it too long; before
   *     any request
   */
  public CompletableFuture<Void> delete(String userId, Instant createdAt, String orderId) {
    return table.delete(
        OrderSummaryRepository.WRITES,
        OrderSummaryKeys.primaryKey(userId, createdAt, orderId));
  }

  /**
   * Deletes the item that has its key, whatever else it holds: one DeleteItem.
   *
   * @throws KeyValueException if a value cannot be part of the key, or makes it too long; before
   *     any request
   */
  public CompletableFuture<Void> delete(OrderSummary orderSummary) {
    return delete(orderSummary.userId(), orderSummary.createdAt(), orderSummary.orderId());
  }
}
