package dev.keyplan.testkit.check;

import dev.keyplan.testkit.check.KeyCondition.Operator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/**
 * A Query's key condition fits the key it asks: equality on the whole partition key, then on
 * leading sort key attributes, then at most one condition on the next one; operands typed, not
 * empty, not too long, in order.
 */
final class KeyConditionRule implements RequestRule {

  @Override
  public void check(DynamoDbRequest request, TableSchemas tables) {
    if (request instanceof QueryRequest query) {
      KeyPath path = KeyPath.of(query, tables);
      List<KeyCondition> conditions = KeyCondition.of(query);
      checkAttributes(path, conditions);
      checkPartition(path, conditions);
      checkSort(path, conditions);
      conditions.forEach(condition -> checkOperands(path, condition));
      checkLength(path, conditions);
    }
  }

  private static void checkAttributes(KeyPath path, List<KeyCondition> conditions) {
    List<String> named = conditions.stream().map(KeyCondition::attribute).toList();
    if (named.stream().distinct().count() < named.size()) {
      throw path.refused("only one condition per key attribute, not " + named);
    }
    for (String name : named) {
      if (path.key().attribute(name).isEmpty()) {
        throw path.refused(name + " is no key attribute; those are " + path.key().names());
      }
    }
    if (path.key().sort().stream().anyMatch(sort -> sort.name().equals(named.get(0)))) {
      throw path.refused(
          "the condition on "
              + named.get(0)
              + " comes first: DynamoDB takes any order, but not every server does, so write the"
              + " partition key first");
    }
  }

  private static void checkPartition(KeyPath path, List<KeyCondition> conditions) {
    for (KeyAttribute attribute : path.key().partition()) {
      KeyCondition condition = on(attribute, conditions);
      if (condition == null) {
        throw path.refused("the condition misses the partition key attribute " + attribute.name());
      }
      if (condition.operator() != Operator.EQUAL) {
        throw path.refused("the partition key takes = only, not " + condition);
      }
    }
  }

  private static void checkSort(KeyPath path, List<KeyCondition> conditions) {
    KeyAttribute open = null;
    for (KeyAttribute attribute : path.key().sort()) {
      KeyCondition condition = on(attribute, conditions);
      if (condition != null && open != null) {
        throw path.refused(
            "a condition on " + attribute.name() + " needs = on " + open.name() + " before it");
      }
      if (condition == null || condition.operator() != Operator.EQUAL) {
        open = open == null ? attribute : open;
      }
    }
  }

  private static void checkOperands(KeyPath path, KeyCondition condition) {
    KeyAttribute attribute = path.key().attribute(condition.attribute()).orElseThrow();
    condition.operands().forEach(operand -> attribute.check(operand, path.toString()));
    if (condition.operator() == Operator.BEGINS_WITH && attribute.type() == ScalarAttributeType.N) {
      throw path.refused(
          "begins_with takes strings and binary, " + attribute.name() + " is a number");
    }
    if (condition.operator() == Operator.BETWEEN
        && new KeyOrder().compare(condition.operands().get(0), condition.operands().get(1)) > 0) {
      throw path.refused("the lower bound is above the upper one: " + condition);
    }
  }

  private static void checkLength(KeyPath path, List<KeyCondition> conditions) {
    for (int operand = 0; operand < 2; operand++) {
      Map<String, AttributeValue> values = new HashMap<>();
      for (KeyCondition condition : conditions) {
        int last = condition.operands().size() - 1;
        values.put(condition.attribute(), condition.operands().get(Math.min(operand, last)));
      }
      path.key().check(values, path.toString());
    }
  }

  private static KeyCondition on(KeyAttribute attribute, List<KeyCondition> conditions) {
    return conditions.stream()
        .filter(condition -> condition.attribute().equals(attribute.name()))
        .findFirst()
        .orElse(null);
  }
}
