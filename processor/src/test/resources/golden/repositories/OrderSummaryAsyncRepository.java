package shop;

import dev.keyplan.runtime.AsyncEntityRepository;
import dev.keyplan.runtime.AsyncPagedQuery;
import dev.keyplan.runtime.AsyncTableAccess;
import dev.keyplan.runtime.AttributeValues;
import dev.keyplan.runtime.Condition;
import dev.keyplan.runtime.ItemUpdate;
import dev.keyplan.runtime.SortKeyCondition;
import java.time.Instant;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import javax.annotation.processing.Generated;

/**
 * Reads and writes {@link OrderSummary} items: one method for each access pattern. Safe for use
 * by several threads.
 *
 * <p>All writes that take whole items are inherited: see {@link
 * dev.keyplan.runtime.AsyncEntityRepository} for what they do and cost.
 */
@Generated("dev.keyplan.processor.KeyplanProcessor")
public final class OrderSummaryAsyncRepository extends AsyncEntityRepository<OrderSummary, OrderSummaryConditions> {
  OrderSummaryAsyncRepository(AsyncTableAccess table) {
    super(table, OrderSummaryRepository.WRITES, OrderSummaryMapper.INSTANCE);
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
        OrderSummaryMapper.INSTANCE);
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
        OrderSummaryMapper.INSTANCE);
    return new OrderSummaryUpdate<>(update, userId, createdAt, orderId);
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
}
