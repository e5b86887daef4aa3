package dev.keyplan.testkit.check;

import static dev.keyplan.testkit.TestTable.defined;
import static dev.keyplan.testkit.TestTable.index;
import static dev.keyplan.testkit.TestTable.key;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyplan.testkit.TestTable;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

class TableDefinitionRuleTest {

  @Test
  void tableKeysAreOneOrTwoAttributes() {
    refused(
        table -> table.keySchema(key("PK", KeyType.HASH), key("SK", KeyType.HASH)),
        "table T: a key has 1 to 1 HASH and at most 1 RANGE attributes, not 2 and 0");
    refused(
        table -> table.keySchema(key("SK", KeyType.RANGE), key("PK", KeyType.HASH)),
        "HASH attributes come before RANGE");
    refused(
        table -> table.keySchema(key("PK", KeyType.HASH), key("PK", KeyType.RANGE)),
        "an attribute stands twice");
    passes(table -> {});
  }

  @Test
  void globalIndexKeysHaveUpToFourAttributesAHalf() {
    refused(table -> partitionOf(table, 5), "index wide: a key has 1 to 4 HASH");
    passes(table -> partitionOf(table, 4));
  }

  @Test
  void localIndexesShareThePartitionKey() {
    refused(
        table -> local(table, key("group", KeyType.HASH), key("rank", KeyType.RANGE)),
        "index l: a local");
    refused(table -> local(table, key("PK", KeyType.HASH)), "index l: a local index has");
    passes(table -> local(table, key("PK", KeyType.HASH), key("rank", KeyType.RANGE)));
  }

  @Test
  void atMostTwentyGlobalIndexesEachWithItsName() {
    refused(table -> table.globalSecondaryIndexes(indexes(21)), "at most 20 global and 5 local");
    passes(table -> table.globalSecondaryIndexes(indexes(20)));
    refused(
        table -> table.globalSecondaryIndexes(indexes(1).get(0), indexes(1).get(0)),
        "two indexes have one name");
  }

  @Test
  void onlyIncludeNamesAttributesAndAtMostAHundredInAll() {
    refused(table -> table.globalSecondaryIndexes(index("i", List.of())), "INCLUDE, and no other");
    refused(
        table -> table.globalSecondaryIndexes(index("i", List.of("a", "a"))), "projected twice");
    refused(
        table ->
            table.globalSecondaryIndexes(index("i", attributes(50)), index("j", attributes(51))),
        "at most 100 attributes are included over all indexes of a table, not 101");
    passes(
        table ->
            table.globalSecondaryIndexes(index("i", attributes(50)), index("j", attributes(50))));
  }

  @Test
  void exactlyTheKeyAttributesAreDefined() {
    refused(
        table -> table.globalSecondaryIndexes(List.of()),
        "exactly the key attributes are defined: [PK, SK], not [PK, SK, group, rank]");
    passes(
        table ->
            table
                .globalSecondaryIndexes(List.of())
                .attributeDefinitions(
                    defined("SK", ScalarAttributeType.S), defined("PK", ScalarAttributeType.S)));
  }

  private static void partitionOf(CreateTableRequest.Builder table, int attributes) {
    List<KeySchemaElement> keys = new ArrayList<>();
    attributes(attributes).forEach(name -> keys.add(key(name, KeyType.HASH)));
    table
        .globalSecondaryIndexes(
            GlobalSecondaryIndex.builder()
                .indexName("wide")
                .keySchema(keys)
                .projection(projection -> projection.projectionType(ProjectionType.ALL))
                .build())
        .attributeDefinitions(
            IntStream.range(0, attributes + 2)
                .mapToObj(i -> i == 0 ? "PK" : i == 1 ? "SK" : "a" + (i - 2))
                .map(name -> defined(name, ScalarAttributeType.S))
                .toList());
  }

  private static void local(CreateTableRequest.Builder table, KeySchemaElement... key) {
    table.localSecondaryIndexes(
        LocalSecondaryIndex.builder()
            .indexName("l")
            .keySchema(key)
            .projection(projection -> projection.projectionType(ProjectionType.KEYS_ONLY))
            .build());
  }

  private static List<GlobalSecondaryIndex> indexes(int count) {
    return IntStream.range(0, count).mapToObj(i -> index("i" + i, List.of("title"))).toList();
  }

  private static List<String> attributes(int count) {
    return IntStream.range(0, count).mapToObj(i -> "a" + i).toList();
  }

  private static void refused(Consumer<CreateTableRequest.Builder> change, String reason) {
    assertThatThrownBy(() -> check(change))
        .isInstanceOf(RequestRefusedError.class)
        .hasMessageContaining(reason);
  }

  private static void passes(Consumer<CreateTableRequest.Builder> change) {
    assertThatCode(() -> check(change)).doesNotThrowAnyException();
  }

  private static void check(Consumer<CreateTableRequest.Builder> change) {
    CreateTableRequest.Builder table = TestTable.definition("T").toBuilder();
    change.accept(table);
    new RequestChecker().check(table.build());
  }
}
