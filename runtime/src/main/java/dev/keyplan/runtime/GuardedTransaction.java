package dev.keyplan.runtime;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.Delete;
import software.amazon.awssdk.services.dynamodb.model.Put;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * The requests of one transaction of an item and its guards, whoever sends them: the same one again
 * while DynamoDB cancels it for reasons that pass.
 *
 * <p>Each request has a client token of its own. So an attempt of the SDK client whose answer was
 * lost, and which the client repeats, is carried out once and answered as the success that it was;
 * and a request after a cancellation, which wrote nothing, is a new one.
 */
final class GuardedTransaction {

  private static final String CONDITION_FAILED = "ConditionalCheckFailed";

  /** The SDK client does not retry a cancelled transaction, whatever cancelled it. */
  private static final Set<String> PASSING =
      Set.of("TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded");

  private final GuardedWrites writes;
  private final String operation;
  private final String tableName;
  private final Map<String, AttributeValue> item;
  private final AwsRequestOverrideConfiguration override;
  private final Backoff backoff;

  /** The item's own first. */
  private final List<TransactWriteItem> actions = new ArrayList<>();

  /** By the place of the action that writes the guard. */
  private final Map<Integer, String> attributes = new HashMap<>();

  private boolean done;
  private int retries;
  private TransactionCanceledException cancelled;

  /**
   * @param item what is written, or its last state
   */
  GuardedTransaction(
      GuardedWrites writes,
      String operation,
      String tableName,
      Map<String, AttributeValue> item,
      AwsRequestOverrideConfiguration override,
      Backoff backoff) {
    this.writes = writes;
    this.operation = operation;
    this.tableName = tableName;
    this.item = item;
    this.override = override;
    this.backoff = backoff;
  }

  void put(Map<String, AttributeValue> put, WriteCondition condition) {
    Put action =
        Put.builder()
            .tableName(tableName)
            .item(put)
            .conditionExpression(condition.expression())
            .expressionAttributeNames(condition.names())
            .expressionAttributeValues(condition.valuesOrNull())
            .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
            .build();
    actions.add(TransactWriteItem.builder().put(action).build());
  }

  void putGuard(String attribute, Map<String, AttributeValue> guard) {
    attributes.put(actions.size(), attribute);
    put(guard, writes.entity().whenNew());
  }

  void delete(Map<String, AttributeValue> key, WriteCondition condition) {
    Delete action =
        Delete.builder()
            .tableName(tableName)
            .key(key)
            .conditionExpression(condition.expression())
            .expressionAttributeNames(condition.names())
            .expressionAttributeValues(condition.valuesOrNull())
            .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
            .build();
    actions.add(TransactWriteItem.builder().delete(action).build());
  }

  void delete(Map<String, AttributeValue> key) {
    actions.add(
        TransactWriteItem.builder()
            .delete(Delete.builder().tableName(tableName).key(key).build())
            .build());
  }

  boolean hasNext() {
    return !done;
  }

  /** How long to wait before the next request: 0 unless the last one was cancelled. */
  long delayMillis() {
    return retries == 0 ? 0 : backoff.millis(retries);
  }

  TransactWriteItemsRequest next() {
    return TransactWriteItemsRequest.builder()
        .transactItems(actions)
        .clientRequestToken(UUID.randomUUID().toString())
        .overrideConfiguration(override)
        .build();
  }

  /**
   * @param cancellation empty if it was carried out
   * @throws KeyplanException if a condition does not hold, or it was cancelled once more than is
   *     retried
   * @throws TransactionCanceledException if it was cancelled for any other reason that stays
   */
  void answered(Optional<TransactionCanceledException> cancellation) {
    if (cancellation.isEmpty()) {
      done = true;
      return;
    }
    cancelled = cancellation.get();
    List<CancellationReason> reasons = cancelled.cancellationReasons();
    for (int i = 0; i < reasons.size(); i++) {
      if (CONDITION_FAILED.equals(reasons.get(i).code())) {
        throw conditionFailed(i, reasons.get(i));
      }
    }
    if (reasons.stream().noneMatch(reason -> PASSING.contains(reason.code()))) {
      throw cancelled;
    }
    if (++retries > backoff.retries()) {
      throw failed("after the last retry");
    }
  }

  private KeyplanException conditionFailed(int action, CancellationReason reason) {
    Map<String, AttributeValue> stored = reason.hasItem() ? reason.item() : Map.of();
    EntityWrites entity = writes.entity();
    if (attributes.containsKey(action)) {
      String attribute = attributes.get(action);
      return new UniqueConstraintException(
          "Cannot "
              + operation
              + " "
              + entity.describe(item)
              + ": another "
              + entity.name()
              + " of table "
              + tableName
              + " has its "
              + attribute
              + "; nothing was written",
          attribute,
          item.get(writes.storedName(attribute)),
          stored,
          cancelled);
    }
    if (operation.equals("create")) {
      return entity.alreadyExists(tableName, item, stored, cancelled);
    }
    return new ConditionFailedException(
        "Cannot "
            + operation
            + " "
            + entity.describe(item)
            + ": table "
            + tableName
            + (stored.isEmpty()
                ? " has no item of that key"
                : " has it with other unique values than were loaded, or of another type")
            + "; load it again",
        stored,
        cancelled);
  }

  /**
   * @param when it was given up, for the message
   */
  TransactionFailedException failed(String when) {
    List<String> reasons =
        cancelled == null
            ? List.of()
            : cancelled.cancellationReasons().stream().map(CancellationReason::code).toList();
    return new TransactionFailedException(
        "Cannot "
            + operation
            + " "
            + writes.entity().describe(item)
            + ": DynamoDB cancelled the transaction on table "
            + tableName
            + " "
            + when
            + ", for "
            + reasons,
        reasons,
        cancelled);
  }
}
