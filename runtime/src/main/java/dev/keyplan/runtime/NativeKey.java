package dev.keyplan.runtime;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The limits of native key values: not empty, whole code points, 2048 bytes for a partition key and
 * 1024 for a sort key (DynamoDB Developer Guide, "Quotas"). Called by generated code; all throw
 * {@link KeyValueException}, before any request.
 */
public final class NativeKey {

  private NativeKey() {}

  /** The value, if it can be a partition key. */
  public static AttributeValue partition(String entity, String attribute, AttributeValue value) {
    return checked(entity, attribute, value, KeyText.PARTITION_KEY_BYTES);
  }

  /** The value, if it can be a sort key. */
  public static AttributeValue sort(String entity, String attribute, AttributeValue value) {
    return checked(entity, attribute, value, KeyText.SORT_KEY_BYTES);
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
