package dev.keyplan.runtime;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An item to be created whose primary key is taken; nothing was written. */
public final class AlreadyExistsException extends KeyplanException {

  private static final long serialVersionUID = 1L;

  private final transient Map<String, AttributeValue> item;

  /**
   * @param item the item as it is stored, empty if it is not known
   */
  public AlreadyExistsException(String message, Map<String, AttributeValue> item, Throwable cause) {
    super(message, cause);
    this.item = Map.copyOf(item);
  }

  /** The item as it is stored; empty if it is not known, or after deserialization. */
  public Map<String, AttributeValue> item() {
    return item == null ? Map.of() : item;
  }
}
