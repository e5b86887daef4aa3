package dev.keyplan.testkit;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/**
 * A table for the tests: key {@code PK}, {@code SK}; index {@code BY_NUMBER} over {@code group} and
 * the number {@code rank}, which includes {@code title}.
 */
public final class TestTable {

  public static final String BY_NUMBER = "byNumber";

  private TestTable() {}

  public static CreateTableRequest definition(String name) {
    return CreateTableRequest.builder()
        .tableName(name)
        .billingMode(BillingMode.PAY_PER_REQUEST)
        .attributeDefinitions(
            Stream.concat(
                    Stream.of("PK", "SK", "group").map(s -> defined(s, ScalarAttributeType.S)),
                    Stream.of(defined("rank", ScalarAttributeType.N)))
                .toList())
        .keySchema(key("PK", KeyType.HASH), key("SK", KeyType.RANGE))
        .globalSecondaryIndexes(index(BY_NUMBER, List.of("title")))
        .build();
  }

  public static GlobalSecondaryIndex index(String name, List<String> included) {
    return GlobalSecondaryIndex.builder()
        .indexName(name)
        .keySchema(key("group", KeyType.HASH), key("rank", KeyType.RANGE))
        .projection(
            projection ->
                projection.projectionType(ProjectionType.INCLUDE).nonKeyAttributes(included))
        .build();
  }

  public static KeySchemaElement key(String name, KeyType type) {
    return KeySchemaElement.builder().attributeName(name).keyType(type).build();
  }

  public static AttributeDefinition defined(String name, ScalarAttributeType type) {
    return AttributeDefinition.builder().attributeName(name).attributeType(type).build();
  }

  public static Map<String, AttributeValue> key(String partition, String sort) {
    return Map.of("PK", s(partition), "SK", s(sort));
  }

  public static AttributeValue s(String text) {
    return AttributeValue.fromS(text);
  }

  public static AttributeValue n(String number) {
    return AttributeValue.fromN(number);
  }
}
