package dev.keyplan.testkit;

import static dev.keyplan.testkit.TestTable.key;
import static dev.keyplan.testkit.TestTable.n;
import static dev.keyplan.testkit.TestTable.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyplan.runtime.AccessPatternName;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

@KeyplanTest
class CallRecorderTest {

  private String table;
  private CallRecorder calls;

  @BeforeEach
  void createTable(TestDatabase database) {
    table = database.createTable(TestTable::definition);
    calls = database.calls();
    for (int rank = 1; rank <= 3; rank++) {
      Map<String, AttributeValue> item =
          Map.of("PK", s("p"), "SK", s("s" + rank), "group", s("g"), "rank", n("" + rank));
      database.uncheckedClient().putItem(put -> put.tableName(table).item(item));
    }
  }

  @Test
  void recordsAGetItem(DynamoDbClient client) {
    client.getItem(
        get ->
            get.tableName(table)
                .key(key("p", "s1"))
                .consistentRead(true)
                .overrideConfiguration(named("find")));

    assertThat(calls.pattern("find").assertOneGetItem())
        .isEqualTo(
            new RecordedCall(
                "find",
                "GetItem",
                Optional.empty(),
                "PK = p and SK = s1",
                true,
                false,
                1,
                1.0,
                Map.of(),
                Optional.empty()));
  }

  @Test
  void recordsAQueryOfAnIndexWithItsCapacity(DynamoDbClient client) {
    client.query(ofIndex("list"));

    RecordedCall call = calls.pattern("list").assertOneQueryOf(TestTable.BY_NUMBER);
    assertThat(call.keyCondition()).isEqualTo("group = g and rank > 1");
    assertThat(call.itemCount()).isEqualTo(2);
    assertThat(call.indexCapacity()).isEqualTo(Map.of(TestTable.BY_NUMBER, 0.5));
    assertThat(calls.pattern("list").capacity()).isEqualTo(0.5);
  }

  @Test
  void recordsTheCallsOfAnAsynchronousClient(DynamoDbAsyncClient client) {
    client.query(ofIndex("list")).join();
    client.query(ofIndex("list")).join();

    assertThat(calls.pattern("list").assertQueriesOf(TestTable.BY_NUMBER, 2))
        .allSatisfy(call -> assertThat(call.itemCount()).isEqualTo(2));
  }

  @Test
  void recordsARefusalByTheServer(DynamoDbClient client) {
    assertThatThrownBy(
            () ->
                client.putItem(
                    put ->
                        put.tableName(table)
                            .item(key("p", "s1"))
                            .conditionExpression("attribute_not_exists(PK)")
                            .overrideConfiguration(named("Thing.create"))))
        .isInstanceOf(ConditionalCheckFailedException.class);

    assertThat(calls.pattern("Thing.create").assertOne("PutItem").failure())
        .contains("ConditionalCheckFailedException");
  }

  @Test
  void tellsPatternsApart(DynamoDbClient client) {
    client.query(ofIndex("list"));

    calls.pattern("find").assertNone();
    assertThatThrownBy(() -> calls.pattern("find").assertOneQuery())
        .isInstanceOf(AssertionError.class)
        .hasMessage("find: expected 1 Query of the table, but sent were none; called were list");
    assertThatThrownBy(() -> calls.pattern("list").assertOneQuery())
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith(
            "list: expected 1 Query of the table, but sent were:\n  RecordedCall[");
    assertThatThrownBy(() -> calls.pattern("list").assertOneQueryOf("other"))
        .isInstanceOf(AssertionError.class);
  }

  @Test
  void forgetsWhatWasCleared(DynamoDbClient client) {
    client.query(ofIndex("list"));
    calls.clear();

    assertThat(calls.calls()).isEmpty();
  }

  private QueryRequest ofIndex(String pattern) {
    return QueryRequest.builder()
        .tableName(table)
        .indexName(TestTable.BY_NUMBER)
        .keyConditionExpression("#g = :g AND #r > :r")
        .expressionAttributeNames(Map.of("#g", "group", "#r", "rank"))
        .expressionAttributeValues(Map.of(":g", s("g"), ":r", n("1")))
        .overrideConfiguration(named(pattern))
        .build();
  }

  private static Consumer<AwsRequestOverrideConfiguration.Builder> named(String pattern) {
    return configuration ->
        configuration.putExecutionAttribute(AccessPatternName.ATTRIBUTE, pattern);
  }
}
