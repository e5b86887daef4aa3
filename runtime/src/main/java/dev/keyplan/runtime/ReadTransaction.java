package dev.keyplan.runtime;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.ItemResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * The request of one transactional read, whoever sends it: again while DynamoDB cancels it for
 * reasons that pass. Each item is asked for once, as a transaction refuses duplicates.
 */
final class ReadTransaction implements Attempts<TransactGetItemsRequest, TransactGetItemsResponse> {

  private static final int MAX_ITEMS = 100;

  private final String name;
  private final List<TransactionalGet<?>> gets;
  private final Backoff backoff;
  private final Map<TransactionalGet.Item, TransactionalGet<?>> items = new LinkedHashMap<>();
  private final TransactGetItemsRequest request;
  private List<ItemResponse> responses;
  private int retries;
  private DynamoDbException refusal;

  /**
   * @param client the SDK client that it is sent through
   * @param name what the request carries, as in {@code OrdersTable.transactionalGet}
   * @throws IllegalArgumentException if there are none or more than 100 items, or one is of another
   *     client
   */
  ReadTransaction(Object client, String name, List<TransactionalGet<?>> gets, Backoff backoff) {
    this.name = name;
    this.gets = List.copyOf(gets);
    this.backoff = backoff;
    for (TransactionalGet<?> get : gets) {
      if (!get.isOf(client)) {
        throw new IllegalArgumentException(
            name + " cannot read " + get + ": it is of another SDK client");
      }
      items.putIfAbsent(get.item(), get);
    }
    if (items.isEmpty() || items.size() > MAX_ITEMS) {
      throw new IllegalArgumentException(
          name
              + " is of "
              + items.size()
              + " items; DynamoDB takes 1 to "
              + MAX_ITEMS
              + " in one transaction, and none is read in parts");
    }
    List<TransactGetItem> actions = new ArrayList<>();
    items.values().forEach(get -> actions.add(get.action()));
    this.request =
        TransactGetItemsRequest.builder()
            .transactItems(actions)
            .overrideConfiguration(AccessPatternName.carriedBy(name))
            .build();
  }

  @Override
  public boolean hasNext() {
    return responses == null;
  }

  @Override
  public long delayMillis() {
    return retries == 0 ? 0 : backoff.millis(retries);
  }

  @Override
  public TransactGetItemsRequest next() {
    return request;
  }

  @Override
  public void answered(TransactGetItemsResponse answer) {
    responses = answer.responses();
  }

  @Override
  public void refused(DynamoDbException answer) {
    refusal = answer;
    if (!(answer instanceof TransactionCanceledException cancelled)
        || !Cancellation.passes(cancelled)) {
      throw answer;
    }
    if (++retries > backoff.retries()) {
      throw failed("after the last retry");
    }
  }

  @Override
  public TransactionFailedException interrupted() {
    return failed("before the thread was interrupted");
  }

  /** What was read, by what was asked. */
  TransactionalResults results() {
    Map<TransactionalGet.Item, Map<String, AttributeValue>> found = new HashMap<>();
    int next = 0;
    for (TransactionalGet.Item item : items.keySet()) {
      ItemResponse response = responses.get(next++);
      if (response.hasItem()) {
        found.put(item, response.item());
      }
    }
    Map<TransactionalGet<?>, Map<String, AttributeValue>> answers = new HashMap<>();
    for (TransactionalGet<?> get : gets) {
      Map<String, AttributeValue> item = found.get(get.item());
      if (item != null && get.answers(item)) {
        answers.put(get, item);
      }
    }
    return new TransactionalResults(gets, answers);
  }

  /**
   * @param when it was given up, for the message
   */
  private TransactionFailedException failed(String when) {
    List<TransactionFailedException.Leg> legs = new ArrayList<>();
    StringBuilder message =
        new StringBuilder(name)
            .append(" was cancelled ")
            .append(when)
            .append("; nothing was read.");
    List<CancellationReason> reasons =
        ((TransactionCanceledException) refusal).cancellationReasons();
    int next = 0;
    for (TransactionalGet<?> get : items.values()) {
      String reason = next < reasons.size() ? reasons.get(next++).code() : Cancellation.NONE;
      legs.add(get.leg(reason));
      if (!reason.equals(Cancellation.NONE)) {
        message.append("\n  ").append(get).append(": ").append(reason);
      }
    }
    return new TransactionFailedException(message.toString(), legs, refusal);
  }
}
