package dev.keyplan.testkit.check;

import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.Select;

/**
 * A global index gives what it projects, and nothing else (Developer Guide, "Attribute
 * projections").
 */
final class ProjectionRule implements RequestRule {

  @Override
  public void check(DynamoDbRequest request, TableSchemas tables) {
    if (request instanceof QueryRequest query && query.indexName() != null) {
      KeyPath path = KeyPath.of(query, tables);
      path.index().filter(IndexSchema::global).ifPresent(index -> check(query, path, index));
    }
  }

  private static void check(QueryRequest query, KeyPath path, IndexSchema index) {
    if (query.select() == Select.ALL_ATTRIBUTES && index.projection() != ProjectionType.ALL) {
      throw path.refused("it projects " + index.projection() + ", not all attributes");
    }
    if (query.projectionExpression() == null) {
      return;
    }
    for (String asked : query.projectionExpression().split(",")) {
      String first = asked.strip().split("[.\\[]")[0];
      String name = query.expressionAttributeNames().getOrDefault(first, first);
      if (!index.projects(name, path.table().key())) {
        throw path.refused("it does not project " + name);
      }
    }
  }
}
