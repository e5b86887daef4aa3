package dev.keyplan.runtime;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Values from a least to a greatest one, each but the last with a next one. */
final class SteppedDomain<T> extends KeyDomain<T> {

  private static final Instant FIRST = Instant.ofEpochSecond(TimeText.FIRST_SECOND);
  private static final Instant LAST = Instant.ofEpochSecond(TimeText.LAST_SECOND, 999_999_999);

  /** DynamoDB Developer Guide, "Data types": the least magnitude of a number that is not 0. */
  private static final double LEAST_DOUBLE = leastDouble();

  private static final double GREATEST_DOUBLE = Math.nextDown(1e126);

  static final KeyDomain<Byte> BYTES = bytes(Byte.MIN_VALUE, Byte.MAX_VALUE);
  static final KeyDomain<Short> SHORTS = shorts(Short.MIN_VALUE, Short.MAX_VALUE);
  static final KeyDomain<Integer> INTEGERS = integers(Integer.MIN_VALUE, Integer.MAX_VALUE);
  static final KeyDomain<Long> LONGS = longs(Long.MIN_VALUE, Long.MAX_VALUE);
  static final KeyDomain<Float> FLOATS =
      new SteppedDomain<>(
          -Float.MAX_VALUE,
          Float.MAX_VALUE,
          SteppedDomain::compareNumbers,
          v -> v,
          Math::nextUp,
          Math::nextDown);
  static final KeyDomain<Double> DOUBLES =
      new SteppedDomain<>(
          -GREATEST_DOUBLE,
          GREATEST_DOUBLE,
          SteppedDomain::compareNumbers,
          v -> Math.abs(v) >= LEAST_DOUBLE || v == 0 ? v : v > 0 ? 0 : -LEAST_DOUBLE,
          v -> v == 0 ? LEAST_DOUBLE : v == -LEAST_DOUBLE ? 0 : Math.nextUp(v),
          v -> v == 0 ? -LEAST_DOUBLE : v == LEAST_DOUBLE ? 0 : Math.nextDown(v));
  static final KeyDomain<Boolean> BOOLEANS =
      new SteppedDomain<>(false, true, Boolean::compare, v -> v, v -> true, v -> false);

  static final KeyDomain<Instant> INSTANTS = instants(ChronoUnit.NANOS);
  static final KeyDomain<Instant> INSTANT_MICROS = instants(ChronoUnit.MICROS);
  static final KeyDomain<Instant> INSTANT_MILLIS = instants(ChronoUnit.MILLIS);
  static final KeyDomain<Instant> INSTANT_SECONDS = instants(ChronoUnit.SECONDS);
  static final KeyDomain<LocalDateTime> LOCAL_DATE_TIMES = localDateTimes(ChronoUnit.NANOS);
  static final KeyDomain<LocalDateTime> LOCAL_DATE_TIME_MICROS = localDateTimes(ChronoUnit.MICROS);
  static final KeyDomain<LocalDateTime> LOCAL_DATE_TIME_MILLIS = localDateTimes(ChronoUnit.MILLIS);
  static final KeyDomain<LocalDateTime> LOCAL_DATE_TIME_SECONDS =
      localDateTimes(ChronoUnit.SECONDS);
  static final KeyDomain<LocalDate> LOCAL_DATES =
      natural(
          LocalDate.of(0, 1, 1),
          LocalDate.of(9999, 12, 31),
          v -> v.plusDays(1),
          v -> v.minusDays(1));
  static final KeyDomain<YearMonth> YEAR_MONTHS =
      natural(
          YearMonth.of(0, 1), YearMonth.of(9999, 12), v -> v.plusMonths(1), v -> v.minusMonths(1));
  static final KeyDomain<Year> YEARS =
      natural(Year.of(0), Year.of(9999), v -> v.plusYears(1), v -> v.minusYears(1));
  static final KeyDomain<Year> NUMERIC_YEARS =
      natural(
          Year.of(Year.MIN_VALUE),
          Year.of(Year.MAX_VALUE),
          v -> v.plusYears(1),
          v -> v.minusYears(1));

  private final T least;
  private final T greatest;
  private final Comparator<? super T> order;
  private final UnaryOperator<T> truncate;
  private final UnaryOperator<T> next;
  private final UnaryOperator<T> previous;

