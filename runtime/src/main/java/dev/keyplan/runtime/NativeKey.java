package dev.keyplan.runtime;

import java.time.LocalDate;
import java.time.YearMonth;
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

  /**
   * A stored date or month, if its year has four digits, {@code 0000} to {@code 9999}: the text of
   * others does not sort as the time does.
   */
  public static AttributeValue sortable(String entity, String attribute, AttributeValue stored) {
    if (stored.s() != null && stored.s().indexOf('-') != 4) {
      throw new KeyValueException(
          entity, attribute, stored.s(), "cannot be a key, which takes " + TimeText.YEARS);
    }
    return stored;
  }

  /**
   * Checks a partition key of several attributes: together at most 2048 bytes. Of an item that
   * lacks one of them, null here, nothing is asked: it is not in the index.
   *
   * @param index the index's name
   */
  public static void checkPartition(String entity, String index, AttributeValue... values) {
    checkTogether(entity, index, KeyText.PARTITION_KEY_BYTES, values);
  }

  /**
   * Checks a sort key of several attributes: together at most 1024 bytes. Of an item that lacks one
   * of them, null here, nothing is asked: it is not in the index.
   *
   * @param index the index's name
   */
  public static void checkSort(String entity, String index, AttributeValue... values) {
    checkTogether(entity, index, KeyText.SORT_KEY_BYTES, values);
  }

  private static void checkTogether(
      String entity, String index, int limit, AttributeValue... values) {
    int length = 0;
    for (AttributeValue value : values) {
      if (value == null) {
        return;
      }
      length += length(value);
    }
    if (length > limit) {
      throw new KeyValueException(
          entity,
          index,
          length + " bytes",
          "are too many for its key attributes together, which take at most " + limit);
    }
  }

  /** Of a number: a byte for each two digits, and one more (Developer Guide, "Item sizes"). */
  private static int length(AttributeValue value) {
    return switch (value.type()) {
      case S -> Utf8.length(value.s());
      case B -> value.b().asByteArrayUnsafe().length;
      default -> (value.n().length() + 1) / 2 + 1;
    };
  }

  private static <T> AttributeValue stored(
      String entity, String attribute, T value, BiFunction<String, T, AttributeValue> stored) {
    try {
      AttributeValue key =
          stored.apply(entity + "." + attribute, KeyText.present(entity, attribute, value));
      boolean calendar = value instanceof LocalDate || value instanceof YearMonth;
      return calendar ? sortable(entity, attribute, key) : key;
    } catch (ItemMappingException e) {
      throw new KeyValueException(entity, attribute, value, "cannot be stored: " + e.getMessage());
    }
  }

  private static AttributeValue checked(
      String entity, String attribute, AttributeValue value, int limit) {
    switch (value.type()) {
      case S -> {
        TextRules.checkFree(entity, attribute, value.s());
        KeyText.checkLength(entity, attribute, value.s(), limit, "it");
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
