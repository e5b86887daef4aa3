package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP201;
import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP203;

import dev.keyplan.processor.diagnostics.DiagnosticCode;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.ScalarType;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** From an attribute's type and a transform to the encoding of a key part. */
final class Transforms {

  record Encoded(KeyEncoding encoding, int width) {}

  /** The type has no key text, or not with that transform. */
  static final class RefusedException extends Exception {
    private static final long serialVersionUID = 1L;

    private final DiagnosticCode code;
    private final String fix;
    private final boolean ofWholeKeys;

    private RefusedException(DiagnosticCode code, String message, String fix) {
      this(code, message, fix, false);
    }

    private RefusedException(DiagnosticCode code, String message, String fix, boolean ofWholeKeys) {
      super(message);
      this.code = code;
      this.fix = fix;
      this.ofWholeKeys = ofWholeKeys;
    }

    DiagnosticCode code() {
      return code;
    }

    /**
     * @param asKey how to declare the attribute as a key by itself, told where that is a way out
     */
    String fix(String asKey) {
      String label = "fix      ";
      return ofWholeKeys ? label + asKey + fix.substring(label.length()) : fix;
    }
  }

  static final List<String> NAMES =
      List.of(
          "id",
          "id(n)",
          "free",
          "lower",
          "upper",
          "digits(n)",
          "seconds",
          "millis",
          "micros",
          "year",
          "month",
          "day",
          "hour");

  /** The longest sort key, in bytes. */
  private static final int MAX_ID_WIDTH = 1024;

  private static final int MAX_LONG_DIGITS = 19;

  /** DynamoDB numbers have 38 digits. */
  private static final int MAX_DIGITS = 38;

  private static final Pattern SYNTAX = Pattern.compile("([a-z]+)(?:\\((\\d{1,9})\\))?");

  private Transforms() {}

  static Encoded encode(AttributeType type, String transform) throws RefusedException {
    if (transform.isEmpty()) {
      return new Encoded(plain(type), 0);
    }
    Matcher matcher = SYNTAX.matcher(transform);
    if (!matcher.matches()) {
      throw unknown(type, transform);
    }
    int width = matcher.group(2) == null ? -1 : Integer.parseInt(matcher.group(2));
    return transformed(type, transform, matcher.group(1), width);
  }

  private static Encoded transformed(AttributeType type, String transform, String name, int width)
      throws RefusedException {
    ScalarType scalar = type instanceof AttributeType.Scalar s ? s.type() : null;
    if (name.equals("digits")) {
      return digits(scalar, type, transform, width);
    }
    if (name.equals("id") && width >= 0) {
      requireType(scalar == ScalarType.STRING, type, transform, "String");
      if (width == 0 || width > MAX_ID_WIDTH) {
        throw new RefusedException(
            KP201, transform + " has a width out of range", "fix      id(1) to id(1024)");
      }
      return new Encoded(KeyEncoding.ID, width);
    }
    if (width >= 0) {
      throw unknown(type, transform);
    }
    return new Encoded(unparametrized(type, transform, scalar), 0);
  }

  private static KeyEncoding unparametrized(AttributeType type, String transform, ScalarType scalar)
      throws RefusedException {
    boolean string = scalar == ScalarType.STRING;
    boolean instant = scalar == ScalarType.INSTANT;
    boolean precise = instant || scalar == ScalarType.LOCAL_DATE_TIME;
    boolean hours =
        precise || scalar == ScalarType.OFFSET_DATE_TIME || scalar == ScalarType.ZONED_DATE_TIME;
    boolean months = hours || scalar == ScalarType.LOCAL_DATE;
    boolean years = months || scalar == ScalarType.YEAR_MONTH;
    switch (transform) {
      case "id", "free", "lower", "upper" -> requireType(string, type, transform, "String");
      case "seconds", "millis", "micros" ->
          requireType(precise, type, transform, "Instant or LocalDateTime");
      case "year" -> requireType(years, type, transform, "a time, a date or a YearMonth");
      case "month" -> requireType(months, type, transform, "a time or a date");
      case "day", "hour" -> requireType(hours, type, transform, "a time with a date");
      default -> throw unknown(type, transform);
    }
    return switch (transform) {
      case "id" -> KeyEncoding.ID;
      case "free" -> KeyEncoding.FREE;
      case "lower" -> KeyEncoding.LOWER;
      case "upper" -> KeyEncoding.UPPER;
      case "seconds" -> instant ? KeyEncoding.INSTANT_SECONDS : KeyEncoding.LOCAL_DATE_TIME_SECONDS;
      case "millis" -> instant ? KeyEncoding.INSTANT_MILLIS : KeyEncoding.LOCAL_DATE_TIME_MILLIS;
      case "micros" -> instant ? KeyEncoding.INSTANT_MICROS : KeyEncoding.LOCAL_DATE_TIME_MICROS;
      case "year" -> KeyEncoding.TO_YEAR;
      case "month" -> KeyEncoding.TO_MONTH;
      case "day" -> KeyEncoding.TO_DAY;
      default -> KeyEncoding.TO_HOUR;
    };
  }

