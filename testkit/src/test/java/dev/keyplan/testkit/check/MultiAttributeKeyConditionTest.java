package dev.keyplan.testkit.check;

import static dev.keyplan.testkit.TestTable.defined;
import static dev.keyplan.testkit.TestTable.key;
import static dev.keyplan.testkit.TestTable.n;
import static dev.keyplan.testkit.TestTable.s;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** No server for tests checks these: an index of two partition and two sort key attributes. */
class MultiAttributeKeyConditionTest {

  private final RequestChecker checker = new RequestChecker();

  @BeforeEach
  void createTable() {
    checker.check(
        CreateTableRequest.builder()
            .tableName("T")
            .keySchema(key("id", KeyType.HASH))
            .attributeDefinitions(
                defined("id", ScalarAttributeType.S),
                defined("p1", ScalarAttributeType.S),
                defined("p2", ScalarAttributeType.N),
                defined("s1", ScalarAttributeType.S),
                defined("s2", ScalarAttributeType.S))
            .globalSecondaryIndexes(
                GlobalSecondaryIndex.builder()
                    .indexName("wide")
                    .keySchema(
                        key("p1", KeyType.HASH),
                        key("p2", KeyType.HASH),
                        key("s1", KeyType.RANGE),
                        key("s2", KeyType.RANGE))
                    .projection(projection -> projection.projectionType(ProjectionType.ALL))
                    .build())
            .build());
  }

  @Test
  void everyPartitionAttributeIsEqual() {
    refused(query("p1 = :a"), "misses the partition key attribute p2");
    refused(query("p1 = :a AND p2 > :n"), "the partition key takes = only, not p2 > 1");
    refused(query("p1 = :a AND p2 = :a"), "p2 is of type N");
    passes(query("p1 = :a AND p2 = :n"));
  }

  @Test
  void sortAttributesAreUsedInOrderWithoutAGap() {
    refused(query("p1 = :a AND p2 = :n AND s2 = :a"), "a condition on s2 needs = on s1 before it");
    refused(query("p1 = :a AND p2 = :n AND begins_with(s1, :a) AND s2 = :a"), "s2 needs = on s1");
    passes(query("p1 = :a AND p2 = :n AND begins_with(s1, :a)"));
    passes(query("p1 = :a AND p2 = :n AND s1 = :a AND s2 BETWEEN :a AND :b"));
  }

  @Test
  void theLimitsAreOfTheWholeHalf() {
    refused(put("p1", "x".repeat(2048)), "the partition key has 2049 bytes");
    passes(put("p1", "x".repeat(2047)));
    refused(put("s1", "x".repeat(1024)), "the sort key has 1025 bytes");
    passes(put("s1", "x".repeat(1023)));
  }

  private void refused(DynamoDbRequest request, String reason) {
    assertThatThrownBy(() -> checker.check(request))
        .isInstanceOf(RequestRefusedError.class)
        .hasMessageContaining(reason);
  }

  private void passes(DynamoDbRequest request) {
    assertThatCode(() -> checker.check(request)).doesNotThrowAnyException();
  }

  private static QueryRequest query(String condition) {
    return QueryRequest.builder()
        .tableName("T")
        .indexName("wide")
        .keyConditionExpression(condition)
        .expressionAttributeValues(Map.of(":a", s("a"), ":b", s("b"), ":n", n("1")))
        .build();
  }

  private static PutItemRequest put(String attribute, String value) {
    Map<String, AttributeValue> item =
        new HashMap<>(Map.of("id", s("i"), "p1", s("a"), "p2", n("1"), "s1", s("a"), "s2", s("b")));
    item.put(attribute, s(value));
    return PutItemRequest.builder().tableName("T").item(item).build();
  }
}
