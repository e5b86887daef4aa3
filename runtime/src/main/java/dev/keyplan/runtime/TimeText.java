package dev.keyplan.runtime;

import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;

/**
 * The stored text of points in time: ISO 8601 of one fixed width, {@code
 * uuuu-MM-ddTHH:mm:ss.nnnnnnnnn}, with a {@code Z} for an {@link Instant}. Years 0000 to 9999. It
 * sorts as text in the order of time, which {@code Instant.toString()} does not: that leaves out
 * trailing zeros.
 */
public final class TimeText {

  /** Lengths of the text cut after its year, month, day, hour, second and so on. */
  static final int YEAR = 4;

  static final int MONTH = 7;
  static final int DAY = 10;
  static final int HOUR = 13;
  static final int SECONDS = 19;
  static final int MILLIS = 23;
  static final int MICROS = 26;
  static final int NANOS = 29;

  /** 0000-01-01T00:00:00Z and 9999-12-31T23:59:59Z. */
  static final long FIRST_SECOND = -62_167_219_200L;

  static final long LAST_SECOND = 253_402_300_799L;

  static final String YEARS = "years 0000 to 9999";

  private static final long INVALID = Long.MIN_VALUE;

  private static final int SECONDS_OF_DAY = 86_400;

  /** Of 400 years, after which the calendar begins anew. */
  private static final int DAYS_OF_ERA = 146_097;

  /** Since March 1st of the year -400, so that no day of ours is negative. */
  private static final int DAYS_BEFORE_1970 = 719_468 + DAYS_OF_ERA;

  /** Counted from March 1st, which is 0. */
  private static final int LAST_OF_DECEMBER = 305;

  private static final byte[] ZERO =
      "0000-00-00T00:00:00.000000000Z".getBytes(StandardCharsets.ISO_8859_1);

  /** 00 to 99. */
  private static final byte[] PAIRS = pairs();

  private TimeText() {}

  private static byte[] pairs() {
    byte[] pairs = new byte[200];
    for (int i = 0; i < 100; i++) {
      pairs[2 * i] = (byte) ('0' + i / 10);
      pairs[2 * i + 1] = (byte) ('0' + i % 10);
    }
    return pairs;
  }

  /**
   * For example {@code 2026-11-29T14:40:00.000000000Z}.
   *
   * @throws DateTimeException outside the years 0000 to 9999
   */
  public static String of(Instant value) {
    checkYear(value.getEpochSecond(), value);
    return cut(value.getEpochSecond(), value.getNano(), NANOS, true);
  }

  /**
   * For example {@code 2026-11-29T14:40:00.000000000}.
   *
   * @throws DateTimeException outside the years 0000 to 9999
   */
  public static String of(LocalDateTime value) {
    long second = value.toEpochSecond(ZoneOffset.UTC);
    checkYear(second, value);
    return cut(second, value.getNano(), NANOS, false);
  }

  /**
   * Reads the stored text, and any other ISO 8601 form with an offset or {@code Z}.
   *
   * @throws DateTimeParseException if it is none
   */
  public static Instant parseInstant(String text) {
    int end = text.length() - 1;
    if (end >= SECONDS && text.charAt(end) == 'Z') {
      long second = epochSecond(text);
      int nano = nano(text, end);
      if (second != INVALID && nano >= 0) {
        return Instant.ofEpochSecond(second, nano);
      }
    }
    try {
      return OffsetDateTime.parse(text).toInstant();
    } catch (DateTimeParseException e) {
      return Instant.parse(text); // knows 24:00 and leap seconds, but no text without seconds
    }
  }

  /**
   * Reads the stored text, and any other ISO 8601 form of a local date and time.
   *
   * @throws DateTimeParseException if it is none
   */
  public static LocalDateTime parseLocalDateTime(String text) {
    if (text.length() >= SECONDS) {
      long second = epochSecond(text);
      int nano = nano(text, text.length());
      if (second != INVALID && nano >= 0) {
        return LocalDateTime.ofEpochSecond(second, nano, ZoneOffset.UTC);
      }
    }
    return LocalDateTime.parse(text);
  }

  static boolean yearInRange(long epochSecond) {
    return epochSecond >= FIRST_SECOND && epochSecond <= LAST_SECOND;
  }

  private static void checkYear(long epochSecond, Object value) {
    if (!yearInRange(epochSecond)) {
      throw new DateTimeException(value + " is outside the " + YEARS);
    }
  }

  /**
   * The first characters of a time's text.
   *
   * @param length one of the constants above
   * @param zone whether to end in {@code Z}
   */
  static String cut(long epochSecond, int nano, int length, boolean zone) {
    byte[] text = ZERO.clone();
    int day = (int) Math.floorDiv(epochSecond, (long) SECONDS_OF_DAY);
    int secondOfDay = (int) (epochSecond - (long) day * SECONDS_OF_DAY);
    date(text, day);
    int minuteOfDay = secondOfDay / 60;
    int hour = minuteOfDay / 60;
    two(text, 11, hour);
    two(text, 14, minuteOfDay - hour * 60);
    two(text, 17, secondOfDay - minuteOfDay * 60);
    if (nano != 0) {
      nine(text, 20, nano);
    }
    if (length < NANOS) {
      text[length] = 'Z';
    }
    return new String(text, 0, zone ? length + 1 : length, StandardCharsets.ISO_8859_1);
  }