  /**
   * @param truncate to the greatest value at or below a bound between least and greatest
   * @param next never asked beyond the greatest
   * @param previous never asked beyond the least
   */
  private SteppedDomain(
      T least,
      T greatest,
      Comparator<? super T> order,
      UnaryOperator<T> truncate,
      UnaryOperator<T> next,
      UnaryOperator<T> previous) {
    this.least = least;
    this.greatest = greatest;
    this.order = order;
    this.truncate = truncate;
    this.next = next;
    this.previous = previous;
  }

  private static <T extends Comparable<? super T>> KeyDomain<T> natural(
      T least, T greatest, UnaryOperator<T> next, UnaryOperator<T> previous) {
    return new SteppedDomain<>(least, greatest, Comparator.naturalOrder(), v -> v, next, previous);
  }

  static KeyDomain<Byte> bytes(byte least, byte greatest) {
    return natural(least, greatest, v -> (byte) (v + 1), v -> (byte) (v - 1));
  }

  static KeyDomain<Short> shorts(short least, short greatest) {
    return natural(least, greatest, v -> (short) (v + 1), v -> (short) (v - 1));
  }

  static KeyDomain<Integer> integers(int least, int greatest) {
    return natural(least, greatest, v -> v + 1, v -> v - 1);
  }

  static KeyDomain<Long> longs(long least, long greatest) {
    return natural(least, greatest, v -> v + 1, v -> v - 1);
  }

  static KeyDomain<BigInteger> bigIntegers(BigInteger least, BigInteger greatest) {
    return natural(least, greatest, v -> v.add(BigInteger.ONE), v -> v.subtract(BigInteger.ONE));
  }

  private static KeyDomain<Instant> instants(ChronoUnit unit) {
    return new SteppedDomain<>(
        FIRST,
        LAST.truncatedTo(unit),
        Comparator.naturalOrder(),
        v -> v.truncatedTo(unit),
        v -> v.plus(1, unit),
        v -> v.minus(1, unit));
  }

  private static KeyDomain<LocalDateTime> localDateTimes(ChronoUnit unit) {
    return new SteppedDomain<LocalDateTime>(
        LocalDateTime.ofInstant(FIRST, ZoneOffset.UTC),
        LocalDateTime.ofInstant(LAST, ZoneOffset.UTC).truncatedTo(unit),
        (a, b) -> a.compareTo(b),
        v -> v.truncatedTo(unit),
        v -> v.plus(1, unit),
        v -> v.minus(1, unit));
  }

  static <E extends Enum<E>> KeyDomain<E> constants(Class<E> type) {
    E[] constants = type.getEnumConstants();
    if (constants.length == 0) {
      throw new IllegalArgumentException(type.getName() + " has no constants");
    }
    return natural(
        constants[0],
        constants[constants.length - 1],
        v -> constants[v.ordinal() + 1],
        v -> constants[v.ordinal() - 1]);
  }

  /** Unlike {@code Double.compare}: -0.0 is 0, and NaN is refused. */
  private static <N extends Number> int compareNumbers(N a, N b) {
    double x = a.doubleValue();
    double y = b.doubleValue();
    if (Double.isNaN(x) || Double.isNaN(y)) {
      throw new IllegalArgumentException("NaN has no place in the order of a key. Give a number.");
    }
    return x < y ? -1 : x > y ? 1 : 0;
  }

  private static double leastDouble() {
    double least = 1e-130;
    return new BigDecimal(Double.toString(least)).compareTo(new BigDecimal("1E-130")) < 0
        ? Math.nextUp(least)
        : least;
  }

  @Override
  int compare(T a, T b) {
    return order.compare(a, b);
  }

  @Override
  T least() {
    return least;
  }

  @Override
  T greatest() {
    return greatest;
  }

  @Override
  Optional<T> floor(T bound) {
    if (compare(bound, least) < 0) {
      return Optional.empty();
    }
    return Optional.of(compare(bound, greatest) > 0 ? greatest : truncate.apply(bound));
  }

  @Override
  Optional<T> ceiling(T bound) {
    return floor(bound).filter(f -> compare(f, bound) == 0).or(() -> higher(bound));
  }

  @Override
  Optional<T> higher(T bound) {
    Optional<T> floor = floor(bound);
    if (floor.isEmpty()) {
      return Optional.of(least);
    }
    return floor.filter(f -> compare(f, greatest) < 0).map(next);
  }

  @Override
  Optional<T> lower(T bound) {
    Optional<T> floor = floor(bound);
    if (floor.isPresent() && compare(floor.get(), bound) == 0) {
      return floor.filter(f -> compare(f, least) > 0).map(previous);
    }
    return floor;
  }
}
