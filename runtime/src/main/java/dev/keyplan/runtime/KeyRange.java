package dev.keyplan.runtime;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Objects;
import java.util.Optional;

/**
 * A range of values of one key attribute, given to a query method. Either end may be open.
 *
 * <p>The order is the attribute's own: of time, of number, and for text that of its UTF-8 bytes, as
 * DynamoDB sorts (DynamoDB Developer Guide, "Query, key condition expressions"). A range whose
 * lower end is above its upper end is refused by the query method, before any request; one that
 * holds no value, as {@code from(a).until(a)}, is answered as empty without a request.
 *
 * @param <T> the attribute's type
 */
public final class KeyRange<T> {

  private static final KeyRange<?> ALL = new KeyRange<>(null, true, null, true);

  private final T lower;
  private final boolean lowerInclusive;
  private final T upper;
  private final boolean upperInclusive;

  private KeyRange(T lower, boolean lowerInclusive, T upper, boolean upperInclusive) {
    this.lower = lower;
    this.lowerInclusive = lowerInclusive;
    this.upper = upper;
    this.upperInclusive = upperInclusive;
  }

  /** Every value. */
  @SuppressWarnings("unchecked") // holds no T
  public static <T> KeyRange<T> all() {
    return (KeyRange<T>) ALL;
  }

  /** From {@code low} to {@code high}, both inclusive. */
  public static <T> KeyRange<T> between(T low, T high) {
    return new KeyRange<>(bound(low), true, bound(high), true);
  }

  /** {@code from(a).until(b)}: from {@code a}, inclusive, to {@code b}, exclusive. */
  public static <T> Start<T> from(T low) {
    return new Start<>(bound(low));
  }

  /** {@code low} and everything above it. */
  public static <T> KeyRange<T> atLeast(T low) {
    return new KeyRange<>(bound(low), true, null, true);
  }

  /** Everything above {@code low}. */
  public static <T> KeyRange<T> greaterThan(T low) {
    return new KeyRange<>(bound(low), false, null, true);
  }

  /** {@code high} and everything below it. */
  public static <T> KeyRange<T> atMost(T high) {
    return new KeyRange<>(null, true, bound(high), true);
  }

  /** Everything below {@code high}. */
  public static <T> KeyRange<T> lessThan(T high) {
    return new KeyRange<>(null, true, bound(high), false);
  }

  /**
   * Whole days in UTC, both inclusive: from the first instant of {@code from} to the last of {@code
   * to}.
   *
   * @throws IllegalArgumentException if {@code to} is before {@code from}
   */
  public static KeyRange<Instant> days(LocalDate from, LocalDate to) {
    if (bound(to).isBefore(bound(from))) {
      throw new IllegalArgumentException(
          "Reversed range of days: " + from + " is after " + to + ". Give the earlier day first.");
    }
    Instant start = from.atStartOfDay(ZoneOffset.UTC).toInstant();
    return from(start).until(to.plusDays(1).atStartOfDay(ZoneOffset.UTC).toInstant());
  }

  private static <T> T bound(T value) {
    return Objects.requireNonNull(
        value, "A bound of a range must not be null; for an open end use atLeast, atMost or all.");
  }

  /** The lower bound; empty if that end is open. */
  public Optional<T> lower() {
    return Optional.ofNullable(lower);
  }

  /** Whether the lower bound itself is in the range; true for an open end. */
  public boolean lowerInclusive() {
    return lowerInclusive;
  }

  /** The upper bound; empty if that end is open. */
  public Optional<T> upper() {
    return Optional.ofNullable(upper);
  }

  /** Whether the upper bound itself is in the range; true for an open end. */
  public boolean upperInclusive() {
    return upperInclusive;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof KeyRange<?> that
        && Objects.equals(lower, that.lower)
        && lowerInclusive == that.lowerInclusive
        && Objects.equals(upper, that.upper)
        && upperInclusive == that.upperInclusive;
  }

  @Override
  public int hashCode() {
    return Objects.hash(lower, lowerInclusive, upper, upperInclusive);
  }

  /** As an interval: {@code [a, b)}, {@code (a, ∞)}. */
  @Override
  public String toString() {
    return (lower == null ? "(-∞" : (lowerInclusive ? "[" : "(") + lower)
        + ", "
        + (upper == null ? "∞)" : upper + (upperInclusive ? "]" : ")"));
  }

  /**
   * The start of a half-open range.
   *
   * @param <T> the attribute's type
   */
  public static final class Start<T> {

    private final T low;

    private Start(T low) {
      this.low = low;
    }

    /** The range up to {@code high}, exclusive. Empty if that is the start. */
    public KeyRange<T> until(T high) {
      return new KeyRange<>(low, true, bound(high), false);
    }
  }
}
