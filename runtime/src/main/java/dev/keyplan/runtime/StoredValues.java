package dev.keyplan.runtime;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Equality of stored values. DynamoDB answers numbers in its own notation and sets in its own
 * order, which the SDK's equality takes for other values.
 */
final class StoredValues {

  private StoredValues() {}

  static boolean equal(Map<String, AttributeValue> a, Map<String, AttributeValue> b) {
    return a.keySet().equals(b.keySet())
        && a.entrySet().stream().allMatch(entry -> equal(entry.getValue(), b.get(entry.getKey())));
  }

  static boolean equal(AttributeValue a, AttributeValue b) {
    if (a.type() != b.type()) {
      return false;
    }
    return switch (a.type()) {
      case N -> number(a.n()).equals(number(b.n()));
      case M -> equal(a.m(), b.m());
      case L -> equal(a.l(), b.l());
      case SS, NS, BS -> elements(a).equals(elements(b));
      default -> a.equals(b);
    };
  }

  /** As DynamoDB orders numbers, texts and bytes. */
  static int compare(AttributeValue a, AttributeValue b) {
    return a.n() != null
        ? number(a.n()).compareTo(number(b.n()))
        : Arrays.compareUnsigned(bytes(a), bytes(b));
  }

  private static byte[] bytes(AttributeValue value) {
    return value.s() != null
        ? value.s().getBytes(StandardCharsets.UTF_8)
        : value.b().asByteArrayUnsafe();
  }

  /** The elements of a set, fit to compare; none if it is no set. */
  static Set<Object> elements(AttributeValue set) {
    if (set.hasNs()) {
      return set.ns().stream().map(StoredValues::number).collect(Collectors.toSet());
    }
    return new HashSet<>(set.hasSs() ? set.ss() : set.bs());
  }

  private static boolean equal(List<AttributeValue> a, List<AttributeValue> b) {
    if (a.size() != b.size()) {
      return false;
    }
    for (int i = 0; i < a.size(); i++) {
      if (!equal(a.get(i), b.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static BigDecimal number(String text) {
    return new BigDecimal(text).stripTrailingZeros();
  }
}
