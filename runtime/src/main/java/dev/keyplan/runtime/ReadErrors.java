package dev.keyplan.runtime;

import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What is said when an item cannot be read or made. Returns plain {@code RuntimeException}s:
 * whoever throws an {@code ItemMappingException} makes the verifier load it, at every start.
 */
final class ReadErrors {

  private ReadErrors() {}

  static RuntimeException of(String message) {
    return new ItemMappingException(message);
  }

  static RuntimeException wrongType(String attribute, AttributeValue value, String expected) {
    return new ItemMappingException(
        attribute + " is stored as " + typeOf(value) + ", expected " + expected);
  }

  /** Neither the value is told nor a cause that tells it: it may be personal data. */
  static RuntimeException malformed(String attribute, String expected) {
    return new ItemMappingException(attribute + " is not stored as " + expected);
  }

  static RuntimeException unreadable(
      String entity, Map<String, AttributeValue> item, RuntimeException cause, String[] keyNames) {
    return new ItemMappingException(
        "Cannot read the "
            + entity
            + " at "
            + Items.text(item, List.of(keyNames))
            + ": "
            + reason(cause),
        cause);
  }

  private static String reason(RuntimeException cause) {
    return cause instanceof ItemMappingException ? cause.getMessage() : cause.toString();
  }

  private static String typeOf(AttributeValue value) {
    return switch (value.type()) {
      case NUL -> "NULL";
      case UNKNOWN_TO_SDK_VERSION -> "nothing";
      default -> value.type().name();
    };
  }
}
