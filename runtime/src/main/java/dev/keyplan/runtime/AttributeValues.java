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
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * How Java values are stored as DynamoDB attribute values. {@link AttributeReader} is the way back.
 * Called by generated code.
 *
 * <p>{@code attribute} is for the error only: the declaring type and the Java name, {@code
 * Order.total}. Methods that take it throw {@link ItemMappingException} for null, before any
 * request.
 */
public final class AttributeValues {

  /**
   * Whether the SDK at hand has {@code AttributeValue.createX}, new in its 2.57: {@code fromX}
   * makes a builder for each value, which costs thirteen times as much. Nothing else calls them.
   */
  private static final boolean WITHOUT_BUILDER = hasCreate();

  private static final AttributeValue TRUE = bool(true);
  private static final AttributeValue FALSE = bool(false);

  private AttributeValues() {}

  private static boolean hasCreate() {
    try {
      return AttributeValue.createBool(true) != null;
    } catch (NoSuchMethodError e) {
      return false;
    }
  }

  private static AttributeValue bool(boolean value) {
    return WITHOUT_BUILDER ? AttributeValue.createBool(value) : AttributeValue.fromBool(value);
  }

  /** An S of a text that was checked: that of a composed key. */
  public static AttributeValue text(String text) {
    return WITHOUT_BUILDER ? AttributeValue.createS(text) : AttributeValue.fromS(text);
  }

  /** An N of a number's text. */
  public static AttributeValue number(String number) {
    return WITHOUT_BUILDER ? AttributeValue.createN(number) : AttributeValue.fromN(number);
  }

  /** The value itself, if it is not null. */
  public static <T> T required(String attribute, T value) {
    if (value == null) {
      throw ReadErrors.of(
          attribute
              + " must not be null: what may be absent is declared Optional or @Nullable, and"
              + " elements never are");
    }
    return value;
  }

  /** Whether to store a set: an empty one is an absent attribute, DynamoDB has no empty sets. */
  public static boolean hasElements(String attribute, Collection<?> set) {
    return !required(attribute, set).isEmpty();
  }

  // S

  /** As is, empty ones too. */
  public static AttributeValue of(String attribute, String value) {
    return text(required(attribute, value));
  }

  /** A text of one UTF-16 unit; half of a surrogate pair has no UTF-8 form and is refused. */
  public static AttributeValue of(String attribute, char value) {
    if (Character.isSurrogate(value)) {
      throw ReadErrors.of(
          attribute + " is half of a surrogate pair, which is no text: use a String");
    }
    return text(String.valueOf(value));
  }

  public static AttributeValue of(String attribute, Character value) {
    return of(attribute, required(attribute, value).charValue());
  }

  /** {@code name()}, whatever {@code toString()} says. */
  public static AttributeValue of(String attribute, Enum<?> value) {
    return text(required(attribute, value).name());
  }

  /**
   * The same from the values of all constants.
   *
   * @param constants what {@link #constants} made of the type's constants
   */
  public static AttributeValue of(String attribute, Enum<?> value, AttributeValue[] constants) {
    return constants[required(attribute, value).ordinal()];
  }

  /** The values of an enum's constants by ordinal, to be made once. */
  public static AttributeValue[] constants(Enum<?>[] constants) {
    AttributeValue[] values = new AttributeValue[constants.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = text(constants[i].name());
    }
    return values;
  }

  /** In lower case. */
  public static AttributeValue of(String attribute, UUID value) {
    return text(required(attribute, value).toString());
  }

  public static AttributeValue of(String attribute, URI value) {
    return text(required(attribute, value).toString());
  }

  /** The fixed-width text of {@link TimeText}, which sorts; years 0000 to 9999. */
  public static AttributeValue of(String attribute, Instant value) {
    required(attribute, value);
    try {
      return text(TimeText.of(value));
    } catch (DateTimeException e) {
      throw outside(attribute);
    }
  }

  private static RuntimeException outside(String attribute) {
    return ReadErrors.of(attribute + " is outside the " + TimeText.YEARS);
  }

  /** A time to live: seconds since the epoch, floored. */
  public static AttributeValue epochSeconds(String attribute, Instant value) {
    return number(Long.toString(required(attribute, value).getEpochSecond()));
  }

  /** The fixed-width text of {@link TimeText}, which sorts; years 0000 to 9999. */
  public static AttributeValue of(String attribute, LocalDateTime value) {
    required(attribute, value);
    try {
      return text(TimeText.of(value));
    } catch (DateTimeException e) {
      throw outside(attribute);
    }
  }

  /** ISO 8601. */
  public static AttributeValue of(String attribute, LocalDate value) {
    return text(required(attribute, value).toString());
  }

  /** ISO 8601. */
  public static AttributeValue of(String attribute, YearMonth value) {
    return text(required(attribute, value).toString());
  }

  /** ISO 8601; keeps the offset. */
  public static AttributeValue of(String attribute, OffsetDateTime value) {
    return text(required(attribute, value).toString());
  }

