package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.runtime.KeyValueException;
import java.util.Comparator;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;

/**
 * A key part with values and their encoder.
 *
 * @param order of the values; equal are those that have one text on purpose
 */
record PartSample<T>(
    KeyPart part, Function<Random, T> values, Comparator<T> order, Encoder<T> encoder) {

  interface Encoder<T> {
    String text(String entity, String attribute, T value, String after);
  }

  /** Empty if the encoder refuses the value before that literal. */
  Optional<String> text(T value, String after) {
    try {
      return Optional.of(encoder.text("E", "value", value, after));
    } catch (KeyValueException refused) {
      return Optional.empty();
    }
  }

  /** Whether nothing but the text tells where it ends, so that a literal must follow. */
  boolean needsTerminator() {
    return switch (part.encoding()) {
      case STRING, FREE, LOWER, UPPER, URI, DURATION, ENUM -> true;
      case ID -> part.width() == 0;
      default -> false;
    };
  }

  /** Where the part ends that begins at {@code from}: by the key format alone. */
  int end(String key, int from, String after) {
    if (needsTerminator()) {
      return after.isEmpty() ? key.length() : key.indexOf(after, from);
    }
    int negative = key.charAt(from) == '-' ? 1 : 0;
    return from
        + switch (part.encoding()) {
          case BYTE -> 3 + negative;
          case SHORT -> 5 + negative;
          case INT -> 10 + negative;
          case LONG -> 19 + negative;
          case ID, DIGITS -> part.width();
          case INSTANT, OFFSET_DATE_TIME -> "0000-00-00T00:00:00.000000000Z".length();
          case LOCAL_DATE_TIME -> "0000-00-00T00:00:00.000000000".length();
          case INSTANT_MICROS -> "0000-00-00T00:00:00.000000Z".length();
          case LOCAL_DATE_TIME_MICROS -> "0000-00-00T00:00:00.000000".length();
          case INSTANT_MILLIS -> "0000-00-00T00:00:00.000Z".length();
          case LOCAL_DATE_TIME_MILLIS -> "0000-00-00T00:00:00.000".length();
          case INSTANT_SECONDS -> "0000-00-00T00:00:00Z".length();
          case LOCAL_DATE_TIME_SECONDS -> "0000-00-00T00:00:00".length();
          case TO_HOUR -> "0000-00-00T00".length();
          case LOCAL_DATE, TO_DAY -> "0000-00-00".length();
          case YEAR_MONTH, TO_MONTH -> "0000-00".length();
          case YEAR, TO_YEAR -> "0000".length();
          case BOOLEAN -> key.startsWith("true", from) ? 4 : 5;
          case UUID -> 36;
          case CHAR -> 1;
          default -> throw new IllegalStateException(part.toString());
        };
  }

  @Override
  public String toString() {
    return part.encoding() + (part.width() > 0 ? "(" + part.width() + ")" : "");
  }
}
