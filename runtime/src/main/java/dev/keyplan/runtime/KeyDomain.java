package dev.keyplan.runtime;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.util.Optional;
import software.amazon.awssdk.core.SdkBytes;

/**
 * The values that one ordered key part can hold, in the order of its text: what makes open and
 * exclusive ends of a {@link KeyRange} exact. A bound need not be in the domain itself: a range of
 * milliseconds may start at a nanosecond.
 *
 * @param <T> the attribute's type
 */
public abstract class KeyDomain<T> {

  KeyDomain() {}

  /** In the order of the key; for any values of the type, also such as the domain does not hold. */
  abstract int compare(T a, T b);

  /** The least value. */
  abstract T least();

  /** The greatest value. */
  abstract T greatest();

  /** The least value at or above the bound. */
  abstract Optional<T> ceiling(T bound);

  /** The greatest value at or below the bound. */
  abstract Optional<T> floor(T bound);

  /** The least value above the bound. */
  abstract Optional<T> higher(T bound);

  /** The greatest value below the bound. */
  abstract Optional<T> lower(T bound);

  /** The values whose text takes at most that many bytes. */
  KeyDomain<T> within(int bytes) {
    return this;
  }

  final boolean holds(T value) {
    return ceiling(value).filter(c -> compare(c, value) == 0).isPresent();
  }

  // Strings

  /** Texts without {@code #}: Strings as the last part of a composed key. */
  public static KeyDomain<String> strings() {
    return TextDomain.STRINGS;
  }

  /** All texts: {@code free} parts, and native keys. */
  public static KeyDomain<String> freeStrings() {
    return TextDomain.FREE;
  }

  /** Texts of letters, digits, {@code _} and {@code -}. */
  public static KeyDomain<String> ids() {
    return TextDomain.IDS;
  }

  /** As {@link #ids()}, of exactly {@code width} characters. */
  public static KeyDomain<String> ids(int width) {
    return new FixedIdDomain(width);
  }

  // Numbers, in composed and native keys

  public static KeyDomain<Byte> bytes() {
    return SteppedDomain.BYTES;
  }

  public static KeyDomain<Short> shorts() {
    return SteppedDomain.SHORTS;
  }

  public static KeyDomain<Integer> integers() {
    return SteppedDomain.INTEGERS;
  }

  public static KeyDomain<Long> longs() {
    return SteppedDomain.LONGS;
  }

  /** 0 to 10^width - 1, as far as the type reaches. */
  public static KeyDomain<Byte> byteDigits(int width) {
    return SteppedDomain.bytes((byte) 0, (byte) Math.min(digits(width), Byte.MAX_VALUE));
  }

  /** 0 to 10^width - 1, as far as the type reaches. */
  public static KeyDomain<Short> shortDigits(int width) {
    return SteppedDomain.shorts((short) 0, (short) Math.min(digits(width), Short.MAX_VALUE));
  }

  /** 0 to 10^width - 1, as far as the type reaches. */
  public static KeyDomain<Integer> integerDigits(int width) {
    return SteppedDomain.integers(0, (int) Math.min(digits(width), Integer.MAX_VALUE));
  }

  /** 0 to 10^width - 1, as far as the type reaches. */
  public static KeyDomain<Long> longDigits(int width) {
    return SteppedDomain.longs(0, digits(width));
  }

  /** 0 to 10^width - 1. */
  public static KeyDomain<BigInteger> bigIntegerDigits(int width) {
    return SteppedDomain.bigIntegers(
        BigInteger.ZERO, BigInteger.TEN.pow(width).subtract(BigInteger.ONE));
  }

  private static long digits(int width) {
    return width > 18 ? Long.MAX_VALUE : BigInteger.TEN.pow(width).longValueExact() - 1;
  }

  // Numbers, in native keys alone: of at most 38 digits, DynamoDB Developer Guide, "Data types"

  public static KeyDomain<Float> floats() {
    return SteppedDomain.FLOATS;
  }

  public static KeyDomain<Double> doubles() {
    return SteppedDomain.DOUBLES;
  }

  public static KeyDomain<BigDecimal> bigDecimals() {
    return DecimalDomain.DECIMALS;
  }

  public static KeyDomain<BigInteger> bigIntegers() {
    return new MappedDomain<>(
        DecimalDomain.INTEGERS, BigDecimal::new, BigDecimal::toBigIntegerExact);
  }

  /** Years stored as numbers. */
  public static KeyDomain<Year> numericYears() {
    return SteppedDomain.NUMERIC_YEARS;
  }

  // Times

  public static KeyDomain<Instant> instants() {
    return SteppedDomain.INSTANTS;
  }

  public static KeyDomain<Instant> instantSeconds() {
    return SteppedDomain.INSTANT_SECONDS;
  }

  public static KeyDomain<Instant> instantMillis() {
    return SteppedDomain.INSTANT_MILLIS;
  }

  public static KeyDomain<Instant> instantMicros() {
    return SteppedDomain.INSTANT_MICROS;
  }

  public static KeyDomain<LocalDateTime> localDateTimes() {
    return SteppedDomain.LOCAL_DATE_TIMES;
  }

  public static KeyDomain<LocalDateTime> localDateTimeSeconds() {
    return SteppedDomain.LOCAL_DATE_TIME_SECONDS;
  }

  public static KeyDomain<LocalDateTime> localDateTimeMillis() {
    return SteppedDomain.LOCAL_DATE_TIME_MILLIS;
  }

  public static KeyDomain<LocalDateTime> localDateTimeMicros() {
    return SteppedDomain.LOCAL_DATE_TIME_MICROS;
  }

  public static KeyDomain<LocalDate> localDates() {
    return SteppedDomain.LOCAL_DATES;
  }

  public static KeyDomain<YearMonth> yearMonths() {
    return SteppedDomain.YEAR_MONTHS;
  }

  /** Years 0000 to 9999 as text. */
  public static KeyDomain<Year> years() {
    return SteppedDomain.YEARS;
  }

  // The rest

  public static KeyDomain<Boolean> booleans() {
    return SteppedDomain.BOOLEANS;
  }

  /** In the order of declaration, of an enum whose names sort so. */
  public static <E extends Enum<E>> KeyDomain<E> enums(Class<E> type) {
    return SteppedDomain.constants(type);
  }

  /** Native keys of type B, by unsigned bytes. */
  public static KeyDomain<byte[]> byteArrays() {
    return BinaryDomain.KEYS;
  }

  /** Native keys of type B, by unsigned bytes; from position to limit. */
  public static KeyDomain<ByteBuffer> byteBuffers() {
    return new MappedDomain<>(
        BinaryDomain.KEYS, b -> SdkBytes.fromByteBuffer(b).asByteArray(), ByteBuffer::wrap);
  }

  /** Native keys of type B, by unsigned bytes. */
  public static KeyDomain<SdkBytes> sdkBytes() {
    return new MappedDomain<>(BinaryDomain.KEYS, SdkBytes::asByteArray, SdkBytes::fromByteArray);
  }
}
