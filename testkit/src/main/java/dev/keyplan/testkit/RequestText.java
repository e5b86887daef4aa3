package dev.keyplan.testkit;

import dev.keyplan.testkit.check.KeyCondition;
import java.util.Map;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** What a request asks for, in one line. */
final class RequestText {

  private RequestText() {}

  static String keyCondition(DynamoDbRequest request) {
    if (request instanceof QueryRequest query) {
      return KeyCondition.of(query).stream()
          .map(KeyCondition::toString)
          .collect(Collectors.joining(" and "));
    }
    if (request instanceof GetItemRequest get) {
      return key(get.key());
    }
    if (request instanceof DeleteItemRequest delete) {
      return key(delete.key());
    }
    if (request instanceof UpdateItemRequest update) {
      return key(update.key());
    }
    return request instanceof BatchGetItemRequest batch
        ? batch.requestItems().values().stream()
            .flatMap(keys -> keys.keys().stream())
            .map(RequestText::key)
            .collect(Collectors.joining("; "))
        : "";
  }

  private static String key(Map<String, AttributeValue> key) {
    return key.entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .map(attribute -> attribute.getKey() + " = " + KeyCondition.text(attribute.getValue()))
        .collect(Collectors.joining(" and "));
  }
}
