package dev.keyplan.runtime;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import java.time.temporal.Temporal;

/**
 * The text of times inside composed keys, key format 1: ISO 8601 of fixed width, years 0000 to
 * 9999, sorted as time is. See {@link KeyText} for the parameters and the error.
 */
public final class KeyTime {

  private static final long SECONDS_OF_DAY = 86_400;

  private KeyTime() {}

  /** {@code uuuu-MM-ddTHH:mm:ss.nnnnnnnnnZ}. */
  public static String instant(String entity, String attribute, Instant value) {
    return exact(entity, attribute, value, TimeText.NANOS);
  }

  /** {@code uuuu-MM-ddTHH:mm:ssZ}; a finer value is refused. */
  public static String instantSeconds(String entity, String attribute, Instant value) {
    return exact(entity, attribute, value, TimeText.SECONDS);
  }

  /** {@code uuuu-MM-ddTHH:mm:ss.nnnZ}; a finer value is refused. */
  public static String instantMillis(String entity, String attribute, Instant value) {
    return exact(entity, attribute, value, TimeText.MILLIS);
  }

  /** {@code uuuu-MM-ddTHH:mm:ss.nnnnnnZ}; a finer value is refused. */
  public static String instantMicros(String entity, String attribute, Instant value) {
    return exact(entity, attribute, value, TimeText.MICROS);
  }

  /** {@code uuuu-MM-ddTHH:mm:ss.nnnnnnnnn}. */
  public static String localDateTime(String entity, String attribute, LocalDateTime value) {
    return exact(entity, attribute, value, TimeText.NANOS);
  }

  /** {@code uuuu-MM-ddTHH:mm:ss}; a finer value is refused. */
  public static String localDateTimeSeconds(String entity, String attribute, LocalDateTime value) {
    return exact(entity, attribute, value, TimeText.SECONDS);
  }

  /** {@code uuuu-MM-ddTHH:mm:ss.nnn}; a finer value is refused. */
  public static String localDateTimeMillis(String entity, String attribute, LocalDateTime value) {
    return exact(entity, attribute, value, TimeText.MILLIS);
  }

  /** {@code uuuu-MM-ddTHH:mm:ss.nnnnnn}; a finer value is refused. */
  public static String localDateTimeMicros(String entity, String attribute, LocalDateTime value) {
    return exact(entity, attribute, value, TimeText.MICROS);
  }

  /** The text of its instant: two values that differ in their offset alone have one key. */
  public static String offsetDateTime(String entity, String attribute, OffsetDateTime value) {
    return exact(
        entity, attribute, KeyText.present(entity, attribute, value).toInstant(), TimeText.NANOS);
  }

  /** {@code uuuu-MM-dd}. */
  public static String localDate(String entity, String attribute, LocalDate value) {
    return toDay(entity, attribute, value);
  }

  /** {@code uuuu-MM}. */
  public static String yearMonth(String entity, String attribute, YearMonth value) {
    return toMonth(entity, attribute, value);
  }

  /** {@code uuuu}. */
  public static String year(String entity, String attribute, Year value) {
    return toYear(entity, attribute, value);
  }

  /**
   * {@code uuuu}, in UTC.
   *
   * @param value of a type of this class
   */
  public static String toYear(String entity, String attribute, Temporal value) {
    return cut(entity, attribute, value, TimeText.YEAR);
  }

  /**
   * {@code uuuu-MM}, in UTC.
   *
   * @param value of a type of this class, with a month
   */
  public static String toMonth(String entity, String attribute, Temporal value) {
    return cut(entity, attribute, value, TimeText.MONTH);
  }

  /**
   * {@code uuuu-MM-dd}, in UTC.
   *
   * @param value of a type of this class, with a day
   */
  public static String toDay(String entity, String attribute, Temporal value) {
    return cut(entity, attribute, value, TimeText.DAY);
  }

  /**
   * {@code uuuu-MM-ddTHH}, in UTC.
   *
   * @param value of a type of this class, with an hour
   */
  public static String toHour(String entity, String attribute, Temporal value) {
    return cut(entity, attribute, value, TimeText.HOUR);
  }

  private static String exact(String entity, String attribute, Instant value, int length) {
    KeyText.present(entity, attribute, value);
    long second = value.getEpochSecond();
    check(entity, attribute, value, second, value.getNano(), length);
    return TimeText.cut(second, value.getNano(), length, true);
  }

  private static String exact(String entity, String attribute, LocalDateTime value, int length) {
    KeyText.present(entity, attribute, value);
    long second = value.toEpochSecond(ZoneOffset.UTC);
    check(entity, attribute, value, second, value.getNano(), length);
    return TimeText.cut(second, value.getNano(), length, false);
  }

  private static String cut(String entity, String attribute, Temporal value, int length) {
    KeyText.present(entity, attribute, value);
    long second = startOf(value);
    check(entity, attribute, value, second, 0, length);
    return TimeText.cut(second, 0, length, false);
  }

  /** A second, since 1970 in UTC, with the same text up to the last field that the value has. */
  private static long startOf(Temporal value) {
    if (value instanceof Year year) {
      return year.atDay(1).toEpochDay() * SECONDS_OF_DAY;
    }
    if (value instanceof YearMonth month) {
      return month.atDay(1).toEpochDay() * SECONDS_OF_DAY;
    }
    if (value instanceof LocalDate day) {
      return day.toEpochDay() * SECONDS_OF_DAY;
    }
    if (value instanceof LocalDateTime time) {
      return time.toEpochSecond(ZoneOffset.UTC);
    }
    return value.getLong(ChronoField.INSTANT_SECONDS);
  }

  private static void check(
      String entity, String attribute, Object value, long second, int nano, int length) {
    if (!TimeText.yearInRange(second)) {
      throw new KeyValueException(
          entity,
          attribute,
          value,
          "is outside the " + TimeText.YEARS + ", whose text has one width");
    }
    int unit =
        switch (length) {
          case TimeText.NANOS -> 1;
          case TimeText.MICROS -> 1_000;
          case TimeText.MILLIS -> 1_000_000;
          default -> 1_000_000_000;
        };
    if (nano % unit != 0) {
      String precision = unit == 1_000 ? "micros" : unit == 1_000_000 ? "millis" : "seconds";
      throw new KeyValueException(
          entity,
          attribute,
          value,
          "is finer than the key's " + precision + ": truncate it, or choose a finer precision");
    }
  }
}
