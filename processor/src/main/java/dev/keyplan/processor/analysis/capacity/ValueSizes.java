package dev.keyplan.processor.analysis.capacity;

import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.NestedModel;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.processor.model.TypeRef;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * How many bytes a value of a type takes (Developer Guide, "DynamoDB Item sizes and formats").
 * Numbers count as the longest of their type, times and UUIDs as they are written. Of what has any
 * length, a length is taken.
 */
final class ValueSizes {

  static final int STRING = 20;
  static final int URI = 60;
  static final int BINARY = 100;
  static final int DURATION = 10;
  static final int ELEMENTS = 3;
  static final int MAP_KEY = 10;

  /** Of a list, a map or a nested record, and likely of a set: that is not documented. */
  private static final int DOCUMENT = 3;

  private final Map<TypeRef, NestedModel> nested;
  private final Set<TypeRef> open = new HashSet<>();

  ValueSizes(Map<TypeRef, NestedModel> nested) {
    this.nested = nested;
  }

  static long utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }

  long of(AttributeType type) {
    if (type instanceof AttributeType.Scalar scalar) {
      return of(scalar.type());
    }
    if (type instanceof AttributeType.Enumeration enumeration) {
      return enumeration.constants().stream().mapToLong(ValueSizes::utf8).max().orElse(1);
    }
    if (type instanceof AttributeType.ListOf list) {
      return DOCUMENT + ELEMENTS * (1 + of(list.element()));
    }
    if (type instanceof AttributeType.SetOf set) {
      return DOCUMENT + ELEMENTS * (1 + of(set.element()));
    }
    if (type instanceof AttributeType.MapOf map) {
      return DOCUMENT + ELEMENTS * (1 + MAP_KEY + of(map.value()));
    }
    if (type instanceof AttributeType.Converted converted) {
      return of(converted.target());
    }
    return ofNested(((AttributeType.Nested) type).type());
  }

  private long ofNested(TypeRef type) {
    NestedModel model = nested.get(type);
    // A type inside itself ends somewhere, mostly at once.
    if (model == null || !open.add(type)) {
      return DOCUMENT;
    }
    long bytes = DOCUMENT;
    for (AttributeModel attribute : model.attributes()) {
      bytes += 1 + utf8(attribute.storedName()) + of(attribute.type());
    }
    open.remove(type);
    return bytes;
  }

  private static long of(ScalarType type) {
    return switch (type) {
      case STRING -> STRING;
      case URI -> URI;
      case BYTES, BYTE_BUFFER, SDK_BYTES -> BINARY;
      case DURATION -> DURATION;
      case CHAR, BOOLEAN -> 1;
      case BYTE -> number(3);
      case SHORT -> number(5);
      case INT -> number(10);
      case LONG -> number(19);
      case FLOAT -> number(9);
      case DOUBLE -> number(17);
      case BIG_INTEGER -> number(38);
      case BIG_DECIMAL -> number(38) + 1; // when the point divides its digits oddly
      case YEAR -> number(4) - 1;
      case EPOCH_SECONDS -> number(10) - 1;
      case UUID -> 36;
      case INSTANT -> 30;
      case LOCAL_DATE_TIME -> 29;
      case OFFSET_DATE_TIME -> 35;
      case ZONED_DATE_TIME -> 50;
      case LOCAL_DATE -> 10;
      case YEAR_MONTH -> 7;
    };
  }

  /** A negative one of so many digits: two in a byte, one for the exponent, one for the sign. */
  private static long number(int digits) {
    return 1 + (digits + 1) / 2 + 1;
  }

  /** Whether values of the type may be of any length, so that a larger item has larger ones. */
  boolean isElastic(AttributeType type) {
    if (type instanceof AttributeType.Scalar scalar) {
      return switch (scalar.type()) {
        case STRING, URI, BYTES, BYTE_BUFFER, SDK_BYTES -> true;
        default -> false;
      };
    }
    if (type instanceof AttributeType.Converted converted) {
      return isElastic(converted.target());
    }
    if (type instanceof AttributeType.Nested ref) {
      NestedModel model = nested.get(ref.type());
      if (model == null || !open.add(ref.type())) {
        return false;
      }
      boolean elastic = model.attributes().stream().anyMatch(a -> isElastic(a.type()));
      open.remove(ref.type());
      return elastic;
    }
    return !(type instanceof AttributeType.Enumeration);
  }
}
