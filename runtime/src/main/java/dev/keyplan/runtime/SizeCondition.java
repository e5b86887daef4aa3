package dev.keyplan.runtime;

import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Makes conditions on the size of an attribute: the length of a text, the number of bytes, or of
 * elements (Amazon DynamoDB Developer Guide, "Condition and filter expressions, operators, and
 * functions"). Each holds only if the attribute is there.
 */
public final class SizeCondition {

  private final List<String> path;

  SizeCondition(List<String> path) {
    this.path = path;
  }

  public Condition eq(long size) {
    return comparison("=", size);
  }

  public Condition ne(long size) {
    return comparison("<>", size);
  }

  public Condition lt(long size) {
    return comparison("<", size);
  }

  public Condition le(long size) {
    return comparison("<=", size);
  }

  public Condition gt(long size) {
    return comparison(">", size);
  }

  public Condition ge(long size) {
    return comparison(">=", size);
  }

  private Condition comparison(String operator, long size) {
    AttributeValue value = AttributeValue.fromN(Long.toString(size));
    return Condition.term(
        request -> {
          request.operator();
          return "size(" + request.name(path) + ") " + operator + " " + request.value(value);
        });
  }
}
