package shop;

import dev.keyplan.runtime.AttributeValues;
import dev.keyplan.runtime.Condition;
import dev.keyplan.runtime.EntityUpdate;
import dev.keyplan.runtime.ItemUpdate;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import javax.annotation.processing.Generated;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Changes of one {@link OrderSummary}, which {@link #execute()} sends as one UpdateItem. What is
 * not named here stays as it is. Not for use by several threads.
 *
 * <p>It costs a write unit for each KB of the item, before or after, whichever is more.
 *
 * @param <R> what {@link #execute()} answers: what is stored, or a future of it
 */
@Generated("dev.keyplan.processor.KeyplanProcessor")
public final class OrderSummaryUpdate<R> extends EntityUpdate<R> {
  private final String userId;

  private final Instant createdAt;

  private final String orderId;

  OrderSummaryUpdate(ItemUpdate<R> update, String userId, Instant createdAt, String orderId) {
    super(update);
    this.userId = userId;
    this.createdAt = createdAt;
    this.orderId = orderId;
  }

  /**
   * Sets {@code total}.
   */
  public OrderSummaryUpdate<R> total(BigDecimal total) {
    update.set(AttributeValues.of("OrderSummary.total", total), OrderSummaryMapper.TOTAL);
    return this;
  }

  /**
   * Adds to {@code total}, whatever it is: atomic, but done twice where a reply is lost and the
   * request sent again, unless it is in a transaction.
   */
  public OrderSummaryUpdate<R> addTotal(BigDecimal total) {
    update.add(AttributeValues.of("OrderSummary.total", total), OrderSummaryMapper.TOTAL);
    return this;
  }

  /**
   * Carried out only if the stored item meets the condition; further ones must hold too.
   */
  public OrderSummaryUpdate<R> onlyIf(Function<OrderSummaryConditions, Condition> condition) {
    update.onlyIf(condition.apply(new OrderSummaryConditions()));
    return this;
  }

  /**
   * Makes the item if it is not there. All that a new one must have has to be set.
   */
  public OrderSummaryUpdate<R> upsert() {
    Map<String, AttributeValue> fixed = new LinkedHashMap<>();
    fixed.put("entityType", AttributeValues.text("OrderSummary"));
    fixed.put(OrderSummaryMapper.USER_ID, AttributeValues.of("OrderSummary.userId", userId));
    fixed.put(OrderSummaryMapper.CREATED_AT,
        AttributeValues.of("OrderSummary.createdAt", createdAt));
    fixed.put(OrderSummaryMapper.ORDER_ID, AttributeValues.of("OrderSummary.orderId", orderId));
    update.upsert(fixed);
    return this;
  }

  @Override
  protected void prepare() {
    update.require(OrderSummaryMapper.TOTAL);
  }
}
