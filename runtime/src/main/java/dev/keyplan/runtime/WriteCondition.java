package dev.keyplan.runtime;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A condition on the stored item. Every name stands behind a placeholder, and every value. */
record WriteCondition(
    String expression, Map<String, String> names, Map<String, AttributeValue> values) {

  /** There is no item of that key. */
  static WriteCondition absent(String keyAttribute) {
    return new WriteCondition("attribute_not_exists(#0)", Map.of("#0", keyAttribute), Map.of());
  }

  /** There is an item of that key. */
  static WriteCondition present(String keyAttribute) {
    return new WriteCondition("attribute_exists(#0)", Map.of("#0", keyAttribute), Map.of());
  }

  /**
   * The same, and the attribute has the value.
   *
   * @param path of stored names
   */
  WriteCondition and(List<String> path, AttributeValue value) {
    return with(" AND ", path, Optional.of(value));
  }

  /**
   * The same, and the attribute has the value.
   *
   * @param path of stored names
   * @param value empty if it must be absent
   */
  WriteCondition and(List<String> path, Optional<AttributeValue> value) {
    return with(" AND ", path, value);
  }

  /**
   * The same, or the attribute has the value.
   *
   * @param path of stored names
   */
  WriteCondition or(List<String> path, AttributeValue value) {
    return with(" OR ", path, Optional.of(value));
  }

  /** For requests: null where there is none, as DynamoDB refuses an empty map. */
  Map<String, AttributeValue> valuesOrNull() {
    return values.isEmpty() ? null : values;
  }

  private WriteCondition with(String operator, List<String> path, Optional<AttributeValue> value) {
    Map<String, String> allNames = new LinkedHashMap<>(names);
    Map<String, AttributeValue> allValues = new LinkedHashMap<>(values);
    StringBuilder placeholders = new StringBuilder();
    for (String name : path) {
      String placeholder = "#" + allNames.size();
      allNames.put(placeholder, name);
      placeholders.append(placeholders.isEmpty() ? "" : ".").append(placeholder);
    }
    String term = "attribute_not_exists(" + placeholders + ")";
    if (value.isPresent()) {
      String placeholder = ":" + allValues.size();
      allValues.put(placeholder, value.get());
      term = placeholders + " = " + placeholder;
    }
    return new WriteCondition(expression + operator + term, allNames, allValues);
  }
}
