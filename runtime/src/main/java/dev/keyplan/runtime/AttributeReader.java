package dev.keyplan.runtime;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.DateTimeException;
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
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * How attribute values become Java values. {@link AttributeValues} is the way there. Called by
 * generated code.
 *
 * <p>{@code attribute} is for the error only: the declaring type and the Java name, {@code
 * Order.total}. All methods throw {@link ItemMappingException} if the value is missing, of another
 * DynamoDB type, or not of the Java type's form; generated mappers add the item's key to the
 * message, see {@link #unreadable}.
 */
public final class AttributeReader {

  private AttributeReader() {}

  /**
   * The value of an attribute that may be absent: null if it is, or if DynamoDB's NULL is stored.
   */
  public static AttributeValue orNull(AttributeValue value) {
    return value == null || value.nul() != null ? null : value;
  }

  /**
   * The error of a whole item, an {@link ItemMappingException}.
   *
   * @param entity the entity's simple name
   * @param keyNames stored names of the table's key attributes
   */
  public static RuntimeException unreadable(
      String entity, Map<String, AttributeValue> item, RuntimeException cause, String... keyNames) {
    return ReadErrors.unreadable(entity, item, cause, keyNames);
  }

  // S

  public static String asString(String attribute, AttributeValue value) {
    return text(attribute, value);
  }

  public static char asChar(String attribute, AttributeValue value) {
    String text = text(attribute, value);
    if (text.length() != 1) {
      throw ReadErrors.malformed(attribute, "a single character");
    }
    return text.charAt(0);
  }

  public static <E extends Enum<E>> E asEnum(
      String attribute, AttributeValue value, Class<E> type) {
    return constant(attribute, text(attribute, value), type);
  }

  static <E extends Enum<E>> E constant(String attribute, String name, Class<E> type) {
    try {
      return Enum.valueOf(type, name);
    } catch (IllegalArgumentException e) {
      throw ReadErrors.malformed(attribute, "a constant of " + type.getSimpleName());
    }
  }

  public static UUID asUuid(String attribute, AttributeValue value) {
    String text = text(attribute, value);
    try {
      return UUID.fromString(text);
    } catch (IllegalArgumentException e) {
      throw ReadErrors.malformed(attribute, "a UUID");
    }
  }

  public static URI asUri(String attribute, AttributeValue value) {
    String text = text(attribute, value);
    try {
      return URI.create(text);
    } catch (IllegalArgumentException e) {
      throw ReadErrors.malformed(attribute, "a URI");
    }
  }

  /** Reads any ISO 8601 form with an offset. */
  public static Instant asInstant(String attribute, AttributeValue value) {
    return instant(attribute, text(attribute, value));
  }

  static Instant instant(String attribute, String text) {
    try {
      return TimeText.parseInstant(text);
    } catch (DateTimeException e) {
      throw ReadErrors.malformed(attribute, "an ISO 8601 instant");
    }
  }

  /** A time to live, see {@link AttributeValues#epochSeconds}. */
  public static Instant asEpochSeconds(String attribute, AttributeValue value) {
    long seconds = asLong(attribute, value);
    try {
      return Instant.ofEpochSecond(seconds);
    } catch (DateTimeException e) {
      throw ReadErrors.malformed(attribute, "a time in seconds");
    }
  }

  /** Reads any ISO 8601 form without an offset. */
  public static LocalDateTime asLocalDateTime(String attribute, AttributeValue value) {
    String text = text(attribute, value);
    try {
      return TimeText.parseLocalDateTime(text);
    } catch (DateTimeException e) {
      throw ReadErrors.malformed(attribute, "an ISO 8601 local date and time");
    }
  }

  public static LocalDate asLocalDate(String attribute, AttributeValue value) {
    String text = text(attribute, value);
    try {
      return LocalDate.parse(text);
    } catch (DateTimeException e) {
      throw ReadErrors.malformed(attribute, "an ISO 8601 date");
    }
  }

  public static YearMonth asYearMonth(String attribute, AttributeValue value) {
    String text = text(attribute, value);
    try {
      return YearMonth.parse(text);
    } catch (DateTimeException e) {
      throw ReadErrors.malformed(attribute, "an ISO 8601 year and month");
    }
  }

  public static OffsetDateTime asOffsetDateTime(String attribute, AttributeValue value) {
    String text = text(attribute, value);
    try {
      return OffsetDateTime.parse(text);
    } catch (DateTimeException e) {
      throw ReadErrors.malformed(attribute, "an ISO 8601 time with an offset");
    }
  }

  public static ZonedDateTime asZonedDateTime(String attribute, AttributeValue value) {
    String text = text(attribute, value);
    try {
      return ZonedDateTime.parse(text);
    } catch (DateTimeException e) {
      throw ReadErrors.malformed(attribute, "an ISO 8601 time with a zone");
    }
  }

  public static Duration asDuration(String attribute, AttributeValue value) {
    String text = text(attribute, value);
    try {
      return Duration.parse(text);
    } catch (DateTimeException e) {
      throw ReadErrors.malformed(attribute, "an ISO 8601 duration");
    }
  }

  // BOOL

  public static boolean asBoolean(String attribute, AttributeValue value) {
    Boolean bool = present(attribute, value).bool();
    if (bool == null) {
      throw ReadErrors.wrongType(attribute, value, "BOOL");
    }
    return bool;
  }

  // N

  public static byte asByte(String attribute, AttributeValue value) {
    int number = asInt(attribute, value);
    if (number != (byte) number) {
      throw ReadErrors.malformed(attribute, "a byte");
    }
    return (byte) number;
  }

  public static short asShort(String attribute, AttributeValue value) {
    int number = asInt(attribute, value);
    if (number != (short) number) {
      throw ReadErrors.malformed(attribute, "a short");
    }
    return (short) number;
  }

  public static int asInt(String attribute, AttributeValue value) {
    String number = number(attribute, value);
    try {
      return Integer.parseInt(number);
    } catch (NumberFormatException e) {
      return (int) whole(attribute, number, Integer.MIN_VALUE, Integer.MAX_VALUE, "an int");
    }
  }

  public static long asLong(String attribute, AttributeValue value) {
    String number = number(attribute, value);
    try {
      return Long.parseLong(number);
    } catch (NumberFormatException e) {
      return whole(attribute, number, Long.MIN_VALUE, Long.MAX_VALUE, "a long");
    }
  }

  /** The nearest float. */
  public static float asFloat(String attribute, AttributeValue value) {
    return Float.parseFloat(number(attribute, value));
  }

  /** The nearest double. */
  public static double asDouble(String attribute, AttributeValue value) {
    return Double.parseDouble(number(attribute, value));
  }

  public static BigDecimal asBigDecimal(String attribute, AttributeValue value) {
    return new BigDecimal(number(attribute, value));
  }

  public static BigInteger asBigInteger(String attribute, AttributeValue value) {
    String number = number(attribute, value);
    try {
      return new BigDecimal(number).toBigIntegerExact();
    } catch (ArithmeticException e) {
      throw ReadErrors.malformed(attribute, "a whole number");
    }
  }

  public static Year asYear(String attribute, AttributeValue value) {
    int year = asInt(attribute, value);
    try {
      return Year.of(year);
    } catch (DateTimeException e) {
      throw ReadErrors.malformed(attribute, "a year");
    }
  }

  // B

  /** A copy. */
  public static byte[] asBytes(String attribute, AttributeValue value) {
    return asSdkBytes(attribute, value).asByteArray();
  }

  /** A copy. */
  public static ByteBuffer asByteBuffer(String attribute, AttributeValue value) {
    return ByteBuffer.wrap(asBytes(attribute, value));
  }

  public static SdkBytes asSdkBytes(String attribute, AttributeValue value) {
    SdkBytes bytes = present(attribute, value).b();
    if (bytes == null) {
      throw ReadErrors.wrongType(attribute, value, "B");
    }
    return bytes;
  }

  // L, M and sets

  public static List<AttributeValue> asList(String attribute, AttributeValue value) {
    List<AttributeValue> list = present(attribute, value).l();
    if (isNone(list) && !value.hasL()) {
      throw ReadErrors.wrongType(attribute, value, "L");
    }
    return list;
  }

  public static Map<String, AttributeValue> asMap(String attribute, AttributeValue value) {
    Map<String, AttributeValue> map = present(attribute, value).m();
    if ((map == null || map.isEmpty()) && !value.hasM()) {
      throw ReadErrors.wrongType(attribute, value, "M");
    }
    return map;
  }

  /**
   * Whether it may be what the SDK has for a list that is not there. {@code hasL} and the like
   * know, but ask for an interface, for which JVMs before 23 search all those of the list's class.
   */
  private static boolean isNone(List<?> list) {
    return list == null || list.isEmpty();
  }

  /** Unmodifiable, in the stored order; empty if the attribute is absent. */
  public static Set<String> asStringSet(String attribute, AttributeValue value) {
    if (orNull(value) == null) {
      return Set.of();
    }
    List<String> texts = value.ss();
    if (isNone(texts) && !value.hasSs()) {
      throw ReadErrors.wrongType(attribute, value, "SS");
    }
    Set<String> set = new LinkedHashSet<>(capacity(texts.size()));
    for (int i = 0; i < texts.size(); i++) {
      set.add(texts.get(i));
    }
    return Collections.unmodifiableSet(set);
  }

  /**
   * The elements of an SS, NS or BS, each as an S, N or B; none if the attribute is absent.
   *
   * @param expected {@code SS}, {@code NS} or {@code BS}
   */
  public static List<AttributeValue> elements(
      String attribute, AttributeValue value, String expected) {
    if (orNull(value) == null) {
      return List.of();
    }
    if (!value.type().name().equals(expected)) {
      throw ReadErrors.wrongType(attribute, value, expected);
    }
    return StoredSets.elements(value);
  }

  /** That of a hash set or map which takes so many elements without growing. */
  public static int capacity(int elements) {
    return elements * 4 / 3 + 1;
  }

  private static AttributeValue present(String attribute, AttributeValue value) {
    if (value == null) {
      throw ReadErrors.of(attribute + " is missing");
    }
    return value;
  }

  private static String text(String attribute, AttributeValue value) {
    String text = present(attribute, value).s();
    if (text == null) {
      throw ReadErrors.wrongType(attribute, value, "S");
    }
    return text;
  }

  private static String number(String attribute, AttributeValue value) {
    String number = present(attribute, value).n();
    if (number == null) {
      throw ReadErrors.wrongType(attribute, value, "N");
    }
    return number;
  }

  /** A whole number written with an exponent or a fraction of zeros, as in {@code 1E+2}. */
  private static long whole(
      String attribute, String number, long least, long greatest, String expected) {
    try {
      long whole = new BigDecimal(number).longValueExact();
      if (whole >= least && whole <= greatest) {
        return whole;
      }
    } catch (ArithmeticException | NumberFormatException e) {
      throw ReadErrors.malformed(attribute, expected);
    }
    throw ReadErrors.malformed(attribute, expected);
  }
}