  private static Encoded digits(ScalarType scalar, AttributeType type, String transform, int width)
      throws RefusedException {
    boolean big = scalar == ScalarType.BIG_INTEGER;
    boolean integral =
        big
            || scalar == ScalarType.BYTE
            || scalar == ScalarType.SHORT
            || scalar == ScalarType.INT
            || scalar == ScalarType.LONG;
    requireType(integral, type, transform, "byte, short, int, long or BigInteger");
    int most = big ? MAX_DIGITS : MAX_LONG_DIGITS;
    if (width < 1 || width > most) {
      throw new RefusedException(
          KP201,
          transform + " has a width out of range",
          "fix      digits(1) to digits(" + most + ")");
    }
    return new Encoded(KeyEncoding.DIGITS, width);
  }

  private static void requireType(
      boolean fits, AttributeType type, String transform, String expected) throws RefusedException {
    if (!fits) {
      throw new RefusedException(
          KP203,
          "the format " + transform + " is for " + expected + ", not for " + Describe.type(type),
          "fix      leave the format out, or take another attribute");
    }
  }

  private static RefusedException unknown(AttributeType type, String transform) {
    List<String> fitting =
        NAMES.stream().filter(known -> fits(type, known.replace("(n)", "(1)"))).toList();
    String name = withoutWidth(transform);
    String width = transform.substring(name.length());
    String fix =
        Suggestions.nearest(name, fitting.stream().map(Transforms::withoutWidth).toList())
            .map(near -> fitting.contains(near) ? near : near + (width.isEmpty() ? "(n)" : width))
            .map(near -> "fix      did you mean '" + near + "'?")
            .orElse(
                fitting.isEmpty()
                    ? "fix      leave it out: there is none for " + Describe.type(type)
                    : "known    " + String.join(", ", fitting));
    return new RefusedException(KP201, "there is no format '" + transform + "'", fix);
  }

  private static String withoutWidth(String transform) {
    return transform.replaceAll("\\(.*", "");
  }

  private static boolean fits(AttributeType type, String transform) {
    try {
      encode(type, transform);
      return true;
    } catch (RefusedException doesNot) {
      return false;
    }
  }

  private static KeyEncoding plain(AttributeType type) throws RefusedException {
    if (type instanceof AttributeType.Enumeration) {
      return KeyEncoding.ENUM;
    }
    if (type instanceof AttributeType.Converted converted) {
      plain(converted.target());
      return KeyEncoding.CONVERTED;
    }
    if (type instanceof AttributeType.Scalar scalar) {
      return plain(scalar.type());
    }
    throw new RefusedException(
        KP203,
        Describe.type(type) + " has no key text",
        "fix      keys are made of single values: take an attribute inside of it");
  }

  private static KeyEncoding plain(ScalarType type) throws RefusedException {
    return switch (type) {
      case STRING -> KeyEncoding.STRING;
      case CHAR -> KeyEncoding.CHAR;
      case BOOLEAN -> KeyEncoding.BOOLEAN;
      case BYTE -> KeyEncoding.BYTE;
      case SHORT -> KeyEncoding.SHORT;
      case INT -> KeyEncoding.INT;
      case LONG -> KeyEncoding.LONG;
      case UUID -> KeyEncoding.UUID;
      case INSTANT -> KeyEncoding.INSTANT;
      case LOCAL_DATE -> KeyEncoding.LOCAL_DATE;
      case LOCAL_DATE_TIME -> KeyEncoding.LOCAL_DATE_TIME;
      case OFFSET_DATE_TIME -> KeyEncoding.OFFSET_DATE_TIME;
      case DURATION -> KeyEncoding.DURATION;
      case YEAR -> KeyEncoding.YEAR;
      case YEAR_MONTH -> KeyEncoding.YEAR_MONTH;
      case URI -> KeyEncoding.URI;
      case BIG_INTEGER -> throw noText(type, "fix      say how many digits it has: digits(n)");
      case FLOAT, DOUBLE, BIG_DECIMAL -> throw noText(type, "fix      scale it to a long", true);
      // A time to live, which is refused where it is found.
      case EPOCH_SECONDS, ZONED_DATE_TIME ->
          throw noText(type, "fix      use Instant or OffsetDateTime");
      case BYTES, BYTE_BUFFER, SDK_BYTES -> throw noText(type, "fix      use a String", true);
    };
  }

  private static RefusedException noText(ScalarType type, String fix) {
    return noText(type, fix, false);
  }

  private static RefusedException noText(ScalarType type, String fix, boolean ofWholeKeys) {
    return new RefusedException(
        KP203,
        Describe.type(new AttributeType.Scalar(type, false))
            + " has no key text that keeps its values apart and in order",
        fix,
        ofWholeKeys);
  }
}
