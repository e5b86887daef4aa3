package dev.keyplan.runtime;

import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A batch of which DynamoDB left some requests unprocessed after all retries. The others were
 * carried out. The cause, if there is one, is what DynamoDB refused the last request with as a
 * whole.
 */
public final class UnprocessedItemsException extends KeyplanException {

  private static final long serialVersionUID = 1L;

  private final transient List<Map<String, AttributeValue>> unprocessed;
  private final transient List<Map<String, AttributeValue>> read;

  /**
   * @param unprocessed the keys that were not read, or the items that were not written
   * @param read the items that were read, none for a write
   * @param cause null if DynamoDB answered
   */
  public UnprocessedItemsException(
      String message,
      List<Map<String, AttributeValue>> unprocessed,
      List<Map<String, AttributeValue>> read,
      Throwable cause) {
    super(message, cause);
    this.unprocessed = List.copyOf(unprocessed);
    this.read = List.copyOf(read);
  }

  /** The items that were read before the batch was given up, in no order; none for a write. */
  public List<Map<String, AttributeValue>> read() {
    return read == null ? List.of() : read;
  }

  /** The keys that were not read, or the items that were not written. */
  public List<Map<String, AttributeValue>> unprocessed() {
    return unprocessed == null ? List.of() : unprocessed;
  }
}
