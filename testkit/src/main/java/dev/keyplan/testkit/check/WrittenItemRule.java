package dev.keyplan.testkit.check;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/**
 * An item has the table's key; its index keys may be absent, but are valid where they are there.
 */
final class WrittenItemRule implements RequestRule {

  @Override
  public void check(DynamoDbRequest request, TableSchemas tables) {
    if (request instanceof PutItemRequest put) {
      check(tables.table(put.tableName()), put.item());
    } else if (request instanceof BatchWriteItemRequest batch) {
      batch
          .requestItems()
          .forEach(
              (table, writes) ->
                  writes.stream()
                      .filter(write -> write.putRequest() != null)
                      .forEach(write -> check(tables.table(table), write.putRequest().item())));
    } else if (request instanceof TransactWriteItemsRequest transaction) {
      transaction.transactItems().stream()
          .filter(item -> item.put() != null)
          .forEach(item -> check(tables.table(item.put().tableName()), item.put().item()));
    }
  }

  private static void check(TableSchema table, Map<String, AttributeValue> item) {
    String where = "table " + table.name();
    for (String name : table.key().names()) {
      if (!item.containsKey(name)) {
        throw new RequestRefusedError(where + ": the item lacks the key attribute " + name);
      }
    }
    table.key().check(item, where);
    table.indexes().forEach(index -> index.key().check(item, "index " + index.name()));
  }
}
