package dev.keyplan.testkit.check;

import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** All the rules, over the tables created so far. */
public final class RequestChecker {

  private static final List<RequestRule> RULES =
      List.of(
          new NoScanRule(),
          new NoFilterRule(),
          new AsciiExpressionRule(),
          new TableDefinitionRule(),
          new RequestedKeyRule(),
          new WrittenItemRule(),
          new KeyConditionRule(),
          new StartKeyRule(),
          new ProjectionRule());

  private final TableSchemas tables = new TableSchemas();

  /**
   * @throws RequestRefusedError if the request breaks a rule
   */
  public void check(DynamoDbRequest request) {
    RULES.forEach(rule -> rule.check(request, tables));
    if (request instanceof CreateTableRequest definition) {
      know(definition);
    }
  }

  /** Lets requests to a table pass that was not created under this checker's eyes. */
  public void know(CreateTableRequest definition) {
    tables.add(TableSchema.of(definition));
  }

  /**
   * @throws RequestRefusedError if an item answered does not satisfy the key condition as DynamoDB
   *     reads it, or lies out of order
   */
  public void checkAnswer(QueryRequest request, QueryResponse response) {
    new QueryAnswer(request, tables).check(response);
  }
}
