package shop;

import dev.keyplan.runtime.AttributeCondition;
import dev.keyplan.runtime.AttributeValues;
import dev.keyplan.runtime.OrderedCondition;
import dev.keyplan.runtime.TextCondition;
import java.math.BigDecimal;
import java.time.Instant;
import javax.annotation.processing.Generated;

/**
 * Makes conditions on a stored {@link Order}: a write is carried out only if they hold when
 * DynamoDB gets to it. Each attribute is named as it is there.
 */
@Generated("dev.keyplan.processor.KeyplanProcessor")
public final class OrderConditions {
  OrderConditions() {
  }

  /**
   * On {@code orderId}.
   */
  public TextCondition orderId() {
    return new TextCondition(value -> AttributeValues.of("Order.orderId", value),
        OrderMapper.ORDER_ID);
  }

  /**
   * On {@code userId}.
   */
  public TextCondition userId() {
    return new TextCondition(value -> AttributeValues.of("Order.userId", value),
        OrderMapper.USER_ID);
  }

  /**
   * On {@code warehouseId}.
   */
  public TextCondition warehouseId() {
    return new TextCondition(value -> AttributeValues.of("Order.warehouseId", value),
        OrderMapper.WAREHOUSE_ID);
  }

  /**
   * On {@code status}.
   */
  public AttributeCondition<OrderStatus> status() {
    return new AttributeCondition<>(value -> AttributeValues.of("Order.status", value, OrderMapper.ORDER_STATUS_VALUES),
        OrderMapper.STATUS);
  }

  /**
   * On {@code createdAt}.
   */
  public OrderedCondition<Instant> createdAt() {
    return new OrderedCondition<>(value -> AttributeValues.of("Order.createdAt", value),
        OrderMapper.CREATED_AT);
  }

  /**
   * On {@code total}.
   */
  public OrderedCondition<BigDecimal> total() {
    return new OrderedCondition<>(value -> AttributeValues.of("Order.total", value),
        OrderMapper.TOTAL);
  }
}
