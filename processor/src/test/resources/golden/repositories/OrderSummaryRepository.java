package shop;

import dev.keyplan.runtime.AlreadyExistsException;
import dev.keyplan.runtime.AttributeValues;
import dev.keyplan.runtime.EntityWrites;
import dev.keyplan.runtime.ItemMappingException;
import dev.keyplan.runtime.KeyValueException;
import dev.keyplan.runtime.PagedQuery;
import dev.keyplan.runtime.QueryPattern;
import dev.keyplan.runtime.SortKeyCondition;
import dev.keyplan.runtime.TableAccess;
import java.time.Instant;
import javax.annotation.processing.Generated;

/**
 * Reads and writes {@link OrderSummary} items: one method for each access pattern. Safe for use
 * by several threads.
 */
@Generated("dev.keyplan.processor.KeyplanProcessor")
public final class OrderSummaryRepository {
  static final QueryPattern ORDERS_OF_USER = QueryPattern.on("OrdersTable", "ordersOfUser")
      .partitionKey("PK")
      .sortKey("SK")
      .backwards()
      .pageSize(20)
      .build();

  static final EntityWrites WRITES = EntityWrites.of("OrderSummary", "PK", "SK");

  private final TableAccess table;

  OrderSummaryRepository(TableAccess table) {
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
  public PagedQuery<OrderSummary> ordersOfUser(String userId) {
    return table.query(
        ORDERS_OF_USER,
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
  public OrderSummary create(OrderSummary orderSummary) {
    return table.create(
        WRITES,
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
  public OrderSummary put(OrderSummary orderSummary) {
    return table.put(WRITES, OrderSummaryMapper.toItem(orderSummary), OrderSummaryMapper::fromItem);
  }

  /**
   * Deletes the item of that key, if there is one: one DeleteItem.
   *
   * @throws KeyValueException if a value cannot be part of the key, or makes it too long; before
   *     any request
   */
  public void delete(String userId, Instant createdAt, String orderId) {
    table.delete(WRITES, OrderSummaryKeys.primaryKey(userId, createdAt, orderId));
  }

  /**
   * Deletes the item that has its key, whatever else it holds: one DeleteItem.
   *
   * @throws KeyValueException if a value cannot be part of the key, or makes it too long; before
   *     any request
   */
  public void delete(OrderSummary orderSummary) {
    delete(orderSummary.userId(), orderSummary.createdAt(), orderSummary.orderId());
  }
}
