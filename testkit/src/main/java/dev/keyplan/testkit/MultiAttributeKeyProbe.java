package dev.keyplan.testkit;

import dev.keyplan.testkit.server.DynamoDbServer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/**
 * Creates an index with two partition key attributes, writes two items that differ in the second
 * alone, and queries for one of them.
 */
final class MultiAttributeKeyProbe {

  private static final String INDEX = "byTenantAndRegion";

  private MultiAttributeKeyProbe() {}

  static Optional<String> missing(DynamoDbServer server) {
    String table = "keyplan-probe-" + UUID.randomUUID();
    try (DynamoDbClient client = Clients.create(server)) {
      try {
        client.createTable(definition(table));
      } catch (DynamoDbException e) {
        return Optional.of(reason(server, "it refuses such a table: " + e.getMessage()));
      }
      try {
        return query(client, table).map(wrong -> reason(server, wrong));
      } finally {
        client.deleteTable(request -> request.tableName(table));
      }
    }
  }

  private static Optional<String> query(DynamoDbClient client, String table) {
    client.waiter().waitUntilTableExists(request -> request.tableName(table));
    for (String region : List.of("north", "south")) {
      client.putItem(
          request ->
              request
                  .tableName(table)
                  .item(Map.of("id", s(region), "tenant", s("t1"), "region", s(region))));
    }
    try {
      QueryResponse answer =
          client.query(
              request ->
                  request
                      .tableName(table)
                      .indexName(INDEX)
                      .keyConditionExpression("#t = :t AND #r = :r")
                      .expressionAttributeNames(Map.of("#t", "tenant", "#r", "region"))
                      .expressionAttributeValues(Map.of(":t", s("t1"), ":r", s("south"))));
      List<String> found = answer.items().stream().map(item -> item.get("id").s()).toList();
      return found.equals(List.of("south"))
          ? Optional.empty()
          : Optional.of("asked for one item, it answers " + found);
    } catch (DynamoDbException e) {
      return Optional.of("it refuses the query: " + e.getMessage());
    }
  }

  private static CreateTableRequest definition(String table) {
    return CreateTableRequest.builder()
        .tableName(table)
        .billingMode(BillingMode.PAY_PER_REQUEST)
        .attributeDefinitions(
            Stream.of("id", "tenant", "region")
                .map(
                    name ->
                        AttributeDefinition.builder()
                            .attributeName(name)
                            .attributeType(ScalarAttributeType.S)
                            .build())
                .toList())
        .keySchema(hash("id"))
        .globalSecondaryIndexes(
            GlobalSecondaryIndex.builder()
                .indexName(INDEX)
                .keySchema(hash("tenant"), hash("region"))
                .projection(projection -> projection.projectionType(ProjectionType.ALL))
                .build())
        .build();
  }

  private static KeySchemaElement hash(String name) {
    return KeySchemaElement.builder().attributeName(name).keyType(KeyType.HASH).build();
  }

  private static AttributeValue s(String value) {
    return AttributeValue.fromS(value);
  }

  private static String reason(DynamoDbServer server, String wrong) {
    return server.description() + " cannot do multi-attribute keys: " + wrong;
  }
}
