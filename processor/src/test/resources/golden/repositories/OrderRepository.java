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
import javax.annotation.processing.Generated;

/**
 * Reads and writes {@link Order} items: one method for each access pattern. Safe for use by
 * several threads.
 */
@Generated("dev.keyplan.processor.KeyplanProcessor")
public final class OrderRepository {
  static final QueryPattern OPEN_ORDERS_IN_WAREHOUSE = QueryPattern
      .on("OrdersTable", "openOrdersInWarehouse")
      .index("GSI1")
      .partitionKey("GSI1PK")
      .sortKey("GSI1SK")
      .tableKey("PK", "SK")
      .build();

  static final EntityWrites WRITES = EntityWrites.of("Order", "PK", "SK");

  private final TableAccess table;

  OrderRepository(TableAccess table) {
    this.table = table;
  }

  /**
   * {@link OpenOrder} items with this {@code warehouseId} and {@code status = OPEN}, ordered by
   * {@code createdAt}. One Query on GSI1: {@code GSI1PK = WAREHOUSE#warehouseId#OPEN}; half a read
   * unit per 4 KB read.
   *
   * @param warehouseId must not be empty or hold {@code #}
   * @throws KeyValueException if an argument cannot be part of the key, or makes it too long;
   *     before any request
   */
  public PagedQuery<OpenOrder> openOrdersInWarehouse(String warehouseId) {
    return table.query(
        OPEN_ORDERS_IN_WAREHOUSE,
        AttributeValues.text(OrderKeys.gsi1PartitionKey(warehouseId)),
        SortKeyCondition.all(),
        OpenOrderMapper::fromItem);
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
  public Order create(Order order) {
    return table.create(WRITES, OrderMapper.toItem(order), OrderMapper::fromItem);
  }

  /**
   * Stores an item: one PutItem, which replaces whatever its key holds.
   *
   * @return what is stored
   * @throws KeyValueException if a value cannot be part of a key, or makes it too long; before any
   *     request
   * @throws ItemMappingException if a value is missing or cannot be stored; before any request
   */
  public Order put(Order order) {
    return table.put(WRITES, OrderMapper.toItem(order), OrderMapper::fromItem);
  }

  /**
   * Deletes the item of that key, if there is one: one DeleteItem.
   *
   * @throws KeyValueException if a value cannot be part of the key, or makes it too long; before
   *     any request
   */
  public void delete(String orderId) {
    table.delete(WRITES, OrderKeys.primaryKey(orderId));
  }

  /**
   * Deletes the item that has its key, whatever else it holds: one DeleteItem.
   *
   * @throws KeyValueException if a value cannot be part of the key, or makes it too long; before
   *     any request
   */
  public void delete(Order order) {
    delete(order.orderId());
  }
}
