package dev.keyplan.testkit.check;

import java.nio.charset.StandardCharsets;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** An attribute of a key, and what may stand in it. */
record KeyAttribute(String name, ScalarAttributeType type) {

  boolean isOfType(AttributeValue value) {
    return value.type() != null && value.type().name().equals(type.name());
  }

  /** In bytes; for a number, which is always short enough, 0 stands for nothing. */
  static int length(AttributeValue value) {
    if (value.s() != null) {
      return value.s().getBytes(StandardCharsets.UTF_8).length;
    }
    return value.b() != null ? value.b().asByteArrayUnsafe().length : value.n().length();
  }

  /**
   * Type and emptiness.
   *
   * @param where for the message: the table or index
   */
  void check(AttributeValue value, String where) {
    if (!isOfType(value)) {
      throw new RequestRefusedError(
          where
              + ": key attribute "
              + name
              + " is of type "
              + type
              + ", the value is of type "
              + value.type());
    }
    if (length(value) == 0) {
      throw new RequestRefusedError(
          where + ": key attribute " + name + " cannot contain an empty value");
    }
  }
}
