package dev.keyplan.processor.codegen;

import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.KeyPart;

/** What a key part asks of its value, for {@code @param}; as Javadoc. */
final class PartDoc {

  private PartDoc() {}

  /** "" if every value of the type will do. */
  static String of(KeyPart part, String after) {
    boolean converted = part.type() instanceof AttributeType.Converted;
    return switch (converted ? KeyEncoding.CONVERTED : part.encoding()) {
      case STRING -> "must not be empty or hold {@code #}" + orRunInto(after);
      case LOWER -> "in any case; must not be empty or hold {@code #}" + orRunInto(after);
      case UPPER -> "in any case; must not be empty or hold {@code #}" + orRunInto(after);
      case ID ->
          (part.width() > 0 ? part.width() + " " : "")
              + "letters, digits, {@code _} and {@code -} of ASCII"
              + (part.width() > 0 ? "" : "; must not be empty" + orRunInto(after));
      case FREE -> "must not be empty";
      case DIGITS -> "from 0 to " + "9".repeat(part.width());
      case INSTANT,
          LOCAL_DATE_TIME,
          LOCAL_DATE,
          YEAR_MONTH,
          YEAR,
          OFFSET_DATE_TIME,
          TO_YEAR,
          TO_MONTH,
          TO_DAY,
          TO_HOUR ->
          "in the years 0000 to 9999";
      case INSTANT_SECONDS, LOCAL_DATE_TIME_SECONDS -> "whole seconds, in the years 0000 to 9999";
      case INSTANT_MILLIS, LOCAL_DATE_TIME_MILLIS ->
          "no finer than milliseconds, in the years 0000 to 9999";
      case INSTANT_MICROS, LOCAL_DATE_TIME_MICROS ->
          "no finer than microseconds, in the years 0000 to 9999";
      case CHAR, URI -> after.isEmpty() ? "" : "must not hold " + JavadocText.code(after);
      default -> "";
    };
  }

  /** A literal that starts with the forbidden # is no further demand. */
  private static String orRunInto(String after) {
    return after.isEmpty() || after.startsWith("#")
        ? ""
        : ", nor run into the " + JavadocText.code(after) + " behind it";
  }
}
