package dev.keyplan.runtime;

import java.util.function.BiFunction;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The limits of native key values: not empty, whole code points, 2048 bytes for a partition key and
 * 1024 for a sort key (DynamoDB Developer Guide, "Quotas"). Called by generated code; all throw
 * {@link KeyValueException}, before any request.
 */
public final class NativeKey {

  private NativeKey() {}

  /**
   * The stored value, if it can be a partition key.
   *
   * @param stored makes it, given the attribute's name and the value
   */
  public static <T> AttributeValue partition(
      String entity, String attribute, T value, BiFunction<String, T, AttributeValue> stored) {
    AttributeValue key = stored(entity, attribute, value, stored);
    return checked(entity, attribute, key, KeyText.PARTITION_KEY_BYTES);
  }

  /**
   * The stored value, if it can be a sort key.
   *
   * @param stored makes it, given the attribute's name and the value
   */
  public static <T> AttributeValue sort(
      String entity, String attribute, T value, BiFunction<String, T, AttributeValue> stored) {
    AttributeValue key = stored(entity, attribute, value, stored);
    return checked(entity, attribute, key, KeyText.SORT_KEY_BYTES);
  }

  /** A stored value, if it can be a partition key. */
  public static AttributeValue partition(String entity, String attribute, AttributeValue stored) {
    return checked(entity, attribute, stored, KeyText.PARTITION_KEY_BYTES);
  }

  /** A stored value, if it can be a sort key. */
  public static AttributeValue sort(String entity, String attribute, AttributeValue stored) {
    return checked(entity, attribute, stored, KeyText.SORT_KEY_BYTES);
  }

  private static <T> AttributeValue stored(
      String entity, String attribute, T value, BiFunction<String, T, AttributeValue> stored) {
    try {
      return stored.apply(entity + "." + attribute, KeyText.present(entity, attribute, value));
    } catch (ItemMappingException e) {
      throw new KeyValueException(entity, attribute, value, "cannot be stored: " + e.getMessage());
    }
  }

  private static AttributeValue checked(
      String entity, String attribute, AttributeValue value, int limit) {
    switch (value.type()) {
      case S -> {
        TextRules.checkFree(entity, attribute, value.s());
        KeyText.checkLength(entity, attribute, value.s(), limit);
      }
      case B -> checkLength(entity, attribute, value.b().asByteArrayUnsafe().length, limit);
      default -> {}
    }
    return value;
  }

  private static void checkLength(String entity, String attribute, int length, int limit) {
    if (length == 0 || length > limit) {
      throw new KeyValueException(
          entity,
          attribute,
          length + " bytes",
          "cannot be a key, which takes from 1 to " + limit + " bytes");
    }
  }
}
