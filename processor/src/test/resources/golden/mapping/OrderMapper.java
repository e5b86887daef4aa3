package shop;

import dev.keyplan.runtime.AttributeMap;
import dev.keyplan.runtime.AttributeReader;
import dev.keyplan.runtime.AttributeValues;
import dev.keyplan.runtime.EntityMapper;
import java.time.Instant;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * How {@link Order} is stored in the table {@code orders-service}:
 * the names of its attributes, and the way to an item and back.
 */
public final class OrderMapper implements EntityMapper<Order, OrderConditions> {
  public static final String ORDER_ID = "orderId";

  public static final String USER_ID = "userId";

  public static final String WAREHOUSE_ID = "warehouseId";

  public static final String STATUS = "status";

  public static final String CREATED_AT = "createdAt";

  public static final String TOTAL = "total";

  static final OrderMapper INSTANCE = new OrderMapper();

  private static final AttributeValue ENTITY_TYPE_VALUE = AttributeValues.text("Order");

  static final AttributeValue[] ORDER_STATUS_VALUES = AttributeValues.constants(OrderStatus.values());

  private OrderMapper() {
  }

  /**
   * The item that stores it, with the key of the table and of each index it is in.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a part of a key is missing or cannot
   *     stand in it
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored
   */
  public static Map<String, AttributeValue> toItem(Order order) {
    return requestItem(order).toMap();
  }

  /**
   * The same for a request, which copies it.
   */
  static AttributeMap requestItem(Order order) {
    AttributeMap item = new AttributeMap(11);
    item.put("PK", AttributeValues.text(OrderKeys.partitionKey(order.orderId())));
    item.put("SK", AttributeValues.text(OrderKeys.sortKey()));
    item.put("entityType", ENTITY_TYPE_VALUE);
    item.put(ORDER_ID, AttributeValues.of("Order.orderId", order.orderId()));
    item.put(USER_ID, AttributeValues.of("Order.userId", order.userId()));
    item.put(WAREHOUSE_ID, AttributeValues.of("Order.warehouseId", order.warehouseId()));
    item.put(STATUS, AttributeValues.of("Order.status", order.status(), ORDER_STATUS_VALUES));
    item.put(CREATED_AT, AttributeValues.of("Order.createdAt", order.createdAt()));
    item.put(TOTAL, AttributeValues.of("Order.total", order.total()));
    putGsi1Keys(item, order.warehouseId(), order.createdAt(), order.status());
    return item;
  }

  /**
   * What an item stores. Attributes unknown here are passed over.
   *
   * @throws dev.keyplan.runtime.ItemMappingException if an attribute is missing or of another
   *     form, or if {@code Order} refuses the values; it names the item's key
   */
  public static Order fromItem(Map<String, AttributeValue> item) {
    try {
      return new Order(
          AttributeReader.asString("Order.orderId", item.get(ORDER_ID)),
          AttributeReader.asString("Order.userId", item.get(USER_ID)),
          AttributeReader.asString("Order.warehouseId", item.get(WAREHOUSE_ID)),
          AttributeReader.asEnum("Order.status", item.get(STATUS), OrderStatus.class),
          AttributeReader.asInstant("Order.createdAt", item.get(CREATED_AT)),
          AttributeReader.asBigDecimal("Order.total", item.get(TOTAL)));
    } catch (RuntimeException e) {
      throw AttributeReader.unreadable("Order", item, e, "PK", "SK");
    }
  }

  /**
   * Stores the keys of the index {@code GSI1}, if an item with these attributes is in it.
   */
  static void putGsi1Keys(Map<String, AttributeValue> item, String warehouseId, Instant createdAt,
      OrderStatus status) {
    if (status == OrderStatus.OPEN) {
      item.put("GSI1PK", AttributeValues.text(OrderKeys.gsi1PartitionKey(warehouseId)));
      item.put("GSI1SK", AttributeValues.text(OrderKeys.gsi1SortKey(createdAt)));
    }
  }

  @Override
  public Order apply(Map<String, AttributeValue> item) {
    return fromItem(item);
  }

  @Override
  public AttributeMap item(Order order) {
    return requestItem(order);
  }

  @Override
  public Map<String, AttributeValue> key(Order order) {
    return OrderKeys.primaryKey(order.orderId());
  }

  @Override
  public OrderConditions conditions() {
    return new OrderConditions();
  }
}
