package dev.keyplan.permissions;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/**
 * What IAM judges of requests to one table: a transaction is judged by the actions in it, a batch
 * as a whole. Requests that read or write no items are not judged here.
 */
public final class AccessReader {

  private static final List<String> CONDITION_KEYS =
      List.of(
          "dynamodb:LeadingKeys",
          "dynamodb:SecondPartitionKeyValues",
          "dynamodb:ThirdPartitionKeyValues",
          "dynamodb:FourthPartitionKeyValues");
  private static final Pattern EQUALITY = Pattern.compile("([#\\w]+)\\s*=\\s*(:\\w+)");
  private static final String TABLE = "";

  private final String table;

  /** Stored names of partition key attributes, by index. */
  private final Map<String, List<String>> partitionKeys = new HashMap<>();

  /**
   * @param definition of the table, under its declared name: requests may be to one of another name
   */
  public AccessReader(CreateTableRequest definition) {
    this.table = definition.tableName();
    partitionKeys.put(TABLE, partition(definition.keySchema()));
    definition
        .globalSecondaryIndexes()
        .forEach(index -> partitionKeys.put(index.indexName(), partition(index.keySchema())));
    definition
        .localSecondaryIndexes()
        .forEach(index -> partitionKeys.put(index.indexName(), partition(index.keySchema())));
  }

  private static List<String> partition(List<KeySchemaElement> schema) {
    return schema.stream()
        .filter(element -> element.keyType() == KeyType.HASH)
        .map(KeySchemaElement::attributeName)
        .toList();
  }

  List<Access> of(DynamoDbRequest request) {
    if (request instanceof GetItemRequest get) {
      return List.of(onItems("GetItem", get.key()));
    }
    if (request instanceof PutItemRequest put) {
      return List.of(onItems("PutItem", put.item()));
    }
    if (request instanceof UpdateItemRequest update) {
      return List.of(onItems("UpdateItem", update.key()));
    }
    if (request instanceof DeleteItemRequest delete) {
      return List.of(onItems("DeleteItem", delete.key()));
    }
    if (request instanceof QueryRequest query) {
      return List.of(query(query));
    }
    if (request instanceof ScanRequest scan) {
      return List.of(
          scan.indexName() == null
              ? Access.ofTable("Scan", table, Map.of())
              : Access.ofIndex("Scan", table, scan.indexName(), Map.of()));
    }
    return ofSeveral(request);
  }

  private List<Access> ofSeveral(DynamoDbRequest request) {
    if (request instanceof BatchGetItemRequest batch) {
      return List.of(
          onItems(
              "BatchGetItem",
              batch.requestItems().values().stream().flatMap(keys -> keys.keys().stream())));
    }
    if (request instanceof BatchWriteItemRequest batch) {
      return List.of(
          onItems(
              "BatchWriteItem",
              batch.requestItems().values().stream()
                  .flatMap(List::stream)
                  .map(
                      w ->
                          w.putRequest() != null
                              ? w.putRequest().item()
                              : w.deleteRequest().key())));
    }
    if (request instanceof TransactGetItemsRequest gets) {
      return gets.transactItems().stream().map(i -> onItems("GetItem", i.get().key())).toList();
    }
    if (request instanceof TransactWriteItemsRequest writes) {
      return writes.transactItems().stream().map(this::inTransaction).toList();
    }
    return List.of();
  }

  private Access inTransaction(TransactWriteItem item) {
    if (item.put() != null) {
      return onItems("PutItem", item.put().item());
    }
    if (item.update() != null) {
      return onItems("UpdateItem", item.update().key());
    }
    return item.delete() != null
        ? onItems("DeleteItem", item.delete().key())
        : onItems("ConditionCheckItem", item.conditionCheck().key());
  }

  private Access query(QueryRequest query) {
    Map<String, AttributeValue> equal = new HashMap<>();
    Matcher equality = EQUALITY.matcher(query.keyConditionExpression());
    while (equality.find()) {
      String name = equality.group(1);
      equal.put(
          query.expressionAttributeNames().getOrDefault(name, name),
          query.expressionAttributeValues().get(equality.group(2)));
    }
    Optional<String> index = Optional.ofNullable(query.indexName());
    Map<String, List<String>> keys = keys(index.orElse(TABLE), Stream.of(equal));
    return index
        .map(name -> Access.ofIndex("Query", table, name, keys))
        .orElseGet(() -> Access.ofTable("Query", table, keys));
  }

  private Access onItems(String action, Map<String, AttributeValue> item) {
    return onItems(action, Stream.of(item));
  }

  private Access onItems(String action, Stream<Map<String, AttributeValue>> items) {
    return Access.ofTable(action, table, keys(TABLE, items));
  }

  /** Only texts: how IAM writes numbers and binaries is not known. */
  private Map<String, List<String>> keys(
      String index, Stream<Map<String, AttributeValue>> attributes) {
    List<String> names = partitionKeys.getOrDefault(index, List.of());
    Map<String, List<String>> keys = new LinkedHashMap<>();
    attributes.forEach(
        item -> {
          for (int i = 0; i < names.size(); i++) {
            String text =
                Optional.ofNullable(item.get(names.get(i))).map(AttributeValue::s).orElse(null);
            if (text != null) {
              keys.computeIfAbsent(CONDITION_KEYS.get(i), key -> new ArrayList<>()).add(text);
            }
          }
        });
    return keys;
  }
}
