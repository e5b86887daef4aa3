package dev.keyplan.runtime;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Sets of other things than Strings, by way of their elements' attribute values. */
final class StoredSets {

  private StoredSets() {}

  /**
   * @param elements not empty, all of one type
   */
  static AttributeValue of(List<AttributeValue> elements) {
    AttributeValue first = elements.get(0);
    if (first.b() != null) {
      Set<SdkBytes> bytes = new LinkedHashSet<>();
      elements.forEach(element -> bytes.add(element.b()));
      return AttributeValues.binaries(bytes);
    }
    Set<String> texts = new LinkedHashSet<>();
    if (first.n() != null) {
      elements.forEach(element -> texts.add(normal(element.n())));
      return AttributeValues.numbers(texts);
    }
    elements.forEach(element -> texts.add(element.s()));
    return AttributeValues.strings(texts);
  }

  /** The elements of an SS, NS or BS. */
  static List<AttributeValue> elements(AttributeValue set) {
    List<AttributeValue> elements = new ArrayList<>();
    if (set.hasSs()) {
      set.ss().forEach(text -> elements.add(AttributeValues.text(text)));
    } else if (set.hasNs()) {
      set.ns().forEach(number -> elements.add(AttributeValues.number(number)));
    } else {
      set.bs().forEach(bytes -> elements.add(AttributeValues.of("element", bytes)));
    }
    return elements;
  }

  /** One text for each number: {@code 1.0}, {@code 1.00} and {@code 1} are the same to DynamoDB. */
  private static String normal(String number) {
    return number.indexOf('.') < 0
        ? number
        : new BigDecimal(number).stripTrailingZeros().toPlainString();
  }
}
