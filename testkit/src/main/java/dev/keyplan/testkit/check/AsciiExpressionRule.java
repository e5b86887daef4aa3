package dev.keyplan.testkit.check;

import java.util.Objects;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * Expression text is ASCII: other characters belong behind {@code #names} and {@code :values}, and
 * one server for tests dies of them.
 */
final class AsciiExpressionRule implements RequestRule {

  @Override
  public void check(DynamoDbRequest request, TableSchemas tables) {
    expressions(request)
        .filter(Objects::nonNull)
        .filter(text -> !text.chars().allMatch(c -> c < 128))
        .findFirst()
        .ifPresent(
            text -> {
              throw new RequestRefusedError(
                  "the expression \""
                      + text
                      + "\" is not ASCII: name attributes by #placeholders, values by"
                      + " :placeholders");
            });
  }

  private static Stream<String> expressions(DynamoDbRequest request) {
    if (request instanceof QueryRequest query) {
      return Stream.of(query.keyConditionExpression(), query.projectionExpression());
    }
    if (request instanceof GetItemRequest get) {
      return Stream.ofNullable(get.projectionExpression());
    }
    if (request instanceof PutItemRequest put) {
      return Stream.ofNullable(put.conditionExpression());
    }
    if (request instanceof DeleteItemRequest delete) {
      return Stream.ofNullable(delete.conditionExpression());
    }
    if (request instanceof UpdateItemRequest update) {
      return Stream.of(update.updateExpression(), update.conditionExpression());
    }
    if (request instanceof BatchGetItemRequest batch) {
      return batch.requestItems().values().stream().map(KeysAndAttributes::projectionExpression);
    }
    if (request instanceof TransactGetItemsRequest transaction) {
      return transaction.transactItems().stream().map(item -> item.get().projectionExpression());
    }
    return request instanceof TransactWriteItemsRequest transaction
        ? transaction.transactItems().stream().flatMap(AsciiExpressionRule::expressions)
        : Stream.empty();
  }

  private static Stream<String> expressions(TransactWriteItem item) {
    if (item.put() != null) {
      return Stream.ofNullable(item.put().conditionExpression());
    }
    if (item.delete() != null) {
      return Stream.ofNullable(item.delete().conditionExpression());
    }
    return item.update() != null
        ? Stream.of(item.update().updateExpression(), item.update().conditionExpression())
        : Stream.of(item.conditionCheck().conditionExpression());
  }
}
