package shop;

import dev.keyplan.runtime.AttributeValues;
import dev.keyplan.runtime.Condition;
import dev.keyplan.runtime.EntityRepository;
import dev.keyplan.runtime.EntityWrites;
import dev.keyplan.runtime.ItemUpdate;
import dev.keyplan.runtime.PagedQuery;
import dev.keyplan.runtime.QueryPattern;
import dev.keyplan.runtime.SortKeyCondition;
import dev.keyplan.runtime.TableAccess;
import java.time.Instant;
import java.util.function.Function;
import javax.annotation.processing.Generated;

/**
 * Reads and writes {@link OrderSummary} items: one method for each access pattern. Safe for use
 * by several threads.
 *
 * <p>All writes that take whole items are inherited: see {@link
 * dev.keyplan.runtime.EntityRepository} for what they do and cost.
 */
@Generated("dev.keyplan.processor.KeyplanProcessor")
public final class OrderSummaryRepository extends EntityRepository<OrderSummary, OrderSummaryConditions> {
  static final QueryPattern ORDERS_OF_USER = QueryPattern.on("OrdersTable", "ordersOfUser")
      .partitionKey("PK")
      .sortKey("SK")
      .backwards()
      .pageSize(20)
      .build();

  static final EntityWrites WRITES = EntityWrites.of("OrderSummary", "PK", "SK");

  OrderSummaryRepository(TableAccess table) {
    super(table, WRITES, OrderSummaryMapper.INSTANCE);
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
  public PagedQuery<OrderSummary> ordersOfUser(String userId) {
    return table.query(
        ORDERS_OF_USER,
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
  public OrderSummaryUpdate<OrderSummary> update(String userId, Instant createdAt, String orderId) {
    ItemUpdate<OrderSummary> update = table.update(
        WRITES,
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
  public void delete(String userId, Instant createdAt, String orderId) {
    table.delete(WRITES, OrderSummaryKeys.primaryKey(userId, createdAt, orderId));
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
  public void delete(String userId, Instant createdAt, String orderId,
      Function<OrderSummaryConditions, Condition> onlyIf) {
    table.delete(
        WRITES,
        OrderSummaryKeys.primaryKey(userId, createdAt, orderId),
        onlyIf.apply(new OrderSummaryConditions()));
  }
}
