package dev.keyplan.processor.oracle;

import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.runtime.AttributeValues;
import dev.keyplan.runtime.KeyText;
import dev.keyplan.runtime.KeyTime;
import dev.keyplan.runtime.NativeKey;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.temporal.Temporal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Calls the runtime's encoders as generated code does. All throw {@code KeyValueException} for what
 * a key cannot hold.
 */
public final class KeyTexts {

  private KeyTexts() {}

  /** The stored value of a key attribute; empty if the item lacks a part of it. */
  public static Optional<AttributeValue> of(
      String entity, KeyAttribute key, Map<String, Object> values, boolean partition) {
    if (key instanceof KeyAttribute.Native plain) {
      return Optional.ofNullable(values.get(plain.attribute().name()))
          .map(value -> plain(entity, plain.attribute().name(), value, partition));
    }
    List<KeySegment> segments = ((KeyAttribute.Composed) key).template().segments();
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < segments.size(); i++) {
      if (segments.get(i) instanceof KeySegment.Literal literal) {
        text.append(literal.text());
        continue;
      }
      KeyPart part = (KeyPart) segments.get(i);
      Object value = values.get(Leaf.name(part.path()));
      if (value == null) {
        return Optional.empty();
      }
      text.append(part(entity, part, value, after(segments, i)));
    }
    return Optional.of(whole(entity, key.storedName(), text.toString(), partition));
  }

  static AttributeValue whole(String entity, String key, String text, boolean partition) {
    return AttributeValues.text(
        partition
            ? KeyText.partitionKey(entity, key, text, "its parts")
            : KeyText.sortKey(entity, key, text, "its parts"));
  }

  /** The literal after a part, "" if it is the last or another part follows. */
  static String after(List<KeySegment> segments, int part) {
    return part + 1 < segments.size() && segments.get(part + 1) instanceof KeySegment.Literal next
        ? next.text()
        : "";
  }

  /**
   * @param value of the attribute's type, or of the transform's
   */
  static String part(String entity, KeyPart part, Object value, String after) {
    String name = Leaf.name(part.path());
    return switch (part.encoding()) {
      case STRING, CONVERTED -> KeyText.string(entity, name, (String) value, after);
      case ID -> KeyText.id(entity, name, (String) value, part.width(), after);
      case FREE -> KeyText.free(entity, name, (String) value);
      case LOWER -> KeyText.lower(entity, name, (String) value, after);
      case UPPER -> KeyText.upper(entity, name, (String) value, after);
      case BYTE -> KeyText.number(entity, name, (Byte) value);
      case SHORT -> KeyText.number(entity, name, (Short) value);
      case INT -> KeyText.number(entity, name, (Integer) value);
      case LONG -> KeyText.number(entity, name, (Long) value);
      case DIGITS ->
          value instanceof BigInteger big
              ? KeyText.digits(entity, name, big, part.width())
              : KeyText.digits(entity, name, ((Number) value).longValue(), part.width());
      case BOOLEAN -> KeyText.bool((Boolean) value);
      case ENUM -> KeyText.enumeration(entity, name, (Enum<?>) value);
      case UUID -> KeyText.uuid(entity, name, (UUID) value);
      case CHAR -> KeyText.character(entity, name, (Character) value, after);
      case URI -> KeyText.uri(entity, name, (URI) value, after);
      case DURATION -> KeyText.duration(entity, name, (Duration) value, after);
      default -> time(entity, name, part.encoding(), value);
    };
  }

  private static String time(String entity, String name, KeyEncoding encoding, Object value) {
    return switch (encoding) {
      case INSTANT -> KeyTime.instant(entity, name, (Instant) value);
      case INSTANT_SECONDS -> KeyTime.instantSeconds(entity, name, (Instant) value);
      case INSTANT_MILLIS -> KeyTime.instantMillis(entity, name, (Instant) value);
      case INSTANT_MICROS -> KeyTime.instantMicros(entity, name, (Instant) value);
      case LOCAL_DATE_TIME -> KeyTime.localDateTime(entity, name, (LocalDateTime) value);
      case LOCAL_DATE_TIME_SECONDS ->
          KeyTime.localDateTimeSeconds(entity, name, (LocalDateTime) value);
      case LOCAL_DATE_TIME_MILLIS ->
          KeyTime.localDateTimeMillis(entity, name, (LocalDateTime) value);
      case LOCAL_DATE_TIME_MICROS ->
          KeyTime.localDateTimeMicros(entity, name, (LocalDateTime) value);
      case OFFSET_DATE_TIME -> KeyTime.offsetDateTime(entity, name, (OffsetDateTime) value);
      case LOCAL_DATE -> KeyTime.localDate(entity, name, (LocalDate) value);
      case YEAR_MONTH -> KeyTime.yearMonth(entity, name, (YearMonth) value);
      case YEAR -> KeyTime.year(entity, name, (Year) value);
      case TO_YEAR -> KeyTime.toYear(entity, name, (Temporal) value);
      case TO_MONTH -> KeyTime.toMonth(entity, name, (Temporal) value);
      case TO_DAY -> KeyTime.toDay(entity, name, (Temporal) value);
      case TO_HOUR -> KeyTime.toHour(entity, name, (Temporal) value);
      default -> throw new IllegalArgumentException(encoding.name());
    };
  }

  /** A native key. */
  static AttributeValue plain(String entity, String name, Object value, boolean partition) {
    AttributeValue stored = stored(name, value);
    return partition
        ? NativeKey.partition(entity, name, stored)
        : NativeKey.sort(entity, name, stored);
  }

  private static AttributeValue stored(String name, Object value) {
    if (value instanceof String v) {
      return AttributeValues.of(name, v);
    } else if (value instanceof Enum<?> v) {
      return AttributeValues.of(name, v);
    } else if (value instanceof Byte v) {
      return AttributeValues.of(name, v);
    } else if (value instanceof Short v) {
      return AttributeValues.of(name, v);
    } else if (value instanceof Integer v) {
      return AttributeValues.of(name, v);
    } else if (value instanceof Long v) {
      return AttributeValues.of(name, v);
    } else if (value instanceof Double v) {
      return AttributeValues.of(name, v);
    } else if (value instanceof BigDecimal v) {
      return AttributeValues.of(name, v);
    } else if (value instanceof BigInteger v) {
      return AttributeValues.of(name, v);
    } else if (value instanceof SdkBytes v) {
      return AttributeValues.of(name, v);
    }
    return storedText(name, value);
  }

  private static AttributeValue storedText(String name, Object value) {
    if (value instanceof Instant v) {
      return AttributeValues.of(name, v);
    } else if (value instanceof LocalDateTime v) {
      return AttributeValues.of(name, v);
    } else if (value instanceof LocalDate v) {
      return AttributeValues.of(name, v);
    } else if (value instanceof YearMonth v) {
      return AttributeValues.of(name, v);
    } else if (value instanceof Year v) {
      return AttributeValues.of(name, v);
    } else if (value instanceof OffsetDateTime v) {
      return AttributeValues.of(name, v);
    } else if (value instanceof Duration v) {
      return AttributeValues.of(name, v);
    } else if (value instanceof UUID v) {
      return AttributeValues.of(name, v);
    } else if (value instanceof URI v) {
      return AttributeValues.of(name, v);
    } else if (value instanceof Character v) {
      return AttributeValues.of(name, v);
    }
    throw new IllegalArgumentException(name + " of " + value.getClass());
  }

  /** What a scalar of a converter's target or an attribute is, or null. */
  static ScalarType scalar(AttributeType type) {
    if (type instanceof AttributeType.Converted converted) {
      return scalar(converted.target());
    }
    return type instanceof AttributeType.Scalar scalar ? scalar.type() : null;
  }
}
