package dev.keyplan.runtime;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.TransactionInProgressException;

/**
 * The requests of one transaction, whoever sends them: the same one again while DynamoDB cancels it
 * for reasons that pass.
 *
 * <p>All have one client token. So an attempt whose answer was lost is carried out once, and
 * answered as the success that it was (Amazon DynamoDB API Reference, "TransactWriteItems").
 */
final class WriteTransaction {

  private static final int MAX_ACTIONS = 100;

  private static final String CONDITION_FAILED = "ConditionalCheckFailed";

  /** The SDK client does not retry a cancelled transaction, whatever cancelled it. */
  private static final Set<String> PASSING =
      Set.of("TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded");

  private final String name;
  private final List<ItemWrite> writes;
  private final Backoff backoff;
  private final boolean oneCall;
  private final TransactWriteItemsRequest request;
  private boolean done;
  private int retries;
  private DynamoDbException refusal;

  /**
   * @param name what requests carry, as in {@code User.create}
   * @param token the client token
   * @param oneCall whether it is one write to its caller, who is told what failed rather than where
   * @throws IllegalArgumentException if there are more than 100 actions, or two of one item
   */
  WriteTransaction(
      String name, List<ItemWrite> writes, String token, Backoff backoff, boolean oneCall) {
    checkActions(name, writes);
    this.name = name;
    this.writes = List.copyOf(writes);
    this.backoff = backoff;
    this.oneCall = oneCall;
    AwsRequestOverrideConfiguration override = AccessPatternName.carriedBy(name);
    this.request =
        TransactWriteItemsRequest.builder()
            .transactItems(writes.stream().map(ItemWrite::action).toList())
            .clientRequestToken(token)
            .overrideConfiguration(override)
            .build();
  }

  /** What one call of a repository needs several items for. */
  static WriteTransaction ofOne(List<ItemWrite> writes) {
    ItemWrite first = writes.get(0);
    return new WriteTransaction(
        first.entityName() + "." + first.operation(),
        writes,
        UUID.randomUUID().toString(),
        Backoff.DEFAULT,
        true);
  }

  private static void checkActions(String name, List<ItemWrite> writes) {
    if (writes.isEmpty() || writes.size() > MAX_ACTIONS) {
      throw new IllegalArgumentException(
          name
              + " has "
              + writes.size()
              + " actions; DynamoDB takes 1 to "
              + MAX_ACTIONS
              + " in one transaction (guards of unique attributes included), and none is sent in"
              + " parts");
    }
    Set<List<Object>> items = new HashSet<>();
    for (ItemWrite write : writes) {
      if (!items.add(List.of(write.tableName(), KeyValues.canonical(write.key())))) {
        throw new IllegalArgumentException(
            name
                + " has two actions on "
                + write.describe()
                + "; DynamoDB takes one for each item of a transaction: make one of them");
      }
    }
  }

  boolean hasNext() {
    return !done;
  }

  /** How long to wait before the next request: 0 unless the last one was refused. */
  long delayMillis() {
    return retries == 0 ? 0 : backoff.millis(retries);
  }

  TransactWriteItemsRequest next() {
    return request;
  }

  /**
   * @param answer empty if it was carried out
   * @throws KeyplanException if a condition does not hold, or it was refused once more than is
   *     retried
   * @throws DynamoDbException if it was refused for any other reason that stays
   */
  void answered(Optional<DynamoDbException> answer) {
    if (answer.isEmpty()) {
      done = true;
      return;
    }
    refusal = answer.get();
    if (refusal instanceof TransactionCanceledException cancelled) {
      List<CancellationReason> reasons = cancelled.cancellationReasons();
      if (reasons.stream().anyMatch(reason -> CONDITION_FAILED.equals(reason.code()))) {
        throw conditionFailed();
      }
      if (reasons.stream().noneMatch(reason -> PASSING.contains(reason.code()))) {
        throw cancelled;
      }
    } else if (!(refusal instanceof TransactionInProgressException)) {
      throw refusal;
    }
    if (++retries > backoff.retries()) {
      throw failed("after the last retry");
    }
  }

  private KeyplanException conditionFailed() {
    TransactionFailedException failed = failed("as conditions did not hold");
    return oneCall
        ? failed.legs().stream().flatMap(leg -> leg.failure().stream()).findFirst().orElse(failed)
        : failed;
  }

  /**
   * @param when it was given up, for the message
   */
  TransactionFailedException failed(String when) {
    List<TransactionFailedException.Leg> legs = legs();
    StringBuilder message =
        new StringBuilder(name)
            .append(" was cancelled ")
            .append(when)
            .append("; nothing was written.");
    for (TransactionFailedException.Leg leg : legs) {
      if (leg.failure().isPresent()) {
        message.append("\n  ").append(leg.failure().get().getMessage());
      } else if (!leg.reason().equals("None")) {
        message.append("\n  ").append(leg.operation()).append(" of ").append(leg.entity());
        message.append(": ").append(leg.reason());
      }
    }
    return new TransactionFailedException(message.toString(), legs, refusal);
  }

  private List<TransactionFailedException.Leg> legs() {
    List<TransactionFailedException.Leg> legs = new ArrayList<>();
    if (refusal instanceof TransactionCanceledException cancelled) {
      List<CancellationReason> reasons = cancelled.cancellationReasons();
      for (int i = 0; i < Math.min(writes.size(), reasons.size()); i++) {
        legs.add(leg(writes.get(i), reasons.get(i)));
      }
    }
    return legs;
  }

  private TransactionFailedException.Leg leg(ItemWrite write, CancellationReason reason) {
    Map<String, AttributeValue> stored = reason.hasItem() ? reason.item() : Map.of();
    return new TransactionFailedException.Leg(
        write.entityName(),
        write.operation(),
        write.key(),
        reason.code(),
        stored,
        CONDITION_FAILED.equals(reason.code())
            ? Optional.of(write.failure(stored, refusal))
            : Optional.empty());
  }
}
