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

  // Nothing else calls AttributeValue.createX: it makes no builder, but is new in SDK 2.57.

  private static final AttributeValue TRUE = AttributeValue.createBool(true);
  private static final AttributeValue FALSE = AttributeValue.createBool(false);

  private AttributeValues() {}

  /** An S of a text that was checked: that of a composed key. */
  public static AttributeValue text(String text) {
    return AttributeValue.createS(text);
  }

  /** An N of a number's text. */
  public static AttributeValue number(String number) {
    return AttributeValue.createN(number);
  }

  /** The value itself, if it is not null. */
  public static <T> T required(String attribute, T value) {
    if (value == null) {
      throw new ItemMappingException(
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
    return AttributeValue.createS(required(attribute, value));
  }

  /** A text of one UTF-16 unit; half of a surrogate pair has no UTF-8 form and is refused. */
  public static AttributeValue of(String attribute, char value) {
    if (Character.isSurrogate(value)) {
      throw new ItemMappingException(
          attribute + " is half of a surrogate pair, which is no text: use a String");
    }
    return AttributeValue.createS(String.valueOf(value));
  }

  public static AttributeValue of(String attribute, Character value) {
    return of(attribute, required(attribute, value).charValue());
  }

  /** {@code name()}, whatever {@code toString()} says. */
  public static AttributeValue of(String attribute, Enum<?> value) {
    return AttributeValue.createS(required(attribute, value).name());
  }

  /** In lower case. */
  public static AttributeValue of(String attribute, UUID value) {
    return AttributeValue.createS(required(attribute, value).toString());
  }

  public static AttributeValue of(String attribute, URI value) {
    return AttributeValue.createS(required(attribute, value).toString());
  }

  /** The fixed-width text of {@link TimeText}, which sorts; years 0000 to 9999. */
  public static AttributeValue of(String attribute, Instant value) {
    required(attribute, value);
    try {
      return AttributeValue.createS(TimeText.of(value));
    } catch (DateTimeException e) {
      throw outside(attribute);
    }
  }

  private static ItemMappingException outside(String attribute) {
    return new ItemMappingException(attribute + " is outside the " + TimeText.YEARS);
  }

  /** A time to live: seconds since the epoch, floored. */
  public static AttributeValue epochSeconds(String attribute, Instant value) {
    return AttributeValue.createN(Long.toString(required(attribute, value).getEpochSecond()));
  }

  /** The fixed-width text of {@link TimeText}, which sorts; years 0000 to 9999. */
  public static AttributeValue of(String attribute, LocalDateTime value) {
    required(attribute, value);
    try {
      return AttributeValue.createS(TimeText.of(value));
    } catch (DateTimeException e) {
      throw outside(attribute);
    }
  }

  /** ISO 8601. */
  public static AttributeValue of(String attribute, LocalDate value) {
    return AttributeValue.createS(required(attribute, value).toString());
  }

  /** ISO 8601. */
  public static AttributeValue of(String attribute, YearMonth value) {
    return AttributeValue.createS(required(attribute, value).toString());
  }

  /** ISO 8601; keeps the offset. */
  public static AttributeValue of(String attribute, OffsetDateTime value) {
    return AttributeValue.createS(required(attribute, value).toString());
  }

  /** ISO 8601 with the zone behind it in brackets. */
  public static AttributeValue of(String attribute, ZonedDateTime value) {
    return AttributeValue.createS(required(attribute, value).toString());
  }

  /** ISO 8601. */
  public static AttributeValue of(String attribute, Duration value) {
    return AttributeValue.createS(required(attribute, value).toString());
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
    return AttributeValue.createN(Integer.toString(value));
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
    return AttributeValue.createN(Long.toString(value));
  }

  public static AttributeValue of(String attribute, Long value) {
    return of(attribute, required(attribute, value).longValue());
  }

  /** See {@link NumberText} for what is refused. */
  public static AttributeValue of(String attribute, float value) {
    return AttributeValue.createN(NumberText.of(attribute, value));
  }

  public static AttributeValue of(String attribute, Float value) {
    return of(attribute, required(attribute, value).floatValue());
  }

  /** See {@link NumberText} for what is refused. */
  public static AttributeValue of(String attribute, double value) {
    return AttributeValue.createN(NumberText.of(attribute, value));
  }

  public static AttributeValue of(String attribute, Double value) {
    return of(attribute, required(attribute, value).doubleValue());
  }

  /** At most 38 digits, see {@link NumberText}. The scale is not kept: DynamoDB drops it. */
  public static AttributeValue of(String attribute, BigDecimal value) {
    return AttributeValue.createN(NumberText.of(attribute, required(attribute, value)));
  }

  /** At most 38 digits, see {@link NumberText}. */
  public static AttributeValue of(String attribute, BigInteger value) {
    return AttributeValue.createN(
        NumberText.of(attribute, new BigDecimal(required(attribute, value))));
  }

  public static AttributeValue of(String attribute, Year value) {
    return of(attribute, required(attribute, value).getValue());
  }

  // B

  /** A copy. */
  public static AttributeValue of(String attribute, byte[] value) {
    return AttributeValue.createB(SdkBytes.fromByteArray(required(attribute, value)));
  }

  /** A copy of what remains in the buffer, whose position does not move. */
  public static AttributeValue of(String attribute, ByteBuffer value) {
    return AttributeValue.createB(SdkBytes.fromByteBuffer(required(attribute, value).duplicate()));
  }

  public static AttributeValue of(String attribute, SdkBytes value) {
    return AttributeValue.createB(required(attribute, value));
  }

  // L, M and sets

  public static AttributeValue of(String attribute, List<AttributeValue> elements) {
    return AttributeValue.createL(elements);
  }

  public static AttributeValue of(String attribute, Map<String, AttributeValue> entries) {
    return AttributeValue.createM(entries);
  }

  /** SS. */
  public static AttributeValue stringSet(String attribute, Collection<String> elements) {
    checkNotEmpty(attribute, elements);
    List<String> texts = new ArrayList<>(elements.size());
    for (String element : elements) {
      texts.add(required(attribute, element));
    }
    return strings(texts);
  }

  /**
   * SS, NS or BS, as the elements are S, N or B. Elements that are one number to DynamoDB, such as
   * 1.0 and 1.00, are stored once: it refuses sets with duplicates.
   */
  public static AttributeValue setOf(String attribute, List<AttributeValue> elements) {
    checkNotEmpty(attribute, elements);
    return StoredSets.of(elements);
  }

  static AttributeValue strings(Collection<String> elements) {
    return AttributeValue.createSs(List.copyOf(elements));
  }

  static AttributeValue numbers(Collection<String> elements) {
    return AttributeValue.createNs(List.copyOf(elements));
  }

  static AttributeValue binaries(Collection<SdkBytes> elements) {
    return AttributeValue.createBs(List.copyOf(elements));
  }

  private static void checkNotEmpty(String attribute, Collection<?> elements) {
    if (required(attribute, elements).isEmpty()) {
      throw new ItemMappingException(
          attribute + " is an empty set inside a list or map, where DynamoDB cannot store one");
    }
  }
}
