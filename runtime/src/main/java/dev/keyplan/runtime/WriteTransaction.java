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
import software.amazon.awssdk.services.dynamodb.model.IdempotentParameterMismatchException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.TransactionInProgressException;

/**
 * The requests of one transaction, whoever sends them: the same one again while DynamoDB cancels it
 * for reasons that pass.
 *
 * <p>All have one client token. So an attempt whose answer was lost is carried out once, and
 * answered as the success that it was (Amazon DynamoDB API Reference, "TransactWriteItems").
 */
final class WriteTransaction
    implements Attempts<TransactWriteItemsRequest, TransactWriteItemsResponse> {

  private static final int MAX_ACTIONS = 100;

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
                + "; DynamoDB takes one for each item of a transaction, the guards of unique"
                + " attributes included: make one of them, or two transactions of it");
      }
    }
  }

  @Override
  public boolean hasNext() {
    return !done;
  }

  @Override
  public long delayMillis() {
    return retries == 0 ? 0 : backoff.millis(retries);
  }

  @Override
  public TransactWriteItemsRequest next() {
    return request;
  }

  @Override
  public void answered(TransactWriteItemsResponse answer) {
    done = true;
  }

  /**
   * @throws KeyplanException if a condition does not hold, or it was refused once more than is
   *     retried
   * @throws DynamoDbException if it was refused for any other reason that stays
   */
  @Override
  public void refused(DynamoDbException answer) {
    refusal = answer;
    if (refusal instanceof TransactionCanceledException cancelled) {
      if (Cancellation.isBy(cancelled, Cancellation.CONDITION_FAILED)) {
        throw conditionFailed();
      }
      if (!Cancellation.passes(cancelled)) {
        throw oneCall || !cancelled.hasCancellationReasons() ? cancelled : failed("for good");
      }
    } else if (refusal instanceof IdempotentParameterMismatchException) {
      throw new TransactionFailedException(
          name
              + " was refused: its client token was given to another transaction within ten minutes,"
              + " or to this one before it was changed; nothing was written. Take another token",
          List.of(),
          refusal);
    } else if (!(refusal instanceof TransactionInProgressException)) {
      throw refusal;
    }
    if (++retries > backoff.retries()) {
      throw failed("after the last retry");
    }
  }

  @Override
  public TransactionFailedException interrupted() {
    return failed("before the thread was interrupted");
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
  private TransactionFailedException failed(String when) {
    List<TransactionFailedException.Leg> legs = legs();
    StringBuilder message =
        new StringBuilder(name).append(" was cancelled ").append(when).append(outcome());
    for (TransactionFailedException.Leg leg : legs) {
      if (leg.failure().isPresent()) {
        message.append("\n  ").append(leg.failure().get().getMessage());
      } else if (!leg.reason().equals(Cancellation.NONE)) {
        message.append("\n  ").append(leg.operation()).append(" of ").append(leg.entity());
        message.append(": ").append(leg.reason());
      }
    }
    return new TransactionFailedException(message.toString(), legs, refusal);
  }

  private String outcome() {
    return refusal instanceof TransactionInProgressException
        ? "; an attempt with the same client token is in progress, and may yet be carried out."
        : "; nothing was written.";
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
        write.tableName(),
        write.entityName(),
        write.operation(),
        write.key(),
        reason.code(),
        stored,
        Cancellation.CONDITION_FAILED.equals(reason.code())
            ? Optional.of(write.failure(stored, refusal))
            : Optional.empty());
  }
}
