package dev.keyplan.matrix;

import java.math.BigDecimal;
import java.util.HashSet;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items fit to compare: numbers by value, and sets in no order, as DynamoDB answers both. */
final class Normal {

  private Normal() {}

  static Map<String, Object> of(Map<String, AttributeValue> item) {
    Map<String, Object> normal = new TreeMap<>();
    item.forEach((name, value) -> normal.put(name, of(value)));
    return normal;
  }

  private static Object of(AttributeValue value) {
    return switch (value.type()) {
      case N -> number(value.n());
      case M -> of(value.m());
      case L -> value.l().stream().map(Normal::of).toList();
      case SS -> new HashSet<>(value.ss());
      case NS -> value.ns().stream().map(Normal::number).collect(Collectors.toSet());
      case BS -> new HashSet<>(value.bs());
      default -> value;
    };
  }

  private static BigDecimal number(String text) {
    BigDecimal number = new BigDecimal(text);
    return number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
  }
}
