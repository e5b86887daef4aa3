package dev.keyplan.runtime;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;

/**
 * One write sent alone: again while its item is in a running transaction, which DynamoDB tells by a
 * {@link TransactionConflictException}, and the SDK client does not retry.
 */
final class SingleWrite implements Attempts<ItemWrite, Map<String, AttributeValue>> {

  private final ItemWrite write;
  private final Backoff backoff;
  private Map<String, AttributeValue> stored;
  private int retries;

  /** Whether the SDK client has sent the write more often than it was answered. */
  private boolean answerLost;

  private DynamoDbException conflict;

  SingleWrite(ItemWrite write, Backoff backoff) {
    this.write = write;
    this.backoff = backoff;
  }

  @Override
  public boolean hasNext() {
    return stored == null;
  }

  @Override
  public long delayMillis() {
    return retries == 0 ? 0 : backoff.millis(retries);
  }

  @Override
  public ItemWrite next() {
    return write;
  }

  @Override
  public void answered(Map<String, AttributeValue> answer) {
    stored = answer;
  }

  @Override
  public void refused(DynamoDbException refusal) {
    Integer attempts = refusal.numAttempts();
    answerLost |= attempts != null && attempts > 1;
    if (refusal instanceof ConditionalCheckFailedException failed) {
      stored = write.refused(failed, answerLost);
    } else if (refusal instanceof TransactionConflictException && retries < backoff.retries()) {
      retries++;
      conflict = refusal;
    } else {
      throw refusal;
    }
  }

  @Override
  public RuntimeException interrupted() {
    return conflict;
  }

  /** What is stored, empty after a delete. */
  Map<String, AttributeValue> stored() {
    return stored;
  }
}
