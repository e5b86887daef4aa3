package dev.keyplan.testkit.check;

import static dev.keyplan.testkit.TestTable.BY_NUMBER;
import static dev.keyplan.testkit.TestTable.key;
import static dev.keyplan.testkit.TestTable.n;
import static dev.keyplan.testkit.TestTable.s;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyplan.testkit.TestTable;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.Condition;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.ExecuteStatementRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.Select;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** What is refused, each beside its neighbour that passes. */
class RequestCheckerTest {

  private static final String LONG = "x".repeat(1024);

  private final RequestChecker checker = new RequestChecker();

  @BeforeEach
  void createTable() {
    checker.check(TestTable.definition("T"));
  }

  @Test
  void refusesAScan() {
    refused(ScanRequest.builder().tableName("T").build(), "a Scan of T");
  }

  @Test
  void refusesPartiQl() {
    refused(
        ExecuteStatementRequest.builder().statement("SELECT * FROM T").build(),
        "a PartiQL statement");
  }

  @Test
  void refusesFilters() {
    refused(query(query -> query.filterExpression("title = :v")), "a filter (title = :v) on T");
    refused(
        query(query -> query.queryFilter(Map.of("title", Condition.builder().build()))),
        "a filter (QueryFilter [title]) on T");
    passes(query(query -> {}));
  }

  @Test
  void refusesAnUnknownTable() {
    refused(
        get(key("p", "s")).toBuilder().tableName("U").build(), "nothing is known of table \"U\"");
    passes(get(key("p", "s")));
  }

  @Test
  void refusesExpressionsThatAreNotAscii() {
    refused(get(key("p", "s")).toBuilder().projectionExpression("größe").build(), "is not ASCII");
    refused(
        TransactWriteItemsRequest.builder()
            .transactItems(
                TransactWriteItem.builder()
                    .update(
                        update ->
                            update
                                .tableName("T")
                                .key(key("p", "s"))
                                .updateExpression("SET größe = :v"))
                    .build())
            .build(),
        "is not ASCII");
    passes(get(key("p", "größe")).toBuilder().projectionExpression("title").build());
  }

  @Test
  void refusesAKeyThatIsNotTheTables() {
    refused(get(Map.of("PK", s("p"))), "a key has the attributes [PK, SK], not [PK]");
    refused(get(Map.of("PK", s("p"), "SK", s("s"), "rank", n("1"))), "not [PK, SK, rank]");
  }

  @Test
  void refusesKeyValuesOfAnotherTypeEmptyOrTooLong() {
    refused(get(Map.of("PK", s("p"), "SK", n("1"))), "SK is of type S, the value is of type N");
    refused(get(key("p", "")), "SK cannot contain an empty value");
    refused(get(key("p", LONG + "y")), "the sort key has 1025 bytes, at most 1024");
    refused(get(key(LONG + LONG + "y", "s")), "the partition key has 2049 bytes, at most 2048");
    refused(get(key("p", "é".repeat(513))), "the sort key has 1026 bytes");
    passes(get(key(LONG + LONG, LONG)));
  }

  @Test
  void refusesItemsWithBadKeys() {
    refused(put(Map.of("PK", s("p"))), "the item lacks the key attribute SK");
    refused(put(item("rank", s("1"))), "index byNumber: key attribute rank is of type N");
    refused(put(item("group", s(""))), "index byNumber: key attribute group cannot contain");
    refused(put(item("group", s(LONG + LONG + "y"))), "index byNumber: the partition key has 2049");
    passes(put(item("title", s(""))));
    passes(put(item("rank", n("1"))));
  }

  @Test
  void refusesConditionsThatDoNotFitTheKey() {
    refused(condition("#sk = :s"), "SK comes first");
    refused(condition("#title = :p AND #sk = :s"), "title is no key attribute");
    refused(condition("#pk > :p"), "the partition key takes = only, not PK > p");
    refused(condition("begins_with(#pk, :p)"), "the partition key takes = only");
    refused(condition("#pk = :p AND #pk = :p"), "only one condition per key attribute");
    refused(condition("#sk = :s AND #pk = :p"), "write the partition key first");
    for (String operator : List.of("=", "<", "<=", ">", ">=")) {
      passes(condition("#pk = :p AND #sk " + operator + " :s"));
    }
    passes(condition("#pk = :p"));
    passes(condition("(#pk = :p) and (begins_with(#sk, :s))"));
  }

  @Test
  void refusesOperandsThatDoNotFitTheKey() {
    refused(condition("#pk = :p AND #sk = :n"), "SK is of type S, the value is of type N");
    refused(condition("#pk = :p AND begins_with(#sk, :empty)"), "SK cannot contain an empty value");
    refused(condition("#pk = :empty"), "PK cannot contain an empty value");
    refused(condition("#pk = :p AND #sk BETWEEN :t AND :s"), "the lower bound is above the upper");
    refused(condition("#pk = :p AND #sk BETWEEN :s AND :long"), "the sort key has 1025 bytes");
    passes(condition("#pk = :p AND #sk BETWEEN :s AND :t"));
    passes(condition("#pk = :p AND #sk BETWEEN :s AND :s"));
  }

  @Test
  void refusesBeginsWithOnANumber() {
    refused(
        onIndex("begins_with(#r, :n)"), "begins_with takes strings and binary, rank is a number");
    refused(onIndex("#r = :s"), "rank is of type N, the value is of type S");
    refused(onIndex("#r BETWEEN :n AND :m"), "the lower bound is above the upper one");
    passes(onIndex("#r BETWEEN :m AND :n"));
  }

