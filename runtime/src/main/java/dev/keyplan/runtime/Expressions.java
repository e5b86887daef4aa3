package dev.keyplan.runtime;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The names and values of the expressions of one request. Every name stands behind a placeholder,
 * as any may be reserved, and every value, as none may be taken for syntax. They are numbered in
 * the order of their use, so that one write always makes one request.
 */
final class Expressions {

  /** Of a request without expressions: never added to. */
  static final Expressions NONE = new Expressions();

  /** In bytes as written (Amazon DynamoDB Developer Guide, "Quotas and limits"). */
  private static final int MAX_LENGTH = 4096;

  private static final int MAX_OPERATORS = 300;

  private final Map<String, String> placeholders = new LinkedHashMap<>();
  private final Map<String, String> names = new LinkedHashMap<>();
  private final Map<String, AttributeValue> values = new LinkedHashMap<>();
  private int operators;

  /**
   * @param path of stored names, through maps
   */
  String name(List<String> path) {
    StringJoiner text = new StringJoiner(".");
    for (String step : path) {
      text.add(placeholders.computeIfAbsent(step, this::newName));
    }
    return text.toString();
  }

  String value(AttributeValue value) {
    String placeholder = ":" + values.size();
    values.put(placeholder, value);
    return placeholder;
  }

  /** Counts one operator or function. */
  void operator() {
    operators++;
  }

  /**
   * @param text an expression whose names and values are these
   * @return the same
   * @throws IllegalArgumentException if DynamoDB would refuse it for its size
   */
  String checked(String text) {
    int length = text.getBytes(StandardCharsets.UTF_8).length;
    if (length > MAX_LENGTH || operators > MAX_OPERATORS) {
      throw new IllegalArgumentException(
          "The expression has "
              + length
              + " bytes and "
              + operators
              + " operators and functions; DynamoDB allows "
              + MAX_LENGTH
              + " and "
              + MAX_OPERATORS
              + ": use fewer attributes or values in one write");
    }
    return text;
  }

  /** Null where there is none, as DynamoDB refuses an empty map. */
  Map<String, String> names() {
    return names.isEmpty() ? null : names;
  }

  /** Null where there is none, as DynamoDB refuses an empty map. */
  Map<String, AttributeValue> values() {
    return values.isEmpty() ? null : values;
  }

  private String newName(String step) {
    String placeholder = "#" + placeholders.size();
    names.put(placeholder, step);
    return placeholder;
  }
}
