package shop;

import dev.keyplan.runtime.AttributeValues;
import dev.keyplan.runtime.Condition;
import dev.keyplan.runtime.EntityWrites;
import dev.keyplan.runtime.IndexKeys;
import dev.keyplan.runtime.ItemUpdate;
import dev.keyplan.runtime.PagedQuery;
import dev.keyplan.runtime.QueryPattern;
import dev.keyplan.runtime.SortKeyCondition;
import dev.keyplan.runtime.TableAccess;
import java.util.Collection;
import java.util.function.Function;
import javax.annotation.processing.Generated;

/**
 * Reads and writes {@link Order} items: one method for each access pattern. Safe for use by
 * several threads.
 *
 * <p>A write whose reply is lost is sent again by the SDK client. Where its own first attempt
 * then makes a condition fail, as the stored item shows, it is answered as the success that it
 * was.
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

  static final EntityWrites WRITES = EntityWrites.of("Order", "PK", "SK")
      .index(
          IndexKeys.of("GSI1PK", "GSI1SK")
              .dependingOn("warehouseId")
              .dependingOn("createdAt")
              .dependingOn("status"));

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
   * @throws dev.keyplan.runtime.KeyValueException if an argument cannot be part of the key, or
   *     makes it too long; before any request
   */
  public PagedQuery<OpenOrder> openOrdersInWarehouse(String warehouseId) {
    return table.query(
        OPEN_ORDERS_IN_WAREHOUSE,
        AttributeValues.text(OrderKeys.gsi1PartitionKey(warehouseId)),
        SortKeyCondition.all(),
        OpenOrderMapper.reader());
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
  public Order create(Order order) {
    return table.create(WRITES, OrderMapper.requestItem(order), OrderMapper::fromItem);
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
  public Order put(Order order) {
    return table.put(WRITES, OrderMapper.requestItem(order), OrderMapper::fromItem);
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
  public Order put(Order order, Function<OrderConditions, Condition> onlyIf) {
    return table.put(
        WRITES,
        OrderMapper.requestItem(order),
        onlyIf.apply(new OrderConditions()),
        OrderMapper::fromItem);
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
  public void putBatch(Collection<Order> items) {
    table.putBatch(WRITES, items, OrderMapper::requestItem);
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
        OrderMapper::fromItem);
    return new OrderUpdate<>(update, orderId);
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
  public Order update(Order loaded, Order changed) {
    return table.update(
        WRITES,
        OrderMapper.requestItem(loaded),
        OrderMapper.requestItem(changed),
        OrderMapper::fromItem);
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
  public Order move(Order loaded, Order changed) {
    return table.move(
        WRITES,
        OrderMapper.requestItem(loaded),
        OrderMapper.requestItem(changed),
        OrderMapper::fromItem);
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

  /**
   * Deletes the item that has its key, whatever else it holds: one DeleteItem.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a value cannot be part of the key, or makes it
   *     too long; before any request
   */
  public void delete(Order order) {
    delete(order.orderId());
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
  public void delete(Order order, Function<OrderConditions, Condition> onlyIf) {
    delete(order.orderId(), onlyIf);
  }
}
