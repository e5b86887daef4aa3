package dev.keyplan.runtime;

import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.util.UUID;

/**
 * The text of values inside composed keys, key format 1: one encoder for put, query, cursor and key
 * builder alike. Two different values never have one text, and where a type is ordered, the texts
 * sort by their UTF-8 bytes as the values do. Called by generated code.
 *
 * <p>Each method takes the entity's simple name and the attribute's Java path for the error, the
 * value, and where the text has no width of its own, the literal that follows in the template, ""
 * at its end. Nothing is ever escaped: a value that could run into the next part is refused.
 *
 * <p>All throw {@link KeyValueException}, before any request. Times are in {@link KeyTime}.
 */
public final class KeyText {

  /** DynamoDB Developer Guide, "Quotas": of a partition key's value, in UTF-8 bytes. */
  static final int PARTITION_KEY_BYTES = 2048;

  /** DynamoDB Developer Guide, "Quotas": of a sort key's value, in UTF-8 bytes. */
  static final int SORT_KEY_BYTES = 1024;

  /** 10^19, beyond the signed range. */
  private static final long TEN_TO_19 = -8_446_744_073_709_551_616L;

  private KeyText() {}

  // Whole keys

  /** The texts one after the other. */
  public static String join(String first, String second) {
    return first.concat(second);
  }

  /** The texts one after the other. */
  public static String join(String first, String second, String third) {
    return new StringBuilder(first.length() + second.length() + third.length())
        .append(first)
        .append(second)
        .append(third)
        .toString();
  }

  /** The texts one after the other. */
  public static String join(String first, String second, String third, String fourth) {
    return new StringBuilder(first.length() + second.length() + third.length() + fourth.length())
        .append(first)
        .append(second)
        .append(third)
        .append(fourth)
        .toString();
  }

  /** The texts one after the other. */
  public static String join(String... texts) {
    int length = 0;
    for (String text : texts) {
      length += text.length();
    }
    StringBuilder joined = new StringBuilder(length);
    for (String text : texts) {
      joined.append(text);
    }
    return joined.toString();
  }

  /**
   * The text, if it is at most 2048 bytes long in UTF-8.
   *
   * @param longest the parts that can make it longer, for the message
   */
  public static String partitionKey(String entity, String key, String text, String longest) {
    return checkLength(entity, key, text, PARTITION_KEY_BYTES, longest);
  }

  /**
   * The text, if it is at most 1024 bytes long in UTF-8.
   *
   * @param longest the parts that can make it longer, for the message
   */
  public static String sortKey(String entity, String key, String text, String longest) {
    return checkLength(entity, key, text, SORT_KEY_BYTES, longest);
  }

  static String checkLength(String entity, String key, String text, int limit, String longest) {
    if (text.length() * 3 > limit) {
      int length = Utf8.length(text);
      if (length > limit) {
        throw new KeyValueException(
            entity,
            key,
            text,
            "is " + length + " bytes long, at most " + limit + " are allowed; shorten " + longest);
      }
    }
    return text;
  }

  /** The value, if it is not null: for boxed types. */
  public static <T> T present(String entity, String attribute, T value) {
    if (value == null) {
      throw new KeyValueException(
          entity, attribute, null, "must not be null: an item is found by all parts of its key");
    }
    return value;
  }

  // Strings

  /** As is; must not be empty nor hold {@code #}. */
  public static String string(String entity, String attribute, String value, String after) {
    return TextRules.checkString(entity, attribute, value, after);
  }

  /**
   * Letters, digits, {@code _} and {@code -} of ASCII.
   *
   * @param width the exact length, 0 for any
   */
  public static String id(String entity, String attribute, String value, int width, String after) {
    return TextRules.checkId(entity, attribute, value, width, after);
  }

  /** Anything but the empty text; the last part of its key. */
  public static String free(String entity, String attribute, String value) {
    return TextRules.checkFree(entity, attribute, value);
  }

  /** Each code point in lower case, independent of locale and context. */
  public static String lower(String entity, String attribute, String value, String after) {
    String folded = TextRules.fold(present(entity, attribute, value), Character::toLowerCase);
    return TextRules.checkFolded(entity, attribute, folded, after);
  }