  /**
   * Days to year, month and day by counting from a March, so that the leap day is a year's last.
   * Quotients of 36524.25 days for a century and 365.25 for a year of it are those of quarters of
   * days, and months have (2141 n + 197913) / 2^16 for the day n of the year (Neri and Schneider,
   * "Euclidean affine functions and their application to calendar algorithms", 2022).
   */
  private static void date(byte[] text, int epochDay) {
    int quarters = 4 * (epochDay + DAYS_BEFORE_1970) + 3;
    int century = quarters / DAYS_OF_ERA;
    int ofCentury = quarters - century * DAYS_OF_ERA | 3;
    // ofCentury / 1461 and, in the lower half, what is left over, by one multiplication.
    long product = ofCentury * 2_939_745L;
    int yearOfCentury = (int) (product >>> Integer.SIZE);
    int dayOfYear = (int) ((product & 0xFFFF_FFFFL) / 2_939_745) / 4;
    int months = 2_141 * dayOfYear + 197_913;
    int month = months >>> 16;
    int year = 100 * century + yearOfCentury - 400;
    if (dayOfYear > LAST_OF_DECEMBER) {
      month -= 12;
      year++;
    }
    two(text, 0, year / 100);
    two(text, 2, year % 100);
    two(text, 5, month);
    two(text, 8, (months & 0xFFFF) / 2_141 + 1);
  }

  private static void two(byte[] text, int at, int value) {
    text[at] = PAIRS[2 * value];
    text[at + 1] = PAIRS[2 * value + 1];
  }

  /** Over zeros, in pairs of digits, none of which waits for another; most times end in zeros. */
  private static void nine(byte[] text, int at, int value) {
    int millis = value / 1_000_000;
    int nanos = value - millis * 1_000_000;
    text[at] = (byte) ('0' + millis / 100);
    two(text, at + 1, millis % 100);
    if (nanos != 0) {
      two(text, at + 3, nanos / 10_000);
      two(text, at + 5, nanos / 100 % 100);
      two(text, at + 7, nanos % 100);
    }
  }

  /** Of {@code uuuu-MM-ddTHH:mm:ss}, or {@link #INVALID}: the JDK's parser then judges. */
  private static long epochSecond(String text) {
    boolean shaped =
        text.charAt(4) == '-'
            && text.charAt(7) == '-'
            && text.charAt(10) == 'T'
            && text.charAt(13) == ':'
            && text.charAt(16) == ':';
    int year = number(text, 0, 4);
    int month = number(text, 5, 7);
    int day = number(text, 8, 10);
    int hour = number(text, 11, 13);
    int minute = number(text, 14, 16);
    int second = number(text, 17, 19);
    boolean valid =
        shaped
            && year >= 0
            && month >= 1
            && month <= 12
            && day >= 1
            && (day <= 28 || day <= lengthOfMonth(year, month))
            && hour >= 0
            && hour <= 23
            && minute >= 0
            && minute <= 59
            && second >= 0
            && second <= 59;
    return valid
        ? (long) epochDay(year, month, day) * SECONDS_OF_DAY + hour * 3600L + minute * 60L + second
        : INVALID;
  }

  /** The way back from {@link #date}: a year's months from March on have 153 days in five. */
  private static int epochDay(int year, int month, int day) {
    int years = 400 + (month <= 2 ? year - 1 : year);
    int months = month <= 2 ? month + 9 : month - 3;
    int centuries = years / 100;
    int leapDays = years / 4 - centuries + centuries / 4;
    return 365 * years + leapDays + (153 * months + 2) / 5 + day - 1 - DAYS_BEFORE_1970;
  }

  private static int lengthOfMonth(int year, int month) {
    boolean leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    return month == 2
        ? (leap ? 29 : 28)
        : month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
  }

  /** The fraction's digits up to {@code end}, 0 if there are none, -1 if it is not plain. */
  private static int nano(String text, int end) {
    if (end == SECONDS) {
      return 0;
    }
    int digits = end - SECONDS - 1;
    if (text.charAt(SECONDS) != '.' || digits < 1 || digits > 9) {
      return -1;
    }
    int nano = number(text, SECONDS + 1, end);
    for (int i = digits; nano > 0 && i < 9; i++) {
      nano *= 10;
    }
    return nano;
  }

  /** -1 if there is another character than a digit. */
  private static int number(String text, int from, int to) {
    int number = 0;
    for (int i = from; i < to; i++) {
      int digit = text.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return -1;
      }
      number = number * 10 + digit;
    }
    return number;
  }
}
