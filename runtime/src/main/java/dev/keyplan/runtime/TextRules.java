package dev.keyplan.runtime;

import java.util.function.IntUnaryOperator;

/** What makes key texts injective: the refusals of texts of variable width. */
final class TextRules {

  /** What joins the parts of component-form keys: no String in a composed key may hold it. */
  private static final char DELIMITER = '#';

  private TextRules() {}

  static String checkString(String entity, String attribute, String value, String after) {
    boolean safeEnd = after.isEmpty() || after.charAt(0) == DELIMITER;
    if (value != null && safeEnd && isPlain(value)) {
      return value;
    }
    checkWhole(entity, attribute, value);
    checkNoDelimiter(entity, attribute, value, after);
    checkEnd(entity, attribute, value, after);
    return value;
  }

  /** In lower or upper case: there is no free form of it. */
  static String checkFolded(String entity, String attribute, String value, String after) {
    checkWhole(entity, attribute, value);
    if (value.indexOf(DELIMITER) >= 0) {
      throw holdsDelimiter(entity, attribute, value, "");
    }
    checkEnd(entity, attribute, value, after);
    return value;
  }

  /** In one pass: what nearly all values are. */
  private static boolean isPlain(String value) {
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == DELIMITER || Character.isSurrogate(c)) {
        return false;
      }
    }
    return !value.isEmpty();
  }

  static String checkFree(String entity, String attribute, String value) {
    checkWhole(entity, attribute, value);
    return value;
  }

  static String checkId(String entity, String attribute, String value, int width, String after) {
    checkWhole(entity, attribute, value);
    checkIdCharacters(entity, attribute, value, width);
    checkEnd(entity, attribute, value, after);
    if (width > 0 && value.length() != width) {
      throw new KeyValueException(
          entity,
          attribute,
          value,
          "does not fit id(" + width + "): it must be exactly " + width + " characters long");
    }
    return value;
  }

  /** Of another type than String: it may hold the delimiter where none follows. */
  static String checkText(String entity, String attribute, String value, String after) {
    checkWhole(entity, attribute, value);
    checkEnd(entity, attribute, value, after);
    return value;
  }

  private static void checkWhole(String entity, String attribute, String value) {
    KeyText.present(entity, attribute, value);
    if (value.isEmpty()) {
      throw new KeyValueException(
          entity, attribute, value, "must not be empty: DynamoDB has no empty keys");
    }
    checkPairs(entity, attribute, value);
  }

  private static void checkEnd(String entity, String attribute, String value, String after) {
    if (runsInto(value, after)) {
      throw new KeyValueException(
          entity,
          attribute,
          value,
          "must not run into the '"
              + after
              + "' that follows it in the key: two different values would have one key; choose"
              + " another value, or another literal there");
    }
  }

  static String checkStringPrefix(String entity, String attribute, String prefix, String after) {
    checkPrefix(entity, attribute, prefix, after);
    checkNoDelimiter(entity, attribute, prefix, after);
    return prefix;
  }

  static String checkIdPrefix(
      String entity, String attribute, String prefix, int width, String after) {
    checkPrefix(entity, attribute, prefix, after);
    checkIdCharacters(entity, attribute, prefix, width);
    if (width > 0 && prefix.length() > width) {
      throw new KeyValueException(
          entity, attribute, prefix, "is longer than any value: they are id(" + width + ")");
    }
    return prefix;
  }

  static String checkFreePrefix(String entity, String attribute, String prefix) {
    return checkPrefix(entity, attribute, prefix, "");
  }

  private static String checkPrefix(String entity, String attribute, String prefix, String after) {
    KeyText.present(entity, attribute, prefix);
    checkPairs(entity, attribute, prefix);
    boolean endsInPartOfLiteral = false;
    for (int length = 1; length < after.length(); length++) {
      endsInPartOfLiteral |= prefix.endsWith(after.substring(0, length));
    }
    if (endsInPartOfLiteral || !after.isEmpty() && prefix.contains(after)) {
      throw new KeyValueException(
          entity,
          attribute,
          prefix,
          "must not hold the '"
              + after
              + "' that follows the attribute in the key, nor end in a part of it: other values"
              + " would be found too; choose a shorter or longer prefix");
    }
    return prefix;
  }

  /**
   * Whether the literal can be found earlier than where the value ends: {@code (v + L).indexOf(L) <
   * v.length()}, without making the sum in the usual cases.
   */
  private static boolean runsInto(String value, String after) {
    if (after.isEmpty()) {
      return false;
    }
    if (value.indexOf(after.charAt(0)) < 0) {
      return false;
    }
    return (value + after).indexOf(after) < value.length();
  }

  private static void checkPairs(String entity, String attribute, String value) {
    int at = Utf8.unpairedSurrogate(value);
    if (at >= 0) {
      throw new KeyValueException(
          entity,
          attribute,
          value,
          "holds half a surrogate pair at index " + at + ", which has no UTF-8 form");
    }
  }

  private static void checkNoDelimiter(
      String entity, String attribute, String value, String after) {
    if (value.indexOf(DELIMITER) < 0) {
      return;
    }
    String free =
        after.isEmpty()
            ? "; a String that is the last part of its key can be free to hold it: {"
                + attribute
                + ":free} in a template"
                + (attribute.indexOf('.') < 0 ? ", format = \"free\" on the component" : "")
            : "; only a String that is the last part of its key can be free to hold it";
    throw holdsDelimiter(entity, attribute, value, free);
  }

  private static KeyValueException holdsDelimiter(
      String entity, String attribute, String value, String free) {
    return new KeyValueException(
        entity,
        attribute,
        value,
        "must not hold '#', which separates the parts of composed keys; choose another value"
            + free);
  }

  private static void checkIdCharacters(String entity, String attribute, String value, int width) {
    for (int i = 0; i < value.length(); i++) {
      if (!isIdCharacter(value.charAt(i))) {
        throw new KeyValueException(
            entity,
            attribute,
            value,
            "does not fit "
                + (width > 0 ? "id(" + width + ")" : "id")
                + ": only letters, digits, '_' and '-' of ASCII are allowed, not '"
                + Character.toString(value.codePointAt(i))
                + "'");
      }
    }
  }

  static boolean isIdCharacter(int c) {
    return c >= 'a' && c <= 'z'
        || c >= 'A' && c <= 'Z'
        || c >= '0' && c <= '9'
        || c == '_'
        || c == '-';
  }

  /** Surrogates stay as they are: their check comes after. */
  static String fold(String value, IntUnaryOperator fold) {
    StringBuilder folded = new StringBuilder(value.length());
    value.codePoints().forEach(c -> folded.appendCodePoint(fold.applyAsInt(c)));
    return folded.toString();
  }
}
