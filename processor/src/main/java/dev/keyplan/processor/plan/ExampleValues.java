package dev.keyplan.processor.plan;

import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.Constant;
import dev.keyplan.processor.model.ScalarType;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.function.Predicate;

/**
 * A value that an attribute could well have, the same for all time: by its name, its type, and a
 * number that tells one example from the next. In the form of constants; times in ISO 8601.
 */
final class ExampleValues {

  private static final Instant TIME = Instant.parse("2026-10-19T08:15:00Z");
  private static final Duration STEP = Duration.ofMinutes(24 * 60 + 95);
  private static final Instant EXPIRY = Instant.parse("2027-01-31T00:00:00Z");

  private static final List<String> AMOUNTS = List.of("49.9", "12.5", "129.5", "8.75", "310.4");

  private ExampleValues() {}

  /**
   * @param fits whether the keys can hold the text
   * @param width that keys ask of it, 0 for any
   */
  static Constant of(
      String name, AttributeType type, int number, int width, Predicate<Constant> fits) {
    AttributeType stored = type;
    while (stored instanceof AttributeType.Converted converted) {
      stored = converted.target();
    }
    List<Constant> candidates = new ArrayList<>();
    for (String text : candidates(name, stored, number, width)) {
      candidates.add(new Constant(stored, text));
    }
    return candidates.stream().filter(fits).findFirst().orElse(candidates.get(0));
  }

  private static List<String> candidates(String name, AttributeType type, int number, int width) {
    if (type instanceof AttributeType.Enumeration enumeration) {
      // By name: some compilers do not tell how those of class files were declared.
      List<String> constants = enumeration.constants().stream().sorted().toList();
      return List.of(constants.get(number % constants.size()));
    }
    LocalDateTime time =
        LocalDateTime.ofInstant(TIME.plus(STEP.multipliedBy(number)), ZoneOffset.UTC);
    return switch (((AttributeType.Scalar) type).type()) {
      case STRING -> ExampleTexts.of(name, number, width);
      case CHAR -> characters(number);
      case BOOLEAN -> List.of(String.valueOf(number % 2 == 0));
      case BYTE, SHORT, INT, LONG, BIG_INTEGER -> integers(name, number);
      case FLOAT, DOUBLE, BIG_DECIMAL -> List.of(AMOUNTS.get(number % AMOUNTS.size()));
      case UUID ->
          List.of(new UUID(0x0192_a4b5_c6d7_7e8fL, 0x9a0b_1c2d_3e4f_5060L + number).toString());
      case INSTANT -> List.of(time.toInstant(ZoneOffset.UTC).toString());
      case EPOCH_SECONDS ->
          List.of(Long.toString(EXPIRY.plus(Duration.ofDays(number)).getEpochSecond()));
      case LOCAL_DATE -> List.of(time.toLocalDate().toString());
      case LOCAL_DATE_TIME -> List.of(time.toString());
      case OFFSET_DATE_TIME, ZONED_DATE_TIME -> List.of(time.atOffset(ZoneOffset.UTC).toString());
      case DURATION ->
          List.of(Duration.ofMinutes(90 + 15L * number).toString(), "PT" + (number + 1) + "S");
      case YEAR -> List.of(String.valueOf(time.getYear() - number));
      case YEAR_MONTH -> List.of("2026-" + (10 + number % 3));
      case URI ->
          List.of(
              "https://example.com/" + ExampleTexts.number(number),
              "x" + ExampleTexts.number(number));
      case BYTES, BYTE_BUFFER, SDK_BYTES -> List.of(binary(number));
    };
  }

  private static List<String> characters(int number) {
    List<String> characters = new ArrayList<>();
    for (char first : new char[] {'A', 'm', '0'}) {
      characters.add(String.valueOf((char) (first + number % 10)));
    }
    return characters;
  }

  /** A year is one of ours; others count. */
  private static List<String> integers(String name, int number) {
    return name.toLowerCase(Locale.ROOT).endsWith("year")
        ? List.of(String.valueOf(2026 - number), String.valueOf(number + 1))
        : List.of(String.valueOf(number + 1));
  }

  /** In Base64, as the console shows it. */
  private static String binary(int number) {
    return Base64.getEncoder().encodeToString(new byte[] {0x17, 0x2a, (byte) number});
  }

  /** The text of the stored attribute: S, N, or Base64 of B. */
  static String stored(Constant constant) {
    if (!(constant.type() instanceof AttributeType.Scalar scalar)) {
      return constant.text();
    }
    ScalarType type = scalar.type();
    return switch (type) {
      case INSTANT, LOCAL_DATE_TIME -> TimeText.stored(type, constant.text());
      case FLOAT, DOUBLE, BIG_DECIMAL -> new BigDecimal(constant.text()).toPlainString();
      default -> constant.text();
    };
  }
}
