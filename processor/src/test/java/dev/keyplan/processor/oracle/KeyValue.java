package dev.keyplan.processor.oracle;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A value of a key attribute in DynamoDB's order: S by UTF-8 bytes, N by number, B by bytes. */
final class KeyValue implements Comparable<KeyValue> {

  private final BigDecimal number;
  private final byte[] bytes;
  private final char type;

  private KeyValue(char type, BigDecimal number, byte[] bytes) {
    this.type = type;
    this.number = number;
    this.bytes = bytes;
  }

  static KeyValue of(AttributeValue value) {
    if (value.n() != null) {
      return new KeyValue('N', new BigDecimal(value.n()), new byte[0]);
    }
    return value.s() != null
        ? new KeyValue('S', null, value.s().getBytes(StandardCharsets.UTF_8))
        : new KeyValue('B', null, value.b().asByteArray());
  }

  AttributeValue stored() {
    return switch (type) {
      case 'N' -> AttributeValue.fromN(number.toPlainString());
      case 'S' -> AttributeValue.fromS(text());
      default -> AttributeValue.fromB(SdkBytes.fromByteArray(bytes));
    };
  }

  boolean beginsWith(KeyValue prefix) {
    int length = prefix.bytes.length;
    return bytes.length >= length && Arrays.equals(bytes, 0, length, prefix.bytes, 0, length);
  }

  /** Of a text. */
  String text() {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  @Override
  public int compareTo(KeyValue other) {
    if (type != other.type) {
      return Character.compare(type, other.type);
    }
    return number != null
        ? number.compareTo(other.number)
        : Arrays.compareUnsigned(bytes, other.bytes);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof KeyValue that && compareTo(that) == 0;
  }

  @Override
  public int hashCode() {
    return number != null ? Objects.hash(number.stripTrailingZeros()) : Arrays.hashCode(bytes);
  }

  @Override
  public String toString() {
    return type == 'S' ? text() : number != null ? number.toPlainString() : Arrays.toString(bytes);
  }
}
