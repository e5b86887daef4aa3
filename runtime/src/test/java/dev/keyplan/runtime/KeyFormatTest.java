package dev.keyplan.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.time.temporal.Temporal;
import java.util.Arrays;
import java.util.List;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The frozen bytes of key format 1: tables hold them. */
class KeyFormatTest {

  private static final Pattern CODE_POINT = Pattern.compile("\\\\u\\{(\\p{XDigit}+)}");

  record Line(String type, String format, String value, String text) {}

  static List<Line> lines() throws IOException {
    try (InputStream file = KeyFormatTest.class.getResourceAsStream("key-format-1.txt")) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("# "))
          .map(KeyFormatTest::line)
          .toList();
    }
  }

  private static Line line(String line) {
    List<String> cells = Arrays.stream(line.split("\\|", -1)).map(KeyFormatTest::cell).toList();
    return new Line(cells.get(0), cells.get(1), cells.get(2), cells.get(3));
  }

  private static String cell(String cell) {
    return CODE_POINT
        .matcher(cell.strip())
        .replaceAll(m -> Character.toString(Integer.parseInt(m.group(1), 16)));
  }

  @ParameterizedTest
  @MethodSource("lines")
  void theTextIsTheStoredOne(Line line) {
    assertThat(encoded(line.type(), line.format(), line.value())).isEqualTo(line.text());
  }

  @Test
  void everyTypeAndFormatHasALine() throws IOException {
    assertThat(
            lines().stream().map(line -> line.type() + " " + line.format().replaceAll("\\d", "")))
        .contains(
            "String ", "String id", "String id()", "String free", "String lower", "String upper")
        .contains("byte ", "short ", "int ", "long ", "long digits()", "BigInteger digits()")
        .contains("boolean ", "enum ", "UUID ", "char ", "URI ", "Duration ", "OffsetDateTime ")
        .containsAll(
            Stream.of("", "seconds", "millis", "micros", "year", "month", "day", "hour")
                .flatMap(f -> Stream.of("Instant " + f, "LocalDateTime " + f))
                .toList())
        .contains("LocalDate ", "LocalDate year", "LocalDate month", "LocalDate day")
        .contains("YearMonth ", "YearMonth year", "YearMonth month", "Year ", "Year year")
        .contains("OffsetDateTime year", "OffsetDateTime month", "OffsetDateTime day")
        .contains("OffsetDateTime hour");
  }

  private static String encoded(String type, String format, String value) {
    return switch (type) {
      case "String" -> string(format, value);
      case "byte" -> KeyText.number("E", "a", Byte.parseByte(value));
      case "short" -> KeyText.number("E", "a", Short.parseShort(value));
      case "int" -> KeyText.number("E", "a", Integer.parseInt(value));
      case "long" ->
          format.isEmpty()
              ? KeyText.number("E", "a", Long.parseLong(value))
              : KeyText.digits("E", "a", Long.parseLong(value), width(format));
      case "BigInteger" -> KeyText.digits("E", "a", new BigInteger(value), width(format));
      case "Instant" -> instant(format, Instant.parse(value));
      case "LocalDateTime" -> localDateTime(format, LocalDateTime.parse(value));
      case "LocalDate" ->
          format.isEmpty()
              ? KeyTime.localDate("E", "a", LocalDate.parse(value))
              : truncated(format, LocalDate.parse(value));
      case "YearMonth" ->
          format.isEmpty()
              ? KeyTime.yearMonth("E", "a", YearMonth.parse(value))
              : truncated(format, YearMonth.parse(value));
      case "Year" ->
          format.isEmpty()
              ? KeyTime.year("E", "a", Year.of(Integer.parseInt(value)))
              : truncated(format, Year.of(Integer.parseInt(value)));
      case "OffsetDateTime" ->
          format.isEmpty()
              ? KeyTime.offsetDateTime("E", "a", OffsetDateTime.parse(value))
              : truncated(format, OffsetDateTime.parse(value));
      case "boolean" -> KeyText.bool(Boolean.parseBoolean(value));
      case "enum" -> KeyText.enumeration("E", "a", ChronoUnit.valueOf(value));
      case "UUID" -> KeyText.uuid("E", "a", UUID.fromString(value));
      case "char" -> KeyText.character("E", "a", value.charAt(0), "");
      case "URI" -> KeyText.uri("E", "a", URI.create(value), "");
      case "Duration" -> KeyText.duration("E", "a", Duration.parse(value), "");
      default -> throw new IllegalArgumentException(type);
    };
  }

  private static String string(String format, String value) {
    return switch (format) {
      case "" -> KeyText.string("E", "a", value, "");
      case "free" -> KeyText.free("E", "a", value);
      case "id" -> KeyText.id("E", "a", value, 0, "");
      case "lower" -> KeyText.lower("E", "a", value, "");
      case "upper" -> KeyText.upper("E", "a", value, "");
      default -> KeyText.id("E", "a", value, width(format), "");
    };
  }

  private static String instant(String format, Instant value) {
    return switch (format) {
      case "" -> KeyTime.instant("E", "a", value);
      case "seconds" -> KeyTime.instantSeconds("E", "a", value);
      case "millis" -> KeyTime.instantMillis("E", "a", value);
      case "micros" -> KeyTime.instantMicros("E", "a", value);
      default -> truncated(format, value);
    };
  }

  private static String localDateTime(String format, LocalDateTime value) {
    return switch (format) {
      case "" -> KeyTime.localDateTime("E", "a", value);
      case "seconds" -> KeyTime.localDateTimeSeconds("E", "a", value);
      case "millis" -> KeyTime.localDateTimeMillis("E", "a", value);
      case "micros" -> KeyTime.localDateTimeMicros("E", "a", value);
      default -> truncated(format, value);
    };
  }

  private static String truncated(String format, Temporal value) {
    return switch (format) {
      case "year" -> KeyTime.toYear("E", "a", value);
      case "month" -> KeyTime.toMonth("E", "a", value);
      case "day" -> KeyTime.toDay("E", "a", value);
      case "hour" -> KeyTime.toHour("E", "a", value);
      default -> throw new IllegalArgumentException(format);
    };
  }

  private static int width(String format) {
    return Integer.parseInt(format.replaceAll("\\D", ""));
  }
}