  @Test
  void refusesAStartKeyThatIsNoneOfTheQuery() {
    Map<String, AttributeValue> inside = key("p", "s1");
    refused(
        starting(key("q", "s1")),
        "the start key is outside the key condition: PK is q, not PK = p");
    refused(starting(key("p", "r")), "SK is r, not begins_with(SK, s)");
    refused(
        starting(Map.of("PK", s("p"))),
        "the start key has the attributes [PK], it must have [PK, SK]");
    passes(starting(inside));
  }

  @Test
  void aStartKeyOfAnIndexHasBothKeys() {
    QueryRequest query = onIndex("#r < :n").toBuilder().exclusiveStartKey(key("p", "s")).build();
    refused(query, "it must have [PK, SK, group, rank]");
    passes(
        query.toBuilder()
            .exclusiveStartKey(Map.of("PK", s("p"), "SK", s("s"), "group", s("p"), "rank", n("9")))
            .build());
  }

  @Test
  void refusesWhatAnIndexDoesNotProject() {
    QueryRequest query = onIndex("#r < :n");
    refused(
        query.toBuilder().projectionExpression("title, price").build(), "does not project price");
    refused(
        query.toBuilder()
            .projectionExpression("#x.y")
            .expressionAttributeNames(Map.of("#x", "body", "#g", "group", "#r", "rank"))
            .build(),
        "does not project body");
    refused(query.toBuilder().select(Select.ALL_ATTRIBUTES).build(), "it projects INCLUDE");
    refused(query.toBuilder().indexName("other").build(), "table T has no index other");
    passes(query.toBuilder().projectionExpression("title, PK, #r").build());
  }

  @Test
  void refusesAnAnswerThatTheConditionDoesNotHold() {
    QueryRequest query = condition("#pk = :p AND begins_with(#sk, :s)");
    assertThatThrownBy(
            () -> checker.checkAnswer(query, answer(List.of(key("p", "s1"), key("p", "S2")))))
        .isInstanceOf(RequestRefusedError.class)
        .hasMessageContaining("an item whose SK is S2, not begins_with(SK, s)");
    assertThatCode(
            () -> checker.checkAnswer(query, answer(List.of(key("p", "s1"), key("p", "s2")))))
        .doesNotThrowAnyException();
  }

  @Test
  void refusesAnAnswerOutOfOrder() {
    QueryRequest forward = condition("#pk = :p");
    QueryRequest backward = forward.toBuilder().scanIndexForward(false).build();
    // By bytes U+FF5E sorts before U+1F600, by UTF-16 units after it.
    QueryResponse ascending =
        answer(List.of(key("p", "a"), key("p", "\uFF5E"), key("p", "\uD83D\uDE00")));

    assertThatCode(() -> checker.checkAnswer(forward, ascending)).doesNotThrowAnyException();
    assertThatThrownBy(() -> checker.checkAnswer(backward, ascending))
        .isInstanceOf(RequestRefusedError.class)
        .hasMessageContaining("out of order: SK a before");
  }

  private void refused(DynamoDbRequest request, String reason) {
    assertThatThrownBy(() -> checker.check(request))
        .isInstanceOf(RequestRefusedError.class)
        .hasMessageContaining(reason);
  }

  private void passes(DynamoDbRequest request) {
    assertThatCode(() -> checker.check(request)).doesNotThrowAnyException();
  }

  private static GetItemRequest get(Map<String, AttributeValue> key) {
    return GetItemRequest.builder().tableName("T").key(key).build();
  }

  private static PutItemRequest put(Map<String, AttributeValue> item) {
    return PutItemRequest.builder().tableName("T").item(item).build();
  }

  private static Map<String, AttributeValue> item(String attribute, AttributeValue value) {
    return Map.of("PK", s("p"), "SK", s("s"), attribute, value);
  }

  private static QueryRequest query(Consumer<QueryRequest.Builder> change) {
    QueryRequest.Builder query = condition("#pk = :p").toBuilder();
    change.accept(query);
    return query.build();
  }

  private static QueryRequest condition(String expression) {
    return QueryRequest.builder()
        .tableName("T")
        .keyConditionExpression(expression)
        .expressionAttributeNames(Map.of("#pk", "PK", "#sk", "SK", "#title", "title"))
        .expressionAttributeValues(
            Map.of(
                ":p",
                s("p"),
                ":s",
                s("s"),
                ":t",
                s("t"),
                ":n",
                n("1"),
                ":empty",
                s(""),
                ":long",
                s("t" + LONG)))
        .build();
  }

  private static QueryRequest onIndex(String sortCondition) {
    return QueryRequest.builder()
        .tableName("T")
        .indexName(BY_NUMBER)
        .keyConditionExpression("#g = :p AND " + sortCondition)
        .expressionAttributeNames(Map.of("#g", "group", "#r", "rank"))
        .expressionAttributeValues(Map.of(":p", s("p"), ":s", s("s"), ":n", n("10"), ":m", n("9")))
        .build();
  }

  private static QueryRequest starting(Map<String, AttributeValue> start) {
    return condition("#pk = :p AND begins_with(#sk, :s)").toBuilder()
        .exclusiveStartKey(start)
        .build();
  }

  private static QueryResponse answer(List<Map<String, AttributeValue>> items) {
    return QueryResponse.builder().items(items).build();
  }
}
