package dev.keyplan.runtime;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.UUID;
import software.amazon.awssdk.core.SdkBytes;

/**
 * {@link AttributeReader} for values in the JSON of an answer, with the same results and the same
 * errors: whatever is not the usual case is given to it. Called by generated code.
 */
public final class JsonReader {

  private JsonReader() {}

  /** See {@link AttributeReader#unreadable}. */
  public static RuntimeException unreadable(
      String entity, StoredJson json, int item, RuntimeException cause, String... keyNames) {
    return ReadErrors.unreadable(entity, json.map(item), cause, keyNames);
  }

  // S

  public static String asString(String attribute, StoredJson json, int value) {
    return json.is(value, StoredJson.S)
        ? json.text(value)
        : AttributeReader.asString(attribute, json.value(value));
  }

  public static <E extends Enum<E>> E asEnum(
      String attribute, StoredJson json, int value, Class<E> type) {
    return json.is(value, StoredJson.S)
        ? AttributeReader.constant(attribute, json.text(value), type)
        : AttributeReader.asEnum(attribute, json.value(value), type);
  }

  public static char asChar(String attribute, StoredJson json, int value) {
    return AttributeReader.asChar(attribute, json.value(value));
  }

  public static UUID asUuid(String attribute, StoredJson json, int value) {
    return AttributeReader.asUuid(attribute, json.value(value));
  }

  public static URI asUri(String attribute, StoredJson json, int value) {
    return AttributeReader.asUri(attribute, json.value(value));
  }

  public static Instant asInstant(String attribute, StoredJson json, int value) {
    return json.is(value, StoredJson.S)
        ? AttributeReader.instant(attribute, json.text(value))
        : AttributeReader.asInstant(attribute, json.value(value));
  }

  public static Instant asEpochSeconds(String attribute, StoredJson json, int value) {
    return AttributeReader.asEpochSeconds(attribute, json.value(value));
  }

  public static LocalDateTime asLocalDateTime(String attribute, StoredJson json, int value) {
    return AttributeReader.asLocalDateTime(attribute, json.value(value));
  }

  public static LocalDate asLocalDate(String attribute, StoredJson json, int value) {
    return AttributeReader.asLocalDate(attribute, json.value(value));
  }

  public static YearMonth asYearMonth(String attribute, StoredJson json, int value) {
    return AttributeReader.asYearMonth(attribute, json.value(value));
  }

  public static OffsetDateTime asOffsetDateTime(String attribute, StoredJson json, int value) {
    return AttributeReader.asOffsetDateTime(attribute, json.value(value));
  }

  public static ZonedDateTime asZonedDateTime(String attribute, StoredJson json, int value) {
    return AttributeReader.asZonedDateTime(attribute, json.value(value));
  }

  public static Duration asDuration(String attribute, StoredJson json, int value) {
    return AttributeReader.asDuration(attribute, json.value(value));
  }

  // BOOL

  public static boolean asBoolean(String attribute, StoredJson json, int value) {
    return json.is(value, StoredJson.BOOL)
        ? json.bool(value)
        : AttributeReader.asBoolean(attribute, json.value(value));
  }

  // N

  public static int asInt(String attribute, StoredJson json, int value) {
    long number = json.is(value, StoredJson.N) ? json.whole(value) : Long.MIN_VALUE;
    return number == (int) number
        ? (int) number
        : AttributeReader.asInt(attribute, json.value(value));
  }

  public static long asLong(String attribute, StoredJson json, int value) {
    long number = json.is(value, StoredJson.N) ? json.whole(value) : Long.MIN_VALUE;
    return number != Long.MIN_VALUE ? number : AttributeReader.asLong(attribute, json.value(value));
  }

  public static BigDecimal asBigDecimal(String attribute, StoredJson json, int value) {
    return json.is(value, StoredJson.N)
        ? json.decimal(value)
        : AttributeReader.asBigDecimal(attribute, json.value(value));
  }

  public static byte asByte(String attribute, StoredJson json, int value) {
    return AttributeReader.asByte(attribute, json.value(value));
  }

  public static short asShort(String attribute, StoredJson json, int value) {
    return AttributeReader.asShort(attribute, json.value(value));
  }

  public static float asFloat(String attribute, StoredJson json, int value) {
    return AttributeReader.asFloat(attribute, json.value(value));
  }

  public static double asDouble(String attribute, StoredJson json, int value) {
    return AttributeReader.asDouble(attribute, json.value(value));
  }

  public static BigInteger asBigInteger(String attribute, StoredJson json, int value) {
    return AttributeReader.asBigInteger(attribute, json.value(value));
  }

  public static Year asYear(String attribute, StoredJson json, int value) {
    return AttributeReader.asYear(attribute, json.value(value));
  }

  // B

  public static byte[] asBytes(String attribute, StoredJson json, int value) {
    return AttributeReader.asBytes(attribute, json.value(value));
  }

  public static ByteBuffer asByteBuffer(String attribute, StoredJson json, int value) {
    return AttributeReader.asByteBuffer(attribute, json.value(value));
  }

  public static SdkBytes asSdkBytes(String attribute, StoredJson json, int value) {
    return AttributeReader.asSdkBytes(attribute, json.value(value));
  }

  // L, M and sets

  /** The value itself, checked to be a list. */
  public static int asList(String attribute, StoredJson json, int value) {
    if (!json.is(value, StoredJson.L)) {
      AttributeReader.asList(attribute, json.value(value));
    }
    return value;
  }

  /** The value itself, checked to be a map. */
  public static int asMap(String attribute, StoredJson json, int value) {
    if (!json.is(value, StoredJson.M)) {
      AttributeReader.asMap(attribute, json.value(value));
    }
    return value;
  }

  /** Unmodifiable, in the stored order; empty if the attribute is absent. */
  public static Set<String> asStringSet(String attribute, StoredJson json, int value) {
    return json.is(value, StoredJson.SS)
        ? Collections.unmodifiableSet(new LinkedHashSet<>(json.texts(value)))
        : AttributeReader.asStringSet(attribute, json.value(value));
  }

  /**
   * The set itself, checked to be of that type, {@link StoredJson#ABSENT} if the attribute is.
   *
   * @param expected {@code SS}, {@code NS} or {@code BS}
   */
  public static int elements(String attribute, StoredJson json, int value, String expected) {
    int set = json.orNull(value);
    if (set >= 0) {
      AttributeReader.elements(attribute, json.value(set), expected);
    }
    return set;
  }
}
