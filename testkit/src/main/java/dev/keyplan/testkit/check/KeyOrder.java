package dev.keyplan.testkit.check;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The order of key values of one type: numbers by value, strings by their UTF-8 bytes, binary by
 * unsigned bytes (Developer Guide, "Key condition expressions for the Query operation").
 */
final class KeyOrder implements Comparator<AttributeValue> {

  @Override
  public int compare(AttributeValue left, AttributeValue right) {
    return left.n() != null
        ? new BigDecimal(left.n()).compareTo(new BigDecimal(right.n()))
        : Arrays.compareUnsigned(bytes(left), bytes(right));
  }

  static boolean beginsWith(AttributeValue value, AttributeValue prefix) {
    byte[] bytes = bytes(value);
    byte[] start = bytes(prefix);
    return bytes.length >= start.length
        && Arrays.equals(bytes, 0, start.length, start, 0, start.length);
  }

  private static byte[] bytes(AttributeValue value) {
    return value.s() != null
        ? value.s().getBytes(StandardCharsets.UTF_8)
        : value.b().asByteArrayUnsafe();
  }
}