  /** Each code point in upper case, independent of locale and context. */
  public static String upper(String entity, String attribute, String value, String after) {
    String folded = TextRules.fold(present(entity, attribute, value), Character::toUpperCase);
    return TextRules.checkFolded(entity, attribute, folded, after);
  }

  /**
   * The start of a {@link #string}; may be empty. It must not end with a part of the following
   * literal: {@code begins_with} would also find the texts that end there.
   */
  public static String stringPrefix(String entity, String attribute, String prefix, String after) {
    return TextRules.checkStringPrefix(entity, attribute, prefix, after);
  }

  /** The start of an {@link #id}; may be empty. */
  public static String idPrefix(
      String entity, String attribute, String prefix, int width, String after) {
    return TextRules.checkIdPrefix(entity, attribute, prefix, width, after);
  }

  /** The start of a {@link #free} text, or of a native String key; may be empty. */
  public static String freePrefix(String entity, String attribute, String prefix) {
    return TextRules.checkFreePrefix(entity, attribute, prefix);
  }

  // Numbers

  /** 3 digits; a negative value as {@code -} and 10^3 + value. */
  public static String number(String entity, String attribute, byte value) {
    return complement(value, 3, 1_000L);
  }

  /** 5 digits; a negative value as {@code -} and 10^5 + value. */
  public static String number(String entity, String attribute, short value) {
    return complement(value, 5, 100_000L);
  }

  /** 10 digits; a negative value as {@code -} and 10^10 + value. */
  public static String number(String entity, String attribute, int value) {
    return complement(value, 10, 10_000_000_000L);
  }

  /** 19 digits; a negative value as {@code -} and 10^19 + value. */
  public static String number(String entity, String attribute, long value) {
    return complement(value, 19, TEN_TO_19);
  }

  /** A smaller negative number has a smaller complement, and {@code -} sorts before the digits. */
  private static String complement(long value, int width, long power) {
    return value < 0
        ? "-" + padded(Long.toUnsignedString(power + value), width)
        : padded(Long.toString(value), width);
  }

  /** {@code width} digits: from 0 to 10^width - 1. */
  public static String digits(String entity, String attribute, long value, int width) {
    String digits = Long.toString(value);
    if (value < 0 || digits.length() > width) {
      throw outOfDigits(entity, attribute, value, width);
    }
    return padded(digits, width);
  }

  /** {@code width} digits: from 0 to 10^width - 1. */
  public static String digits(String entity, String attribute, BigInteger value, int width) {
    String digits = present(entity, attribute, value).toString();
    if (value.signum() < 0 || digits.length() > width) {
      throw outOfDigits(entity, attribute, value, width);
    }
    return padded(digits, width);
  }

  private static KeyValueException outOfDigits(
      String entity, String attribute, Object value, int width) {
    return new KeyValueException(
        entity,
        attribute,
        value,
        "does not fit digits("
            + width
            + "): it must lie between 0 and "
            + "9".repeat(width)
            + ", or the key needs a greater width");
  }

  private static String padded(String digits, int width) {
    return digits.length() == width ? digits : "0".repeat(width - digits.length()).concat(digits);
  }

  // Other types, of which only booleans and suitable enums are ordered

  /** {@code false} or {@code true}. */
  public static String bool(boolean value) {
    return Boolean.toString(value);
  }

  /** {@code name()}; that no name runs into the next part is checked at compile time. */
  public static String enumeration(String entity, String attribute, Enum<?> value) {
    return present(entity, attribute, value).name();
  }

  /** In lower case, with dashes. */
  public static String uuid(String entity, String attribute, UUID value) {
    return present(entity, attribute, value).toString();
  }

  /** The one character; half of a surrogate pair is refused. */
  public static String character(String entity, String attribute, char value, String after) {
    return TextRules.checkText(entity, attribute, String.valueOf(value), after);
  }

  /** {@code toString()}: equal texts, equal keys; nothing is normalized. */
  public static String uri(String entity, String attribute, URI value, String after) {
    return TextRules.checkText(
        entity, attribute, present(entity, attribute, value).toString(), after);
  }

  /** ISO 8601, as in {@code PT1H30M}. */
  public static String duration(String entity, String attribute, Duration value, String after) {
    return TextRules.checkText(
        entity, attribute, present(entity, attribute, value).toString(), after);
  }
}
