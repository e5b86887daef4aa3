package dev.keyplan.runtime;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A transaction that DynamoDB cancelled: a condition of one of its actions did not hold, or it was
 * cancelled again and again because of other writes to the same items, or for want of capacity.
 * Nothing was written, unless the cause is a {@code TransactionInProgressException}: then an
 * earlier attempt may yet be carried out, and executing the same transaction again tells.
 */
public final class TransactionFailedException extends KeyplanException {

  private static final long serialVersionUID = 1L;

  private final transient List<Leg> legs;

  /**
   * @param legs all actions, in the order of the request; none if it was refused as a whole
   */
  public TransactionFailedException(String message, List<Leg> legs, Throwable cause) {
    super(message, cause);
    this.legs = List.copyOf(legs);
  }

  /**
   * All actions, in the order of the request, guards of unique attributes included; none if the
   * transaction was refused as a whole, and after deserialization.
   */
  public List<Leg> legs() {
    return legs == null ? List.of() : legs;
  }

  /**
   * The action on an item.
   *
   * @param key the primary key, as {@code OrderKeys.primaryKey(…)} makes it; where the transaction
   *     is of several tables, the first that has an action on it
   */
  public Optional<Leg> leg(Map<String, AttributeValue> key) {
    Map<String, AttributeValue> wanted = KeyValues.canonical(key);
    return legs().stream().filter(leg -> KeyValues.canonical(leg.key()).equals(wanted)).findFirst();
  }

  /**
   * What the first of the actions would have thrown alone, of those that would have thrown this.
   *
   * @param type {@link VersionConflictException}, say, or {@link UniqueConstraintException}
   */
  public <E extends KeyplanException> Optional<E> failure(Class<E> type) {
    return legs().stream()
        .flatMap(leg -> leg.failure().stream())
        .filter(type::isInstance)
        .map(type::cast)
        .findFirst();
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
   * @param table the name or ARN of the table
   * @param entity the simple name of the entity
   * @param operation as in {@code create}
   * @param key the primary key of the item, or of the guard item of a unique attribute
   * @param reason the cancellation code, {@code None} if this action is not why
   * @param item the item as it is stored, if a condition on it did not hold; empty if there is none
   * @param failure what the write would have thrown alone; empty unless its condition did not hold
   */
  public record Leg(
      String table,
      String entity,
      String operation,
      Map<String, AttributeValue> key,
      String reason,
      Map<String, AttributeValue> item,
      Optional<KeyplanException> failure) {

    /** Without the item, which may hold what is not for logs. */
    @Override
    public String toString() {
      return operation + " of " + entity + " " + key + " in " + table + ": " + reason;
    }
  }
}
