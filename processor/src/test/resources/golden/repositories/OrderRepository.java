package shop;

import dev.keyplan.runtime.AttributeValues;
import dev.keyplan.runtime.Condition;
import dev.keyplan.runtime.EntityRepository;
import dev.keyplan.runtime.EntityWrites;
import dev.keyplan.runtime.IndexKeys;
import dev.keyplan.runtime.ItemUpdate;
import dev.keyplan.runtime.PagedQuery;
import dev.keyplan.runtime.QueryPattern;
import dev.keyplan.runtime.SortKeyCondition;
import dev.keyplan.runtime.TableAccess;
import java.util.function.Function;
import javax.annotation.processing.Generated;

/**
 * Reads and writes {@link Order} items: one method for each access pattern. Safe for use by
 * several threads.
 *
 * <p>All writes that take whole items are inherited: see {@link
 * dev.keyplan.runtime.EntityRepository} for what they do and cost.
 */
@Generated("dev.keyplan.processor.KeyplanProcessor")
public final class OrderRepository extends EntityRepository<Order, OrderConditions> {
  static final QueryPattern OPEN_ORDERS_IN_WAREHOUSE = QueryPattern
      .on("OrdersTable", "openOrdersInWarehouse")
      .index("GSI1")
      .partitionKey("GSI1PK")
      .sortKey("GSI1SK")
      .tableKey("PK", "SK")
      .build();

  static final EntityWrites WRITES = EntityWrites.of("Order", "PK", "SK")
      .index(
          IndexKeys.of("GSI1PK", "GSI1SK")
              .dependingOn("warehouseId")
              .dependingOn("createdAt")
              .dependingOn("status"));

  OrderRepository(TableAccess table) {
    super(table, WRITES, OrderMapper.INSTANCE);
  }

  /**
   * {@link OpenOrder} items with this {@code warehouseId} and {@code status = OPEN}, ordered by
   * {@code createdAt}. One Query on GSI1: {@code GSI1PK = WAREHOUSE#warehouseId#OPEN}; half a read
   * unit per 4 KB read.
   *
   * @param warehouseId must not be empty or hold {@code #}
   * @throws dev.keyplan.runtime.KeyValueException if an argument cannot be part of the key, or
   *     makes it too long; before any request
   */
  public PagedQuery<OpenOrder> openOrdersInWarehouse(String warehouseId) {
    return table.query(
        OPEN_ORDERS_IN_WAREHOUSE,
        AttributeValues.text(OrderKeys.gsi1PartitionKey(warehouseId)),
        SortKeyCondition.all(),
        OpenOrderMapper.INSTANCE);
  }

  /**
   * Starts an update of the item of that key, which must exist: {@link OrderUpdate#execute} sends
   * all that was called on it as one UpdateItem, with the keys of indexes in step.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public OrderUpdate<Order> update(String orderId) {
    ItemUpdate<Order> update = table.update(
        WRITES,
        OrderKeys.primaryKey(orderId),
        OrderMapper.INSTANCE);
    return new OrderUpdate<>(update, orderId);
  }

  /**
   * Deletes the item of that key, if there is one: one DeleteItem.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public void delete(String orderId) {
    table.delete(WRITES, OrderKeys.primaryKey(orderId));
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
  public void delete(String orderId, Function<OrderConditions, Condition> onlyIf) {
    table.delete(WRITES, OrderKeys.primaryKey(orderId), onlyIf.apply(new OrderConditions()));
  }
}
