package dev.keyplan.runtime;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The key condition expressions of one path: {@code #0 = :0 AND begins_with(#1, :1)}. Partition key
 * attributes come first, then sort key attributes in their order, as many as a query bounds. Texts
 * and name maps are made once, as they do not depend on the values.
 */
final class KeyConditionExpressions {

  /** The upper end of a BETWEEN. */
  private static final String HIGH = ":high";

  private final List<String> attributes;

  /** The names of the first n attributes at n. */
  private final List<Map<String, String>> names = new ArrayList<>();

  /** By number of equalities and operator. Threads that race make the same text. */
  private final String[][] texts;

  KeyConditionExpressions(List<String> partitionKey, List<String> sortKey) {
    attributes = new ArrayList<>(partitionKey);
    attributes.addAll(sortKey);
    Map<String, String> all = new LinkedHashMap<>();
    names.add(Map.of());
    for (String attribute : attributes) {
      all.put(name(all.size()), attribute);
      names.add(Collections.unmodifiableMap(new LinkedHashMap<>(all)));
    }
    texts = new String[attributes.size() + 1][SortKeyCondition.Operator.values().length];
  }

  String attribute(int position) {
    return attributes.get(position);
  }

  /** The attribute that a condition after so many equalities is on. */
  Optional<String> ranged(int equalities) {
    return equalities < attributes.size()
        ? Optional.of(attributes.get(equalities))
        : Optional.empty();
  }

  String text(int equalities, SortKeyCondition condition) {
    String[] byOperator = texts[equalities];
    int operator = condition.operator().ordinal();
    if (byOperator[operator] == null) {
      byOperator[operator] = newText(equalities, condition);
    }
    return byOperator[operator];
  }

  Map<String, String> names(int equalities, SortKeyCondition condition) {
    return names.get(condition.operands().isEmpty() ? equalities : equalities + 1);
  }

  Map<String, AttributeValue> values(List<AttributeValue> equalities, SortKeyCondition condition) {
    Map<String, AttributeValue> values = new HashMap<>();
    for (AttributeValue value : equalities) {
      values.put(value(values.size()), value);
    }
    List<AttributeValue> operands = condition.operands();
    if (!operands.isEmpty()) {
      values.put(value(values.size()), operands.get(0));
    }
    if (operands.size() > 1) {
      values.put(HIGH, operands.get(1));
    }
    return values;
  }

  private static String newText(int equalities, SortKeyCondition condition) {
    List<String> clauses = new ArrayList<>();
    for (int i = 0; i < equalities; i++) {
      clauses.add(name(i) + " = " + value(i));
    }
    if (!condition.operands().isEmpty()) {
      clauses.add(condition.clause(name(equalities), value(equalities), HIGH));
    }
    return String.join(" AND ", clauses);
  }

  private static String name(int position) {
    return "#" + position;
  }

  private static String value(int position) {
    return ":" + position;
  }
}
