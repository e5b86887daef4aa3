package dev.keyplan.runtime;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Values in one order, whatever collections they were made of: entries of maps by name, elements of
 * sets by text. A client token stands for one request to the byte, while the order of a {@code
 * HashMap} or a {@code Set.of} differs between equal ones, and from one run to the next.
 */
final class CanonicalValues {

  private static final Comparator<SdkBytes> BYTES =
      (a, b) -> Arrays.compareUnsigned(a.asByteArrayUnsafe(), b.asByteArrayUnsafe());

  private CanonicalValues() {}

  /**
   * @param entries an item, say; null for none
   */
  static Map<String, AttributeValue> of(Map<String, AttributeValue> entries) {
    if (entries == null) {
      return null;
    }
    Map<String, AttributeValue> sorted = new TreeMap<>();
    entries.forEach((name, value) -> sorted.put(name, of(value)));
    return sorted;
  }

  static AttributeValue of(AttributeValue value) {
    if (value.hasM()) {
      return AttributeValue.fromM(of(value.m()));
    }
    if (value.hasL()) {
      return AttributeValue.fromL(value.l().stream().map(CanonicalValues::of).toList());
    }
    if (value.hasSs()) {
      return AttributeValue.fromSs(sorted(value.ss(), Comparator.naturalOrder()));
    }
    if (value.hasNs()) {
      return AttributeValue.fromNs(sorted(value.ns(), Comparator.naturalOrder()));
    }
    return value.hasBs() ? AttributeValue.fromBs(sorted(value.bs(), BYTES)) : value;
  }

  private static <T> List<T> sorted(List<T> elements, Comparator<? super T> order) {
    return elements.stream().sorted(order).toList();
  }
}
