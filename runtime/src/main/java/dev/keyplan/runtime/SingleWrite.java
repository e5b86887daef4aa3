package dev.keyplan.runtime;

import java.util.Arrays;
import java.util.Map;
import java.util.regex.Pattern;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;

/**
 * One write sent alone: again while its item is in a running transaction, which DynamoDB tells by a
 * {@link TransactionConflictException}, and the SDK client does not retry.
 */
final class SingleWrite implements Attempts<ItemWrite, Map<String, AttributeValue>> {

  /** As the SDK client writes it of an attempt. */
  private static final Pattern REFUSED = Pattern.compile("Status Code: 4\\d\\d");

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
    answerLost |= isAnswerLost(refusal);
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

  /**
   * Whether the SDK client made an attempt of which nobody knows what came. It tells of its earlier
   * ones in suppressed exceptions; those that DynamoDB refused, by throttling say, did nothing.
   */
  private static boolean isAnswerLost(DynamoDbException refusal) {
    Integer attempts = refusal.numAttempts();
    if (attempts == null) {
      return false;
    }
    long refused =
        Arrays.stream(refusal.getSuppressed())
            .map(Throwable::getMessage)
            .filter(message -> message != null && REFUSED.matcher(message).find())
            .count();
    return attempts - 1 > refused;
  }

  /** What is stored, empty after a delete. */
  Map<String, AttributeValue> stored() {
    return stored;
  }
}
