package shop;

import dev.keyplan.runtime.AttributeValues;
import dev.keyplan.runtime.Condition;
import dev.keyplan.runtime.EntityUpdate;
import dev.keyplan.runtime.ItemUpdate;
import dev.keyplan.runtime.Part;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import javax.annotation.processing.Generated;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Changes of one {@link Order}, which {@link #execute()} sends as one UpdateItem. What is not
 * named here stays as it is. Not for use by several threads.
 *
 * <p>It costs a write unit for each KB of the item, before or after, whichever is more; and for
 * each index that holds a changed attribute, one for each KB of what it holds, or two where its
 * key changes.
 *
 * @param <R> what {@link #execute()} answers: what is stored, or a future of it
 */
@Generated("dev.keyplan.processor.KeyplanProcessor")
public final class OrderUpdate<R> extends EntityUpdate<R> {
  private final String orderId;

  private final Part<String> warehouseId = new Part<>("warehouseId",
      value -> AttributeValues.of("Order.warehouseId", value), OrderMapper.WAREHOUSE_ID);

  private final Part<Instant> createdAt = new Part<>("createdAt",
      value -> AttributeValues.of("Order.createdAt", value), OrderMapper.CREATED_AT);

  private final Part<OrderStatus> status = new Part<>("status",
      value -> AttributeValues.of("Order.status", value, OrderMapper.ORDER_STATUS_VALUES),
      OrderMapper.STATUS);

  OrderUpdate(ItemUpdate<R> update, String orderId) {
    super(update);
    this.orderId = orderId;
  }

  /**
   * Sets {@code userId}.
   */
  public OrderUpdate<R> userId(String userId) {
    update.set(AttributeValues.of("Order.userId", userId), OrderMapper.USER_ID);
    return this;
  }

  /**
   * Sets {@code warehouseId}. The keys of the index {@code GSI1} depend on it: they are set or
   * removed with it, which costs up to two writes more for each index.
   *
   * @param expectedCreatedAt {@code createdAt} as it is stored: a condition, never written
   * @param expectedStatus {@code status} as it is stored: a condition, never written
   */
  public OrderUpdate<R> warehouseId(String warehouseId, Instant expectedCreatedAt,
      OrderStatus expectedStatus) {
    update.set(AttributeValues.of("Order.warehouseId", warehouseId), OrderMapper.WAREHOUSE_ID);
    this.warehouseId.set(warehouseId);
    createdAt.expect(expectedCreatedAt);
    status.expect(expectedStatus);
    return this;
  }

  /**
   * Sets {@code status}. The keys of the index {@code GSI1} depend on it: they are set or removed
   * with it, which costs up to two writes more for each index.
   *
   * @param expectedWarehouseId {@code warehouseId} as it is stored: a condition, never written
   * @param expectedCreatedAt {@code createdAt} as it is stored: a condition, never written
   */
  public OrderUpdate<R> status(OrderStatus status, String expectedWarehouseId,
      Instant expectedCreatedAt) {
    update.set(AttributeValues.of("Order.status", status, OrderMapper.ORDER_STATUS_VALUES),
        OrderMapper.STATUS);
    this.status.set(status);
    warehouseId.expect(expectedWarehouseId);
    createdAt.expect(expectedCreatedAt);
    return this;
  }

  /**
   * Sets {@code createdAt}. The keys of the index {@code GSI1} depend on it: they are set or
   * removed with it, which costs up to two writes more for each index.
   *
   * @param expectedWarehouseId {@code warehouseId} as it is stored: a condition, never written
   * @param expectedStatus {@code status} as it is stored: a condition, never written
   */
  public OrderUpdate<R> createdAt(Instant createdAt, String expectedWarehouseId,
      OrderStatus expectedStatus) {
    update.set(AttributeValues.of("Order.createdAt", createdAt), OrderMapper.CREATED_AT);
    this.createdAt.set(createdAt);
    warehouseId.expect(expectedWarehouseId);
    status.expect(expectedStatus);
    return this;
  }

  /**
   * Sets {@code total}. It is written to the index {@code GSI1} too.
   */
  public OrderUpdate<R> total(BigDecimal total) {
    update.set(AttributeValues.of("Order.total", total), OrderMapper.TOTAL);
    return this;
  }

  /**
   * Adds to {@code total}, whatever it is: atomic, but done twice where a reply is lost and the
   * request sent again, unless it is in a transaction. It is written to the index {@code GSI1} too.
   */
  public OrderUpdate<R> addTotal(BigDecimal total) {
    update.add(AttributeValues.of("Order.total", total), OrderMapper.TOTAL);
    return this;
  }

  /**
   * Carried out only if the stored item meets the condition; further ones must hold too.
   */
  public OrderUpdate<R> onlyIf(Function<OrderConditions, Condition> condition) {
    update.onlyIf(condition.apply(new OrderConditions()));
    return this;
  }

  /**
   * Makes the item if it is not there. All that a new one must have has to be set, and all that
   * keys of indexes depend on set or removed.
   */
  public OrderUpdate<R> upsert() {
    Map<String, AttributeValue> fixed = new LinkedHashMap<>();
    fixed.put("entityType", AttributeValues.text("Order"));
    fixed.put(OrderMapper.ORDER_ID, AttributeValues.of("Order.orderId", orderId));
    update.upsert(fixed);
    return this;
  }

  @Override
  protected void prepare() {
    update.require(OrderMapper.USER_ID);
    update.require(OrderMapper.WAREHOUSE_ID);
    update.require(OrderMapper.STATUS);
    update.require(OrderMapper.CREATED_AT);
    update.require(OrderMapper.TOTAL);
    if (update.touches(warehouseId, createdAt, status)) {
      Map<String, AttributeValue> keys = new HashMap<>();
      OrderMapper.putGsi1Keys(keys, warehouseId.value(), createdAt.value(), status.value());
      update.keys(keys, "GSI1PK", "GSI1SK");
    }
  }
}
