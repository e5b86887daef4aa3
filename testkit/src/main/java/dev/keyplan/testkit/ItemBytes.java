package dev.keyplan.testkit;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Map;
import java.util.function.ToIntFunction;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The size of an item as DynamoDB counts it, which capacity units and the limit of 409,600 bytes
 * rest on: what {@code @Volume(itemBytes = …)} wants to know.
 *
 * <pre>{@code
 * ItemBytes.of(OrderMapper.toItem(order))
 * }</pre>
 *
 * <p>Names and values together (Developer Guide, "DynamoDB Item sizes and formats"): texts by their
 * UTF-8 bytes; binary values by their length; true, false and null 1; lists and maps 3 and 1 for
 * each element; numbers 1 and 1 for each two digits before and after the point, 1 more if negative.
 * How much a set takes beyond its elements is not documented: counted as a list, which is no less.
 */
public final class ItemBytes {

  private static final int DOCUMENT = 3;
  private static final int ELEMENT = 1;

  private ItemBytes() {}

  /** Of all attributes, with their names. */
  public static int of(Map<String, AttributeValue> item) {
    return item.entrySet().stream()
        .mapToInt(attribute -> utf8(attribute.getKey()) + of(attribute.getValue()))
        .sum();
  }

  /** Without a name. */
  public static int of(AttributeValue value) {
    return switch (value.type()) {
      case S -> utf8(value.s());
      case N -> ofNumber(value.n());
      case B -> value.b().asByteArrayUnsafe().length;
      case BOOL, NUL -> 1;
      case SS -> ofSet(value.ss(), ItemBytes::utf8);
      case NS -> ofSet(value.ns(), ItemBytes::ofNumber);
      case BS -> ofSet(value.bs(), bytes -> bytes.asByteArrayUnsafe().length);
      case L -> DOCUMENT + value.l().stream().mapToInt(e -> ELEMENT + of(e)).sum();
      case M -> DOCUMENT + ELEMENT * value.m().size() + of(value.m());
      default -> throw new IllegalArgumentException("not an attribute value: " + value);
    };
  }

  private static <T> int ofSet(Collection<T> elements, ToIntFunction<T> size) {
    return DOCUMENT + elements.stream().mapToInt(e -> ELEMENT + size.applyAsInt(e)).sum();
  }

  private static int utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }

  /** Digits count in pairs on each side of the point, without zeros at the ends. */
  private static int ofNumber(String number) {
    BigDecimal value = new BigDecimal(number);
    if (value.signum() == 0) {
      return 1;
    }
    BigDecimal plain = value.stripTrailingZeros();
    String digits = plain.unscaledValue().abs().toString();
    int fraction = Math.max(0, Math.min(digits.length(), plain.scale()));
    int integer = digits.length() - fraction;
    return 1 + pairs(integer) + pairs(fraction) + (value.signum() < 0 ? 1 : 0);
  }

  private static int pairs(int digits) {
    return (digits + 1) / 2;
  }
}
