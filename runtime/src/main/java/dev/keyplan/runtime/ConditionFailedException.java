package dev.keyplan.runtime;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A write whose condition did not hold; nothing was written. */
public class ConditionFailedException extends KeyplanException {

  private static final long serialVersionUID = 1L;

  /** Not serialized: the SDK's attribute values are, but the item belongs to this process. */
  private final transient Map<String, AttributeValue> item;

  /**
   * @param item the item as it is stored, empty if there is none
   */
  public ConditionFailedException(
      String message, Map<String, AttributeValue> item, Throwable cause) {
    super(message, cause);
    this.item = Map.copyOf(item);
  }

  /** The item as it is stored; empty if there is none, or after deserialization. */
  public final Map<String, AttributeValue> item() {
    return item == null ? Map.of() : item;
  }
}
