package dev.keyplan.testkit.check;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** An {@code ExclusiveStartKey} is a whole key, and lies inside what the key condition reads. */
final class StartKeyRule implements RequestRule {

  @Override
  public void check(DynamoDbRequest request, TableSchemas tables) {
    if (request instanceof QueryRequest query && query.hasExclusiveStartKey()) {
      check(query, KeyPath.of(query, tables));
    }
  }

  private static void check(QueryRequest query, KeyPath path) {
    Map<String, AttributeValue> start = query.exclusiveStartKey();
    if (!start.keySet().equals(path.startKeyAttributes())) {
      throw path.refused(
          "the start key has the attributes "
              + start.keySet().stream().sorted().toList()
              + ", it must have "
              + path.startKeyAttributes());
    }
    path.table().key().check(start, path.toString());
    path.key().check(start, path.toString());
    for (KeyCondition condition : KeyCondition.of(query)) {
      AttributeValue value = start.get(condition.attribute());
      if (!condition.holds(value)) {
        throw path.refused(
            "the start key is outside the key condition: "
                + condition.attribute()
                + " is "
                + KeyCondition.text(value)
                + ", not "
                + condition);
      }
    }
  }
}