  /** ISO 8601 with the zone behind it in brackets. */
  public static AttributeValue of(String attribute, ZonedDateTime value) {
    return text(required(attribute, value).toString());
  }

  /** ISO 8601. */
  public static AttributeValue of(String attribute, Duration value) {
    return text(required(attribute, value).toString());
  }

  // BOOL

  public static AttributeValue of(String attribute, boolean value) {
    return value ? TRUE : FALSE;
  }

  public static AttributeValue of(String attribute, Boolean value) {
    return required(attribute, value) ? TRUE : FALSE;
  }

  // N

  /** Of byte and short too. */
  public static AttributeValue of(String attribute, int value) {
    return number(Integer.toString(value));
  }

  public static AttributeValue of(String attribute, Byte value) {
    return of(attribute, required(attribute, value).intValue());
  }

  public static AttributeValue of(String attribute, Short value) {
    return of(attribute, required(attribute, value).intValue());
  }

  public static AttributeValue of(String attribute, Integer value) {
    return of(attribute, required(attribute, value).intValue());
  }

  public static AttributeValue of(String attribute, long value) {
    return number(Long.toString(value));
  }

  public static AttributeValue of(String attribute, Long value) {
    return of(attribute, required(attribute, value).longValue());
  }

  /** See {@link NumberText} for what is refused. */
  public static AttributeValue of(String attribute, float value) {
    return number(NumberText.of(attribute, value));
  }

  public static AttributeValue of(String attribute, Float value) {
    return of(attribute, required(attribute, value).floatValue());
  }

  /** See {@link NumberText} for what is refused. */
  public static AttributeValue of(String attribute, double value) {
    return number(NumberText.of(attribute, value));
  }

  public static AttributeValue of(String attribute, Double value) {
    return of(attribute, required(attribute, value).doubleValue());
  }

  /** At most 38 digits, see {@link NumberText}. The scale is not kept: DynamoDB drops it. */
  public static AttributeValue of(String attribute, BigDecimal value) {
    return number(NumberText.of(attribute, required(attribute, value)));
  }

  /** At most 38 digits, see {@link NumberText}. */
  public static AttributeValue of(String attribute, BigInteger value) {
    return number(NumberText.of(attribute, new BigDecimal(required(attribute, value))));
  }

  public static AttributeValue of(String attribute, Year value) {
    return of(attribute, required(attribute, value).getValue());
  }

  // B

  /** A copy. */
  public static AttributeValue of(String attribute, byte[] value) {
    return binary(SdkBytes.fromByteArray(required(attribute, value)));
  }

  /** A copy of what remains in the buffer, whose position does not move. */
  public static AttributeValue of(String attribute, ByteBuffer value) {
    return binary(SdkBytes.fromByteBuffer(required(attribute, value).duplicate()));
  }

  public static AttributeValue of(String attribute, SdkBytes value) {
    return binary(required(attribute, value));
  }

  // L, M and sets

  public static AttributeValue of(String attribute, List<AttributeValue> elements) {
    return WITHOUT_BUILDER ? AttributeValue.createL(elements) : AttributeValue.fromL(elements);
  }

  public static AttributeValue of(String attribute, Map<String, AttributeValue> entries) {
    return WITHOUT_BUILDER ? AttributeValue.createM(entries) : AttributeValue.fromM(entries);
  }

  /** SS. */
  public static AttributeValue stringSet(String attribute, Collection<String> elements) {
    checkNotEmpty(attribute, elements);
    for (String element : elements) {
      required(attribute, element);
    }
    return strings(elements);
  }

  /**
   * SS, NS or BS, as the elements are S, N or B. Elements that are one number to DynamoDB, such as
   * 1.0 and 1.00, are stored once: it refuses sets with duplicates.
   */
  public static AttributeValue setOf(String attribute, List<AttributeValue> elements) {
    checkNotEmpty(attribute, elements);
    return StoredSets.of(elements);
  }

  // The SDK takes lists here, and copies them.

  static AttributeValue strings(Collection<String> elements) {
    List<String> set = new ArrayList<>(elements);
    return WITHOUT_BUILDER ? AttributeValue.createSs(set) : AttributeValue.fromSs(set);
  }

  static AttributeValue numbers(Collection<String> elements) {
    List<String> set = new ArrayList<>(elements);
    return WITHOUT_BUILDER ? AttributeValue.createNs(set) : AttributeValue.fromNs(set);
  }

  static AttributeValue binaries(Collection<SdkBytes> elements) {
    List<SdkBytes> set = new ArrayList<>(elements);
    return WITHOUT_BUILDER ? AttributeValue.createBs(set) : AttributeValue.fromBs(set);
  }

  private static AttributeValue binary(SdkBytes bytes) {
    return WITHOUT_BUILDER ? AttributeValue.createB(bytes) : AttributeValue.fromB(bytes);
  }

  private static void checkNotEmpty(String attribute, Collection<?> elements) {
    if (required(attribute, elements).isEmpty()) {
      throw ReadErrors.of(
          attribute + " is an empty set inside a list or map, where DynamoDB cannot store one");
    }
  }
}
