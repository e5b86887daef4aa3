package dev.keyplan.benchmarks.hand;

import java.nio.charset.StandardCharsets;
import java.time.Instant;

/** Instants as {@code uuuu-MM-ddTHH:mm:ss.nnnnnnnnnZ} and back, years 0000 to 9999 only. */
final class HandInstant {

  private static final int LENGTH = 30;
  private static final int SECONDS_PER_DAY = 86_400;

  private HandInstant() {}

  static String text(Instant instant) {
    long second = instant.getEpochSecond();
    long day = Math.floorDiv(second, SECONDS_PER_DAY);
    int ofDay = (int) Math.floorMod(second, (long) SECONDS_PER_DAY);
    // The civil date of a day number, of years that begin in March.
    long shifted = day + 719_468;
    long era = Math.floorDiv(shifted, 146_097L);
    int ofEra = (int) (shifted - era * 146_097);
    int yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365;
    int ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
    int shiftedMonth = (5 * ofYear + 2) / 153;
    int month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
    int year = (int) (yearOfEra + era * 400) + (month <= 2 ? 1 : 0);
    byte[] text = new byte[LENGTH];
    digits(text, 0, 4, year);
    text[4] = '-';
    digits(text, 5, 2, month);
    text[7] = '-';
    digits(text, 8, 2, ofYear - (153 * shiftedMonth + 2) / 5 + 1);
    text[10] = 'T';
    digits(text, 11, 2, ofDay / 3600);
    text[13] = ':';
    digits(text, 14, 2, ofDay / 60 % 60);
    text[16] = ':';
    digits(text, 17, 2, ofDay % 60);
    text[19] = '.';
    digits(text, 20, 9, instant.getNano());
    text[29] = 'Z';
    return new String(text, StandardCharsets.ISO_8859_1);
  }

  private static void digits(byte[] text, int from, int count, int number) {
    int rest = number;
    for (int i = from + count - 1; i >= from; i--) {
      text[i] = (byte) ('0' + rest % 10);
      rest /= 10;
    }
  }

  static Instant instant(String text) {
    if (text.length() != LENGTH || text.charAt(29) != 'Z') {
      return Instant.parse(text);
    }
    int year = number(text, 0, 4);
    int month = number(text, 5, 2);
    int day = number(text, 8, 2);
    int shiftedYear = month <= 2 ? year - 1 : year;
    int era = Math.floorDiv(shiftedYear, 400);
    int yearOfEra = shiftedYear - era * 400;
    int ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1;
    int ofEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + ofYear;
    long epochDay = era * 146_097L + ofEra - 719_468;
    long second =
        epochDay * SECONDS_PER_DAY
            + number(text, 11, 2) * 3600L
            + number(text, 14, 2) * 60L
            + number(text, 17, 2);
    return Instant.ofEpochSecond(second, number(text, 20, 9));
  }

  private static int number(String text, int from, int count) {
    int number = 0;
    for (int i = from; i < from + count; i++) {
      number = number * 10 + text.charAt(i) - '0';
    }
    return number;
  }
}
