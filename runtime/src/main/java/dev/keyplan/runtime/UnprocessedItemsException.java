package dev.keyplan.runtime;

import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A batch of which DynamoDB left some requests unprocessed after all retries. The others were
 * carried out.
 */
public final class UnprocessedItemsException extends KeyplanException {

  private static final long serialVersionUID = 1L;

  private final transient List<Map<String, AttributeValue>> unprocessed;

  /**
   * @param unprocessed the keys that were not read, or the items that were not written
   */
  public UnprocessedItemsException(String message, List<Map<String, AttributeValue>> unprocessed) {
    super(message);
    this.unprocessed = List.copyOf(unprocessed);
  }

  /** The keys that were not read, or the items that were not written. */
  public List<Map<String, AttributeValue>> unprocessed() {
    return unprocessed == null ? List.of() : unprocessed;
  }
}
