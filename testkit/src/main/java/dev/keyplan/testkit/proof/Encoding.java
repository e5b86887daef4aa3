package dev.keyplan.testkit.proof;

import static dev.keyplan.testkit.proof.Language.literal;
import static dev.keyplan.testkit.proof.Language.repeated;
import static dev.keyplan.testkit.proof.Language.sequence;

import dev.keyplan.testkit.proof.Language.Characters;
import dev.keyplan.testkit.proof.Language.Range;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The key format: how values become text in composed keys. A constant for each of its rows. */
enum Encoding {
  STRING,
  ID,
  FREE,
  LOWER,
  UPPER,
  BYTE,
  SHORT,
  INT,
  LONG,
  DIGITS,
  INSTANT,
  INSTANT_SECONDS,
  INSTANT_MILLIS,
  INSTANT_MICROS,
  LOCAL_DATE_TIME,
  LOCAL_DATE_TIME_SECONDS,
  LOCAL_DATE_TIME_MILLIS,
  LOCAL_DATE_TIME_MICROS,
  LOCAL_DATE,
  YEAR_MONTH,
  YEAR,
  BOOLEAN,
  TO_YEAR,
  TO_MONTH,
  TO_DAY,
  TO_HOUR,
  ENUM,
  UUID,
  CHAR,
  URI,
  OFFSET_DATE_TIME,
  DURATION,
  CONVERTED;

  private static final Characters DIGIT = characters('0', '9');
  private static final Characters HEX = characters('0', '9', 'a', 'f');
  private static final Characters ID_CHARACTER =
      characters('-', '-', '0', '9', 'A', 'Z', '_', '_', 'a', 'z');
  private static final Characters NO_DELIMITER = without("#");

  static Encoding of(String name, String place) {
    for (Encoding encoding : values()) {
      if (encoding.name().toLowerCase(Locale.ROOT).equals(name)) {
        return encoding;
      }
    }
    throw new MalformedModelException(place + " names no encoding: " + name);
  }

  /** Several values may have one text. */
  boolean lossy() {
    return this == LOWER || this == UPPER || truncation();
  }

  /** Cuts a time's text off, which keeps its order. */
  boolean truncation() {
    return this == TO_YEAR || this == TO_MONTH || this == TO_DAY || this == TO_HOUR;
  }

  boolean hasWidth() {
    return this == ID || this == DIGITS;
  }

  /** As templates and terms write it; "" for what goes without saying. */
  String transform() {
    return switch (this) {
      case ID, FREE, LOWER, UPPER, DIGITS -> name().toLowerCase(Locale.ROOT);
      case INSTANT_SECONDS, LOCAL_DATE_TIME_SECONDS -> "seconds";
      case INSTANT_MILLIS, LOCAL_DATE_TIME_MILLIS -> "millis";
      case INSTANT_MICROS, LOCAL_DATE_TIME_MICROS -> "micros";
      case TO_YEAR, TO_MONTH, TO_DAY, TO_HOUR ->
          name().substring("TO_".length()).toLowerCase(Locale.ROOT);
      default -> "";
    };
  }

  /**
   * All texts that it can make.
   *
   * @param width of {@code id(n)} and {@code digits(n)}, else 0
   */
  Language texts(ValueType type, int width) {
    return switch (this) {
      case STRING -> repeated(NO_DELIMITER, 1, false);
      case LOWER -> repeated(without("#ABCDEFGHIJKLMNOPQRSTUVWXYZ"), 1, false);
      case UPPER -> repeated(without("#abcdefghijklmnopqrstuvwxyz"), 1, false);
      case FREE -> repeated(Language.ANY_CHARACTER, 1, false);
      case ID -> repeated(ID_CHARACTER, Math.max(1, width), width > 0);
      case BYTE -> number(3);
      case SHORT -> number(5);
      case INT -> number(10);
      case LONG -> number(19);
      case DIGITS -> repeated(DIGIT, width, true);
      case INSTANT, OFFSET_DATE_TIME -> time(9, "Z");
      case INSTANT_SECONDS -> time(0, "Z");
      case INSTANT_MILLIS -> time(3, "Z");
      case INSTANT_MICROS -> time(6, "Z");
      case LOCAL_DATE_TIME -> time(9, "");
      case LOCAL_DATE_TIME_SECONDS -> time(0, "");
      case LOCAL_DATE_TIME_MILLIS -> time(3, "");
      case LOCAL_DATE_TIME_MICROS -> time(6, "");
      case LOCAL_DATE, TO_DAY -> day();
      case YEAR_MONTH, TO_MONTH -> month();
      case YEAR, TO_YEAR -> repeated(DIGIT, 4, true);
      case TO_HOUR -> hour();
      case BOOLEAN -> oneOf(List.of("false", "true"));
      case ENUM -> oneOf(type.constants());
      case UUID -> uuid();
      case CHAR -> new Characters(List.of(new Range(0, 0xD7FF), new Range(0xE000, 0xFFFF)));
      case URI -> repeated(characters('!', 0xD7FF, 0xE000, Character.MAX_CODE_POINT), 1, false);
      case DURATION ->
          sequence(
              literal("PT"),
              repeated(characters('-', '.', '0', '9', 'H', 'H', 'M', 'M', 'S', 'S'), 1, false));
      case CONVERTED -> type.target().plainTexts();
    };
  }

