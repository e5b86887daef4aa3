package dev.keyplan.runtime;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A transaction that DynamoDB cancelled: a condition of one of its actions did not hold, or it was
 * cancelled again and again because of other writes to the same items, or for want of capacity.
 * Nothing was written.
 */
public final class TransactionFailedException extends KeyplanException {

  private static final long serialVersionUID = 1L;

  private final transient List<Leg> legs;

  /**
   * @param legs all actions, in the order of the request
   */
  public TransactionFailedException(String message, List<Leg> legs, Throwable cause) {
    super(message, cause);
    this.legs = List.copyOf(legs);
  }

  /** All actions, in the order of the request; none after deserialization. */
  public List<Leg> legs() {
    return legs == null ? List.of() : legs;
  }

  /**
   * The cancellation code of each action of the last attempt, as {@code None} or {@code
   * TransactionConflict} (Amazon DynamoDB API Reference, "TransactWriteItems"); none after
   * deserialization.
   */
  public List<String> reasons() {
    return legs().stream().map(Leg::reason).toList();
  }

  /**
   * One action of a cancelled transaction.
   *
   * @param entity the simple name of the entity
   * @param operation as in {@code create}
   * @param key the primary key of the item, or of the guard item of a unique attribute
   * @param reason the cancellation code, {@code None} if this action is not why
   * @param item the item as it is stored, if a condition on it did not hold; empty if there is none
   * @param failure what the write would have thrown alone; empty unless its condition did not hold
   */
  public record Leg(
      String entity,
      String operation,
      Map<String, AttributeValue> key,
      String reason,
      Map<String, AttributeValue> item,
      Optional<KeyplanException> failure) {}
}
