package dev.keyplan.runtime;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;

/**
 * What of a batch is still to be carried out, keys or items, in requests of limited size; what
 * DynamoDB left unprocessed comes first.
 */
final class BatchRest {

  private final Deque<Map<String, AttributeValue>> pending;
  private final int perRequest;
  private final Backoff backoff;
  private List<Map<String, AttributeValue>> sent = List.of();
  private int retries;

  BatchRest(Collection<Map<String, AttributeValue>> all, int perRequest, Backoff backoff) {
    this.pending = new ArrayDeque<>(all);
    this.perRequest = perRequest;
    this.backoff = backoff;
  }

  boolean isEmpty() {
    return pending.isEmpty();
  }

  /** How long to wait before the next request: 0 unless the last one left some unprocessed. */
  long delayMillis() {
    return retries == 0 ? 0 : backoff.millis(retries);
  }

  List<Map<String, AttributeValue>> next() {
    sent = new ArrayList<>();
    while (!pending.isEmpty() && sent.size() < perRequest) {
      sent.add(pending.remove());
    }
    return sent;
  }

  /**
   * Only requests that bring nothing use up the retries.
   *
   * @return false if once more in a row than is retried nothing was processed
   */
  boolean putBack(List<Map<String, AttributeValue>> unprocessed) {
    for (int i = unprocessed.size() - 1; i >= 0; i--) {
      pending.addFirst(unprocessed.get(i));
    }
    boolean progress = unprocessed.size() < sent.size();
    retries = unprocessed.isEmpty() ? 0 : progress ? 1 : retries + 1;
    return retries <= backoff.retries();
  }

  /**
   * The whole of the last request was refused for want of capacity, which the SDK client has
   * retried, or for a running transaction, which it does not.
   *
   * @return whether to try again
   * @throws DynamoDbException if it was refused for any other reason
   */
  boolean putBackAll(DynamoDbException refusal) {
    boolean conflict = refusal instanceof TransactionConflictException;
    if (!conflict && !refusal.isThrottlingException()) {
      throw refusal;
    }
    return putBack(sent) && conflict;
  }

  List<Map<String, AttributeValue>> pending() {
    return List.copyOf(pending);
  }
}
