package dev.keyplan.testkit.check;

import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** No filter, and none of the parameters that expressions replaced. */
final class NoFilterRule implements RequestRule {

  @Override
  public void check(DynamoDbRequest request, TableSchemas tables) {
    if (!(request instanceof QueryRequest query)) {
      return;
    }
    if (query.filterExpression() != null || query.hasQueryFilter()) {
      String filter =
          query.filterExpression() != null
              ? query.filterExpression()
              : "QueryFilter " + query.queryFilter().keySet();
      throw new RequestRefusedError(
          "a filter ("
              + filter
              + ") on "
              + query.tableName()
              + ": it drops items after they were read and billed, and tears holes into pages; put"
              + " the attribute into a key");
    }
    if (query.hasKeyConditions()) {
      throw new RequestRefusedError(
          "the legacy parameter KeyConditions: write a KeyConditionExpression");
    }
  }
}
