package dev.keyplan.testkit.check;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/**
 * Whether a server answered a Query as DynamoDB would: one for tests compares {@code begins_with}
 * without regard to case, say. Attributes that the answer leaves out are not looked at.
 */
final class QueryAnswer {

  private final KeyPath path;
  private final List<KeyCondition> conditions;
  private final boolean forward;

  QueryAnswer(QueryRequest request, TableSchemas tables) {
    this.path = KeyPath.of(request, tables);
    this.conditions = KeyCondition.of(request);
    this.forward = !Boolean.FALSE.equals(request.scanIndexForward());
  }

  void check(QueryResponse response) {
    Map<String, AttributeValue> previous = null;
    for (Map<String, AttributeValue> item : response.items()) {
      checkConditions(item);
      if (previous != null) {
        checkOrder(previous, item);
      }
      previous = item;
    }
  }

  private void checkConditions(Map<String, AttributeValue> item) {
    for (KeyCondition condition : conditions) {
      AttributeValue value = item.get(condition.attribute());
      if (value != null && !condition.holds(value)) {
        throw path.refused(
            "the server answered an item whose "
                + condition.attribute()
                + " is "
                + KeyCondition.text(value)
                + ", not "
                + condition
                + "; no two keys of a test may differ in case alone");
      }
    }
  }

  private void checkOrder(Map<String, AttributeValue> previous, Map<String, AttributeValue> item) {
    Comparator<AttributeValue> order = forward ? new KeyOrder() : new KeyOrder().reversed();
    for (KeyAttribute attribute : path.key().sort()) {
      AttributeValue left = previous.get(attribute.name());
      AttributeValue right = item.get(attribute.name());
      if (left == null || right == null) {
        return;
      }
      int difference = order.compare(left, right);
      if (difference > 0) {
        throw path.refused(
            "the server answered out of order: "
                + attribute.name()
                + " "
                + KeyCondition.text(left)
                + " before "
                + KeyCondition.text(right));
      }
      if (difference < 0) {
        return;
      }
    }
  }
}
