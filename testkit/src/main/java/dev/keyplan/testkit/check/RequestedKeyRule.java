package dev.keyplan.testkit.check;

import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** A primary key names all of the table's key attributes and no other, each as it may be. */
final class RequestedKeyRule implements RequestRule {

  @Override
  public void check(DynamoDbRequest request, TableSchemas tables) {
    if (request instanceof GetItemRequest get) {
      check(tables.table(get.tableName()), get.key());
    } else if (request instanceof DeleteItemRequest delete) {
      check(tables.table(delete.tableName()), delete.key());
    } else if (request instanceof UpdateItemRequest update) {
      check(tables.table(update.tableName()), update.key());
    } else if (request instanceof BatchGetItemRequest batch) {
      batch
          .requestItems()
          .forEach((table, keys) -> keys.keys().forEach(key -> check(tables.table(table), key)));
    } else if (request instanceof BatchWriteItemRequest batch) {
      batch
          .requestItems()
          .forEach(
              (table, writes) ->
                  writes.stream()
                      .filter(write -> write.deleteRequest() != null)
                      .forEach(write -> check(tables.table(table), write.deleteRequest().key())));
    } else if (request instanceof TransactGetItemsRequest transaction) {
      transaction
          .transactItems()
          .forEach(item -> check(tables.table(item.get().tableName()), item.get().key()));
    } else if (request instanceof TransactWriteItemsRequest transaction) {
      transaction.transactItems().forEach(item -> check(item, tables));
    }
  }

  private static void check(TransactWriteItem item, TableSchemas tables) {
    if (item.delete() != null) {
      check(tables.table(item.delete().tableName()), item.delete().key());
    } else if (item.update() != null) {
      check(tables.table(item.update().tableName()), item.update().key());
    } else if (item.conditionCheck() != null) {
      check(tables.table(item.conditionCheck().tableName()), item.conditionCheck().key());
    }
  }

  private static void check(TableSchema table, Map<String, AttributeValue> key) {
    if (!key.keySet().equals(Set.copyOf(table.key().names()))) {
      throw new RequestRefusedError(
          "table "
              + table.name()
              + ": a key has the attributes "
              + table.key().names()
              + ", not "
              + key.keySet().stream().sorted().toList());
    }
    table.key().check(key, "table " + table.name());
  }
}
