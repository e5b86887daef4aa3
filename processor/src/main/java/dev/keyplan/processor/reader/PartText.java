package dev.keyplan.processor.reader;

import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.KeyPart;
import java.util.List;
import java.util.Optional;

/**
 * The texts that a key part can have, as far as types tell: for Strings and the like, values are
 * checked at run time instead.
 */
final class PartText {

  private static final String DATE = "dddd-dd-dd";
  private static final String SECONDS = DATE + "Tdd:dd:dd";
  private static final String NANOS = SECONDS + ".ddddddddd";
  private static final String UUID = "hhhhhhhh-hhhh-hhhh-hhhh-hhhhhhhhhhhh";

  private PartText() {}

  /** Whether all texts have the same length, so that the next part may follow without a literal. */
  static boolean fixedWidth(KeyPart part) {
    return switch (part.encoding()) {
      case ID -> part.width() > 0;
      case BYTE, SHORT, INT, LONG, BOOLEAN -> false;
      case ENUM -> constants(part).stream().map(String::length).distinct().count() <= 1;
      case CHAR -> true;
      default -> !shapes(part).isEmpty();
    };
  }

  /**
   * A text of the part in which, or over whose end, the following literal already begins: then the
   * reader of a key could not tell where the part ends.
   */
  static Optional<String> collision(KeyPart part, String literal) {
    return switch (part.encoding()) {
      case ENUM ->
          constants(part).stream()
              .filter(name -> (name + literal).indexOf(literal) != name.length())
              .findFirst();
      case BOOLEAN ->
          List.of("false", "true").stream()
              .filter(name -> (name + literal).indexOf(literal) != name.length())
              .findFirst();
      default -> shapes(part).stream().filter(shape -> overlaps(shape, literal)).findFirst();
    };
  }

  private static List<String> constants(KeyPart part) {
    return ((AttributeType.Enumeration) part.type()).constants();
  }

  /** {@code d} is a digit, {@code h} a hexadecimal digit, all else itself; empty if not fixed. */
  private static List<String> shapes(KeyPart part) {
    return switch (part.encoding()) {
      case BYTE -> number(3);
      case SHORT -> number(5);
      case INT -> number(10);
      case LONG -> number(19);
      case DIGITS -> List.of("d".repeat(part.width()));
      case INSTANT, OFFSET_DATE_TIME -> List.of(NANOS + "Z");
      case INSTANT_SECONDS -> List.of(SECONDS + "Z");
      case INSTANT_MILLIS -> List.of(SECONDS + ".dddZ");
      case INSTANT_MICROS -> List.of(SECONDS + ".ddddddZ");
      case LOCAL_DATE_TIME -> List.of(NANOS);
      case LOCAL_DATE_TIME_SECONDS -> List.of(SECONDS);
      case LOCAL_DATE_TIME_MILLIS -> List.of(SECONDS + ".ddd");
      case LOCAL_DATE_TIME_MICROS -> List.of(SECONDS + ".dddddd");
      case LOCAL_DATE, TO_DAY -> List.of(DATE);
      case YEAR_MONTH, TO_MONTH -> List.of("dddd-dd");
      case YEAR, TO_YEAR -> List.of("dddd");
      case TO_HOUR -> List.of(DATE + "Tdd");
      case UUID -> List.of(UUID);
      default -> List.of();
    };
  }

  private static List<String> number(int digits) {
    return List.of("d".repeat(digits), "-" + "d".repeat(digits));
  }

  private static boolean overlaps(String shape, String literal) {
    for (int start = 0; start < shape.length(); start++) {
      if (matchesAt(shape, literal, start)) {
        return true;
      }
    }
    return false;
  }

  private static boolean matchesAt(String shape, String literal, int start) {
    for (int i = 0; i < literal.length(); i++) {
      int position = start + i;
      char c = literal.charAt(i);
      boolean matches =
          position < shape.length()
              ? matches(shape.charAt(position), c)
              : literal.charAt(position - shape.length()) == c;
      if (!matches) {
        return false;
      }
    }
    return true;
  }

  private static boolean matches(char shape, char c) {
    boolean digit = c >= '0' && c <= '9';
    return switch (shape) {
      case 'd' -> digit;
      case 'h' -> digit || (c >= 'a' && c <= 'f');
      default -> shape == c;
    };
  }
}
