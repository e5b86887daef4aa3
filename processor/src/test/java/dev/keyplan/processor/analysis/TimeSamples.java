package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.runtime.KeyTime;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/** Times from the first second that a key can hold to the last, truncated or not. */
final class TimeSamples {

  private static final Instant FIRST = Instant.parse("0000-01-01T00:00:00Z");
  private static final Instant LAST = Instant.parse("9999-12-31T23:59:59.999999999Z");

  private TimeSamples() {}

  static void add(List<PartSample<?>> all) {
    Comparator<Instant> order = Comparator.naturalOrder();
    PartSamples.add(
        all,
        KeyEncoding.INSTANT,
        ScalarType.INSTANT,
        TimeSamples::instant,
        order,
        (e, a, v, x) -> KeyTime.instant(e, a, v));
    PartSamples.add(
        all,
        KeyEncoding.INSTANT_SECONDS,
        ScalarType.INSTANT,
        r -> instant(r).truncatedTo(ChronoUnit.SECONDS),
        order,
        (e, a, v, x) -> KeyTime.instantSeconds(e, a, v));
    PartSamples.add(
        all,
        KeyEncoding.INSTANT_MILLIS,
        ScalarType.INSTANT,
        r -> instant(r).truncatedTo(ChronoUnit.MILLIS),
        order,
        (e, a, v, x) -> KeyTime.instantMillis(e, a, v));
    PartSamples.add(
        all,
        KeyEncoding.INSTANT_MICROS,
        ScalarType.INSTANT,
        r -> instant(r).truncatedTo(ChronoUnit.MICROS),
        order,
        (e, a, v, x) -> KeyTime.instantMicros(e, a, v));
    Comparator<LocalDateTime> local = (a, b) -> a.compareTo(b);
    PartSamples.add(
        all,
        KeyEncoding.LOCAL_DATE_TIME,
        ScalarType.LOCAL_DATE_TIME,
        r -> local(r, ChronoUnit.NANOS),
        local,
        (e, a, v, x) -> KeyTime.localDateTime(e, a, v));
    PartSamples.add(
        all,
        KeyEncoding.LOCAL_DATE_TIME_SECONDS,
        ScalarType.LOCAL_DATE_TIME,
        r -> local(r, ChronoUnit.SECONDS),
        local,
        (e, a, v, x) -> KeyTime.localDateTimeSeconds(e, a, v));
    PartSamples.add(
        all,
        KeyEncoding.LOCAL_DATE_TIME_MILLIS,
        ScalarType.LOCAL_DATE_TIME,
        r -> local(r, ChronoUnit.MILLIS),
        local,
        (e, a, v, x) -> KeyTime.localDateTimeMillis(e, a, v));
    PartSamples.add(
        all,
        KeyEncoding.LOCAL_DATE_TIME_MICROS,
        ScalarType.LOCAL_DATE_TIME,
        r -> local(r, ChronoUnit.MICROS),
        local,
        (e, a, v, x) -> KeyTime.localDateTimeMicros(e, a, v));
    Comparator<LocalDate> day = (a, b) -> a.compareTo(b);
    PartSamples.add(
        all,
        KeyEncoding.LOCAL_DATE,
        ScalarType.LOCAL_DATE,
        r -> local(r, ChronoUnit.DAYS).toLocalDate(),
        day,
        (e, a, v, x) -> KeyTime.localDate(e, a, v));
    PartSamples.add(
        all,
        KeyEncoding.YEAR_MONTH,
        ScalarType.YEAR_MONTH,
        r -> YearMonth.from(local(r, ChronoUnit.DAYS)),
        Comparator.<YearMonth>naturalOrder(),
        (e, a, v, x) -> KeyTime.yearMonth(e, a, v));
    PartSamples.add(
        all,
        KeyEncoding.YEAR,
        ScalarType.YEAR,
        r -> Year.from(local(r, ChronoUnit.DAYS)),
        Comparator.<Year>naturalOrder(),
        (e, a, v, x) -> KeyTime.year(e, a, v));
    PartSamples.add(
        all,
        KeyEncoding.TO_YEAR,
        ScalarType.INSTANT,
        TimeSamples::instant,
        PartSamples.by(i -> Year.of(utc(i).getYear()), Comparator.<Year>naturalOrder()),
        (e, a, v, x) -> KeyTime.toYear(e, a, v));
    PartSamples.add(
        all,
        KeyEncoding.TO_MONTH,
        ScalarType.INSTANT,
        TimeSamples::instant,
        PartSamples.by(i -> YearMonth.from(utc(i)), Comparator.<YearMonth>naturalOrder()),
        (e, a, v, x) -> KeyTime.toMonth(e, a, v));
    PartSamples.add(
        all,
        KeyEncoding.TO_DAY,
        ScalarType.INSTANT,
        TimeSamples::instant,
        PartSamples.by(i -> i.truncatedTo(ChronoUnit.DAYS), order),
        (e, a, v, x) -> KeyTime.toDay(e, a, v));
    PartSamples.add(
        all,
        KeyEncoding.TO_HOUR,
        ScalarType.INSTANT,
        TimeSamples::instant,
        PartSamples.by(i -> i.truncatedTo(ChronoUnit.HOURS), order),
        (e, a, v, x) -> KeyTime.toHour(e, a, v));
    Comparator<OffsetDateTime> offset = Comparator.naturalOrder();
    PartSamples.add(
        all,
        KeyEncoding.OFFSET_DATE_TIME,
        ScalarType.OFFSET_DATE_TIME,
        r -> Instant.ofEpochSecond(r.nextInt(3)).atOffset(ZoneOffset.ofHours(r.nextInt(5) - 2)),
        offset,
        (e, a, v, x) -> KeyTime.offsetDateTime(e, a, v));
  }

  private static Instant instant(Random random) {
    return switch (random.nextInt(6)) {
      case 0 -> FIRST.plusNanos(random.nextInt(2_000));
      case 1 -> LAST.minusNanos(random.nextInt(2_000));
      case 2 -> Instant.ofEpochSecond(random.nextInt(100_000) - 50_000, random.nextInt(2));
      default ->
          FIRST
              .plusSeconds(
                  (long) (random.nextDouble() * (LAST.getEpochSecond() - FIRST.getEpochSecond())))
              .plusNanos(random.nextInt(1_000_000_000));
    };
  }

  private static LocalDateTime utc(Instant instant) {
    return LocalDateTime.ofInstant(instant, ZoneOffset.UTC);
  }

  private static LocalDateTime local(Random random, ChronoUnit unit) {
    return utc(instant(random)).truncatedTo(unit);
  }
}
