package dev.keyplan.processor.analysis.language;

import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.KeyEncoding;
import java.util.List;

/**
 * The texts that an encoding can make, whatever follows. Where it is wider than the encoder, a
 * proof may fail that could be had, but never the reverse.
 */
final class PartLanguage {

  private static final CodePoints SIGN = CodePoints.of('-', '-');

  private PartLanguage() {}

  /** The texts of an attribute that is itself a key attribute of type S. */
  static Automaton ofNative(AttributeType type) {
    KeyEncoding encoding = PlainEncoding.of(target(type)).orElse(KeyEncoding.FREE);
    return switch (encoding) {
      // Native texts may hold the delimiter; times with an offset are stored as they are.
      case STRING, OFFSET_DATE_TIME -> of(KeyEncoding.FREE, type, 0, 0);
      default -> of(encoding, target(type), 0, 0);
    };
  }

  /** Numbers in plain or scientific form. */
  static Automaton ofNumbers() {
    CodePoints signs = CodePoints.of('+', '+', '-', '.', '0', '9', 'E', 'E');
    return new Automaton.Builder().oneOrMore(signs, Automaton.NO_SEGMENT).build();
  }

  static Automaton of(KeyEncoding encoding, AttributeType type, int width, int segment) {
    Automaton.Builder text = new Automaton.Builder();
    switch (encoding) {
      case STRING -> text.oneOrMore(CodePoints.NO_DELIMITER, segment);
      case LOWER -> text.oneOrMore(CodePoints.NO_DELIMITER.without('A', 'Z'), segment);
      case UPPER -> text.oneOrMore(CodePoints.NO_DELIMITER.without('a', 'z'), segment);
      case FREE -> text.oneOrMore(CodePoints.ALL, segment);
      case ID -> {
        if (width > 0) {
          text.times(width, CodePoints.ID, segment);
        } else {
          text.oneOrMore(CodePoints.ID, segment);
        }
      }
      case BYTE -> number(text, 3, segment);
      case SHORT -> number(text, 5, segment);
      case INT -> number(text, 10, segment);
      case LONG -> number(text, 19, segment);
      case DIGITS -> text.times(width, CodePoints.DIGITS, segment);
      case INSTANT, OFFSET_DATE_TIME -> time(text, 9, "Z", segment);
      case INSTANT_SECONDS -> time(text, 0, "Z", segment);
      case INSTANT_MILLIS -> time(text, 3, "Z", segment);
      case INSTANT_MICROS -> time(text, 6, "Z", segment);
      case LOCAL_DATE_TIME -> time(text, 9, "", segment);
      case LOCAL_DATE_TIME_SECONDS -> time(text, 0, "", segment);
      case LOCAL_DATE_TIME_MILLIS -> time(text, 3, "", segment);
      case LOCAL_DATE_TIME_MICROS -> time(text, 6, "", segment);
      case LOCAL_DATE, TO_DAY -> day(text, segment);
      case YEAR_MONTH, TO_MONTH -> month(text, segment);
      case YEAR, TO_YEAR -> text.times(4, CodePoints.DIGITS, segment);
      case TO_HOUR -> hour(text, segment);
      case BOOLEAN -> text.oneOf(List.of("false", "true"), segment);
      case ENUM -> text.oneOf(constants(type), segment);
      case UUID -> uuid(text, segment);
      case CHAR -> text.one(CodePoints.of(0, 0xD7FF, 0xE000, 0xFFFF), segment);
      case URI -> UriLanguage.append(text, segment);
      case DURATION -> DurationLanguage.append(text, segment);
      case CONVERTED -> {
        return convertedTo(type, segment);
      }
    }
    return text.build();
  }

  private static Automaton convertedTo(AttributeType type, int segment) {
    AttributeType target = target(type);
    return of(PlainEncoding.of(target).orElse(KeyEncoding.FREE), target, 0, segment);
  }

  static AttributeType target(AttributeType type) {
    return type instanceof AttributeType.Converted converted ? target(converted.target()) : type;
  }

  private static List<String> constants(AttributeType type) {
    return target(type) instanceof AttributeType.Enumeration enumeration
        ? enumeration.constants()
        : List.of();
  }

  private static void number(Automaton.Builder text, int digits, int segment) {
    text.optional(SIGN, segment).times(digits, CodePoints.DIGITS, segment);
  }

  private static void month(Automaton.Builder text, int segment) {
    text.times(4, CodePoints.DIGITS, segment).text("-", segment);
    twoDigits(text, 1, 12, segment);
  }

  private static void day(Automaton.Builder text, int segment) {
    month(text, segment);
    text.text("-", segment);
    twoDigits(text, 1, 31, segment);
  }

  private static void hour(Automaton.Builder text, int segment) {
    day(text, segment);
    text.text("T", segment);
    twoDigits(text, 0, 23, segment);
  }

  private static void time(Automaton.Builder text, int fraction, String zone, int segment) {
    hour(text, segment);
    text.text(":", segment);
    twoDigits(text, 0, 59, segment);
    text.text(":", segment);
    twoDigits(text, 0, 59, segment);
    if (fraction > 0) {
      text.text(".", segment).times(fraction, CodePoints.DIGITS, segment);
    }
    text.text(zone, segment);
  }

  /** The numbers from {@code least} to {@code greatest}, in two digits each. */
  static void twoDigits(Automaton.Builder text, int least, int greatest, int segment) {
    int before = text.end();
    int after = text.state();
    for (int tens = least / 10; tens <= greatest / 10; tens++) {
      int middle = text.state();
      text.edge(before, '0' + tens, '0' + tens, middle, segment);
      int low = tens == least / 10 ? least % 10 : 0;
      int high = tens == greatest / 10 ? greatest % 10 : 9;
      text.edge(middle, '0' + low, '0' + high, after, segment);
    }
    text.endAt(after);
  }

  private static void uuid(Automaton.Builder text, int segment) {
    text.times(8, CodePoints.HEX, segment);
    for (int digits : new int[] {4, 4, 4, 12}) {
      text.text("-", segment).times(digits, CodePoints.HEX, segment);
    }
  }
}