  /** Whether texts sort as the values, with what follows them in the key. */
  boolean ordered(ValueType type, int width, boolean last, String after) {
    return switch (this) {
      case STRING, FREE, LOWER, UPPER -> last;
      case ID -> width > 0 || last || !after.isEmpty() && after.codePointAt(0) < '-';
      case ENUM -> type.sortsAsDeclared(after);
      case UUID, CHAR, URI, OFFSET_DATE_TIME, DURATION, CONVERTED -> false;
      default -> true;
    };
  }

  /** The text of a constant of a term. */
  String text(String constant, int width) {
    return switch (this) {
      case BYTE -> digits(constant, 3);
      case SHORT -> digits(constant, 5);
      case INT -> digits(constant, 10);
      case LONG -> digits(constant, 19);
      case YEAR -> digits(constant, 4);
      case DIGITS -> digits(constant, width);
      case LOWER -> fold(constant, true);
      case UPPER -> fold(constant, false);
      default -> constant;
    };
  }

  private static String digits(String number, int width) {
    BigInteger value;
    try {
      value = new BigInteger(number);
    } catch (NumberFormatException notOne) {
      throw new MalformedModelException(number + " is not a whole number");
    }
    BigInteger positive = value.signum() < 0 ? value.add(BigInteger.TEN.pow(width)) : value;
    String digits = positive.toString();
    return (value.signum() < 0 ? "-" : "")
        + "0".repeat(Math.max(0, width - digits.length()))
        + digits;
  }

  private static String fold(String text, boolean lower) {
    StringBuilder folded = new StringBuilder();
    text.codePoints()
        .forEach(
            c ->
                folded.appendCodePoint(
                    lower ? Character.toLowerCase(c) : Character.toUpperCase(c)));
    return folded.toString();
  }

  private static Language number(int width) {
    return sequence(
        Language.either(Language.EMPTY_TEXT, literal("-")), repeated(DIGIT, width, true));
  }

  private static Language month() {
    return sequence(repeated(DIGIT, 4, true), literal("-"), twoDigits(1, 12));
  }

  private static Language day() {
    return sequence(month(), literal("-"), twoDigits(1, 31));
  }

  private static Language hour() {
    return sequence(day(), literal("T"), twoDigits(0, 23));
  }

  private static Language time(int fraction, String zone) {
    return sequence(
        hour(),
        literal(":"),
        twoDigits(0, 59),
        literal(":"),
        twoDigits(0, 59),
        fraction == 0
            ? Language.EMPTY_TEXT
            : sequence(literal("."), repeated(DIGIT, fraction, true)),
        literal(zone));
  }

  private static Language twoDigits(int least, int greatest) {
    Set<Language> decades = new LinkedHashSet<>();
    for (int tens = least / 10; tens <= greatest / 10; tens++) {
      int low = '0' + (tens == least / 10 ? least % 10 : 0);
      int high = '0' + (tens == greatest / 10 ? greatest % 10 : 9);
      decades.add(sequence(literal(Integer.toString(tens)), characters(low, high)));
    }
    return Language.either(decades);
  }

  private static Language uuid() {
    Language text = repeated(HEX, 8, true);
    for (int digits : new int[] {4, 4, 4, 12}) {
      text = sequence(text, literal("-"), repeated(HEX, digits, true));
    }
    return text;
  }

  private static Language oneOf(List<String> texts) {
    Set<Language> choices = new LinkedHashSet<>();
    texts.forEach(text -> choices.add(literal(text)));
    return Language.either(choices);
  }

  private static Characters characters(int... bounds) {
    List<Range> ranges = new ArrayList<>();
    for (int i = 0; i < bounds.length; i += 2) {
      ranges.add(new Range(bounds[i], bounds[i + 1]));
    }
    return new Characters(ranges);
  }

  /** All characters but some, which are given in ascending order. */
  private static Characters without(String excluded) {
    List<Range> ranges = new ArrayList<>();
    int from = 0;
    for (int codePoint : excluded.codePoints().toArray()) {
      ranges.add(new Range(from, codePoint - 1));
      from = codePoint + 1;
    }
    ranges.add(new Range(from, 0xD7FF));
    ranges.add(new Range(0xE000, Character.MAX_CODE_POINT));
    return new Characters(ranges);
  }
}
