package dev.keyplan.runtime;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Keys to look items up by. DynamoDB answers a number in its own notation, {@code 100} for {@code
 * 1E+2} say, while the SDK compares numbers as texts.
 */
final class KeyValues {

  private KeyValues() {}

  /** The same key with every number in one notation. */
  static Map<String, AttributeValue> canonical(Map<String, AttributeValue> key) {
    Map<String, AttributeValue> canonical = new HashMap<>();
    key.forEach((name, value) -> canonical.put(name, canonical(value)));
    return canonical;
  }

  private static AttributeValue canonical(AttributeValue value) {
    return value.n() == null
        ? value
        : AttributeValue.fromN(new BigDecimal(value.n()).stripTrailingZeros().toString());
  }
}
