package dev.keyplan.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The order of the texts' UTF-8 bytes is the values' order, wherever the format says so. */
class KeyOrderTest {

  private static final int RANDOM_VALUES = 2_000;

  private final Random random = new Random(20261129);

  @Test
  void bytes() {
    List<Byte> all = new ArrayList<>();
    for (int i = Byte.MIN_VALUE; i <= Byte.MAX_VALUE; i++) {
      all.add((byte) i);
    }
    assertSameOrder(all, Comparator.naturalOrder(), v -> KeyText.number("E", "a", v.byteValue()));
  }

  @Test
  void shorts() {
    List<Short> values =
        longs(Short.MIN_VALUE, Short.MAX_VALUE).stream().map(Long::shortValue).toList();
    assertSameOrder(
        values, Comparator.naturalOrder(), v -> KeyText.number("E", "a", v.shortValue()));
  }

  @Test
  void ints() {
    List<Integer> values =
        longs(Integer.MIN_VALUE, Integer.MAX_VALUE).stream().map(Long::intValue).toList();
    assertSameOrder(values, Comparator.naturalOrder(), v -> KeyText.number("E", "a", v.intValue()));
  }

  @Test
  void longs() {
    assertSameOrder(
        longs(Long.MIN_VALUE, Long.MAX_VALUE),
        Comparator.naturalOrder(),
        v -> KeyText.number("E", "a", v.longValue()));
  }

  @Test
  void digits() {
    assertSameOrder(
        longs(0, 99_999), Comparator.naturalOrder(), v -> KeyText.digits("E", "a", v, 5));
    assertSameOrder(
        longs(0, Long.MAX_VALUE).stream().map(v -> BigInteger.valueOf(v).pow(2)).toList(),
        Comparator.naturalOrder(),
        v -> KeyText.digits("E", "a", v, 40));
  }

  @Test
  void instantsAndTheirTruncations() {
    List<Instant> instants = instants();
    assertSameOrder(instants, Comparator.naturalOrder(), v -> KeyTime.instant("E", "a", v));
    truncated(instants, ChronoUnit.MICROS, v -> KeyTime.instantMicros("E", "a", v));
    truncated(instants, ChronoUnit.MILLIS, v -> KeyTime.instantMillis("E", "a", v));
    truncated(instants, ChronoUnit.SECONDS, v -> KeyTime.instantSeconds("E", "a", v));
    assertMonotone(instants, v -> KeyTime.toHour("E", "a", v));
    assertMonotone(instants, v -> KeyTime.toDay("E", "a", v));
    assertMonotone(instants, v -> KeyTime.toMonth("E", "a", v));
    assertMonotone(instants, v -> KeyTime.toYear("E", "a", v));
  }

  @Test
  void localTimes() {
    List<LocalDateTime> times =
        instants().stream().map(i -> LocalDateTime.ofInstant(i, ZoneOffset.UTC)).toList();
    Comparator<LocalDateTime> order = (a, b) -> a.compareTo(b);
    assertSameOrder(times, order, v -> KeyTime.localDateTime("E", "a", v));
    List<LocalDate> days = times.stream().map(LocalDateTime::toLocalDate).toList();
    assertSameOrder(days, (a, b) -> a.compareTo(b), v -> KeyTime.localDate("E", "a", v));
    assertSameOrder(
        days.stream().map(YearMonth::from).toList(),
        Comparator.naturalOrder(),
        v -> KeyTime.yearMonth("E", "a", v));
    assertSameOrder(
        days.stream().map(Year::from).toList(),
        Comparator.naturalOrder(),
        v -> KeyTime.year("E", "a", v));
  }

  @Test
  void booleans() {
    assertThat(KeyText.bool(false)).isLessThan(KeyText.bool(true));
  }

  /** Before a literal that starts below {@code -}, the shorter of two ids is still the first. */
  @Test
  void idsBeforeADelimiter() {
    List<String> ids = new ArrayList<>(List.of("a", "a-", "a-b", "a0", "aA", "a_", "aa", "b"));
    for (int i = 0; i < RANDOM_VALUES; i++) {
      ids.add(Texts.random(random, "-0A_az", 4));
    }
    assertSameOrder(ids, Comparator.naturalOrder(), v -> KeyText.id("E", "a", v, 0, "#") + "#zzz");
  }

  @Test
  void lengthsAndOrderOfUtf8AreTheJdks() {
    List<String> texts = new ArrayList<>(List.of("", "\uFFFF", "😀", "\uE000", "\u007F", "\u0080"));
    for (int i = 0; i < RANDOM_VALUES; i++) {
      texts.add(Texts.random(random, 5));
    }
    for (String text : texts) {
      assertThat(Utf8.length(text)).isEqualTo(text.getBytes(StandardCharsets.UTF_8).length);
    }
    texts.sort(Utf8::compare);
    assertThat(texts).isSortedAccordingTo(KeyOrderTest::byBytes);
  }

  private <T> void assertSameOrder(
      List<T> values, Comparator<T> order, Function<T, String> encoder) {
    List<T> sorted = values.stream().sorted(order).distinct().toList();
    assertThat(sorted).hasSizeGreaterThan(5);
    for (int i = 1; i < sorted.size(); i++) {
      String below = encoder.apply(sorted.get(i - 1));
      String above = encoder.apply(sorted.get(i));
      assertThat(byBytes(below, above)).as("%s before %s", below, above).isNegative();
    }
  }

  private void assertMonotone(List<Instant> values, Function<Instant, String> encoder) {
    List<String> texts = values.stream().sorted().map(encoder).toList();
    assertThat(texts).isSortedAccordingTo(KeyOrderTest::byBytes);
  }

  private void truncated(List<Instant> values, ChronoUnit unit, Function<Instant, String> encoder) {
    assertSameOrder(
        values.stream().map(v -> v.truncatedTo(unit)).toList(), Comparator.naturalOrder(), encoder);
  }

  static int byBytes(String a, String b) {
    return Arrays.compareUnsigned(
        a.getBytes(StandardCharsets.UTF_8), b.getBytes(StandardCharsets.UTF_8));
  }

  /** Ends, zero, powers of ten, their neighbours, and random ones. */
  private List<Long> longs(long least, long greatest) {
    List<Long> powers = new ArrayList<>();
    for (long power = 1; power > 0 && power <= 1_000_000_000_000_000_000L; power *= 10) {
      powers.add(power);
      powers.add(-power);
    }
    return Stream.of(
            LongStream.of(least, least + 1, greatest - 1, greatest, 0),
            powers.stream().flatMapToLong(p -> LongStream.of(p - 1, p, p + 1)),
            random.longs(RANDOM_VALUES),
            random.longs(RANDOM_VALUES, -1000, 1000))
        .flatMapToLong(s -> s)
        .filter(v -> v >= least && v <= greatest)
        .boxed()
        .toList();
  }

  private List<Instant> instants() {
    List<Instant> instants =
        new ArrayList<>(
            List.of(
                Instant.parse("0000-01-01T00:00:00Z"),
                Instant.parse("9999-12-31T23:59:59.999999999Z"),
                Instant.parse("2024-02-29T23:59:59.999999999Z"),
                Instant.parse("2024-03-01T00:00:00Z"),
                Instant.EPOCH.minusNanos(1),
                Instant.EPOCH,
                Instant.EPOCH.plusNanos(1)));
    for (int i = 0; i < RANDOM_VALUES; i++) {
      instants.add(Texts.randomInstant(random));
    }
    return instants;
  }
}
