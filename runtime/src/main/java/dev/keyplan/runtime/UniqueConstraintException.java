package dev.keyplan.runtime;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A write that would have given two items of an entity one value of a unique attribute; nothing was
 * written.
 */
public final class UniqueConstraintException extends KeyplanException {

  private static final long serialVersionUID = 1L;

  private final String attribute;
  private final transient AttributeValue value;
  private final transient Map<String, AttributeValue> guard;

  /**
   * @param attribute the Java name
   * @param value as it would have been stored
   * @param guard the item that keeps the value for another one, as it is stored; empty if it is not
   *     known
   */
  public UniqueConstraintException(
      String message,
      String attribute,
      AttributeValue value,
      Map<String, AttributeValue> guard,
      Throwable cause) {
    super(message, cause);
    this.attribute = attribute;
    this.value = value;
    this.guard = Map.copyOf(guard);
  }

  /** The Java name of the attribute. */
  public String attribute() {
    return attribute;
  }

  /** The value as it would have been stored; null after deserialization. */
  public AttributeValue value() {
    return value;
  }

  /**
   * The item that keeps the value for another one, as it is stored; empty if it is not known, or
   * after deserialization.
   */
  public Map<String, AttributeValue> guard() {
    return guard == null ? Map.of() : guard;
  }
}
