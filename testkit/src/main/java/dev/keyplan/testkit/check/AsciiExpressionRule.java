package dev.keyplan.testkit.check;

import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * Expression text is ASCII: other characters belong behind {@code #names} and {@code :values}, and
 * one server for tests dies of them.
 */
final class AsciiExpressionRule implements RequestRule {

  @Override
  public void check(DynamoDbRequest request, TableSchemas tables) {
    expressions(request)
        .filter(text -> text != null && !text.chars().allMatch(c -> c < 128))
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
    return request instanceof UpdateItemRequest update
        ? Stream.of(update.updateExpression(), update.conditionExpression())
        : Stream.empty();
  }
}
