package dev.keyplan.processor.plan;

import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.ScalarType;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** The text of a time in a key or as an attribute: of fixed width, in UTC, cut where it is told. */
final class TimeText {

  private static final DateTimeFormatter FULL =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSSSSSSSS", Locale.ROOT);

  private TimeText() {}

  /**
   * @param iso the value in ISO 8601
   */
  static String of(KeyPart part, String iso) {
    AttributeType type =
        part.type() instanceof AttributeType.Converted converted ? converted.target() : part.type();
    String full = full(((AttributeType.Scalar) type).type(), iso);
    return switch (part.encoding()) {
      case TO_YEAR -> full.substring(0, "uuuu".length());
      case TO_MONTH -> full.substring(0, "uuuu-MM".length());
      case TO_DAY -> full.substring(0, "uuuu-MM-dd".length());
      case TO_HOUR -> full.substring(0, "uuuu-MM-ddTHH".length());
      default -> full.substring(0, length(part.encoding())) + zone(part.encoding());
    };
  }

  /** As a plain attribute stores it. */
  static String stored(ScalarType type, String iso) {
    return full(type, iso) + (type == ScalarType.INSTANT ? "Z" : "");
  }

  private static String full(ScalarType type, String iso) {
    return switch (type) {
      case INSTANT -> utc(Instant.parse(iso));
      case OFFSET_DATE_TIME -> utc(OffsetDateTime.parse(iso).toInstant());
      case ZONED_DATE_TIME -> utc(ZonedDateTime.parse(iso).toInstant());
      case LOCAL_DATE_TIME -> FULL.format(LocalDateTime.parse(iso));
      default -> iso; // a date or a month, of which a prefix is taken
    };
  }

  private static String utc(Instant instant) {
    return FULL.format(LocalDateTime.ofInstant(instant, ZoneOffset.UTC));
  }

  private static int length(KeyEncoding encoding) {
    return switch (encoding) {
      case INSTANT_SECONDS, LOCAL_DATE_TIME_SECONDS -> "uuuu-MM-ddTHH:mm:ss".length();
      case INSTANT_MILLIS, LOCAL_DATE_TIME_MILLIS -> "uuuu-MM-ddTHH:mm:ss.nnn".length();
      case INSTANT_MICROS, LOCAL_DATE_TIME_MICROS -> "uuuu-MM-ddTHH:mm:ss.nnnnnn".length();
      default -> "uuuu-MM-ddTHH:mm:ss.nnnnnnnnn".length();
    };
  }

  private static String zone(KeyEncoding encoding) {
    return switch (encoding) {
      case LOCAL_DATE_TIME,
          LOCAL_DATE_TIME_SECONDS,
          LOCAL_DATE_TIME_MILLIS,
          LOCAL_DATE_TIME_MICROS ->
          "";
      default -> "Z";
    };
  }
}
