package dev.keyplan.runtime;

import static dev.keyplan.runtime.FakePartition.PARTITION;
import static dev.keyplan.runtime.FakePartition.numbers;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.Select;

class PagedQueryTest {

  private static final QueryPattern BY_TENS =
      QueryPattern.on("OrdersTable", "ordersOfUser")
          .partitionKey("PK")
          .sortKey("SK")
          .backwards()
          .pageSize(10)
          .build();
  private static final SortKeyCondition ORDERS = SortKeyCondition.beginsWith("ORDER#");

  private final FakePartition thirty = new FakePartition(30, 1000);

  @Test
  void theRequestIsWhatThePatternSays() {
    assertThat(orders(thirty).request())
        .isEqualTo(
            QueryRequest.builder()
                .tableName("orders")
                .keyConditionExpression("#0 = :0 AND begins_with(#1, :1)")
                .expressionAttributeNames(Map.of("#0", "PK", "#1", "SK"))
                .expressionAttributeValues(
                    Map.of(":0", PARTITION, ":1", AttributeValue.fromS("ORDER#")))
                .scanIndexForward(false)
                .limit(10)
                .overrideConfiguration(AccessPatternName.carriedBy("ordersOfUser"))
                .build());
  }

  @Test
  void everyRequestCarriesThePatternsName() {
    orders(thirty).list();
    orders(thirty).count();
    assertThat(thirty.requests)
        .hasSizeGreaterThan(4)
        .allSatisfy(
            request ->
                assertThat(
                        request
                            .overrideConfiguration()
                            .orElseThrow()
                            .executionAttributes()
                            .getAttribute(AccessPatternName.ATTRIBUTE))
                    .isEqualTo("ordersOfUser"));
  }

  @Test
  void aPageIsOneRequest() {
    Page<Integer> page = orders(thirty).page();
    assertThat(page.items()).isEqualTo(numbers(0, 10));
    assertThat(page.next()).isPresent();
    assertThat(thirty.requests).hasSize(1);
  }

  @Test
  void aCursorGoesOnBehindTheLastItemEvenFromItsText() {
    Cursor cursor = orders(thirty).page().next().orElseThrow();
    Page<Integer> second = orders(thirty).page(Cursor.of(cursor.toString()));
    assertThat(second.items()).isEqualTo(numbers(10, 20));
    assertThat(thirty.requests.get(1).exclusiveStartKey()).isEqualTo(FakePartition.item(9));
  }

  @Test
  void listReadsAllPages() {
    assertThat(orders(thirty).list()).isEqualTo(numbers(0, 30));
    assertThat(thirty.requests).extracting(QueryRequest::limit).containsExactly(10, 10, 10, 10);
  }

  @Test
  void anEmptyPageWithAKeyIsNotTheEnd() {
    FakePartition sparse = new FakePartition(5, 1000);
    sparse.emptyPages = 3;
    assertThat(orders(sparse).list()).isEqualTo(numbers(0, 5));
    sparse.requests.clear();
    assertThat(orders(sparse).first()).contains(0);
    sparse.requests.clear();
    assertThat(orders(sparse).stream()).isEqualTo(numbers(0, 5));
    sparse.requests.clear();
    assertThat(orders(sparse).count()).isEqualTo(5);
    sparse.requests.clear();
    Page<Integer> page = orders(sparse).page();
    assertThat(page.items()).isEmpty();
    assertThat(page.next()).isPresent();
  }

  @Test
  void limitIsExactAndTheLastRequestAsksForNoMore() {
    assertThat(orders(thirty).limit(25).list()).isEqualTo(numbers(0, 25));
    assertThat(thirty.requests).extracting(QueryRequest::limit).containsExactly(10, 10, 5);
  }

  @Test
  void limitAtTheEndOfAPageReadsNoFurtherPage() {
    assertThat(orders(thirty).limit(20).list()).hasSize(20);
    assertThat(thirty.requests).hasSize(2);
  }

  @Test
  void limitAboveAllItemsReturnsThemAll() {
    assertThat(orders(thirty).limit(100).list()).isEqualTo(numbers(0, 30));
  }

  @Test
  void limitHoldsOverPagesReadByCursor() {
    PagedQuery<Integer> limited = orders(thirty).limit(25);
    List<Integer> read = new ArrayList<>();
    Page<Integer> page = limited.page();
    read.addAll(page.items());
    while (page.next().isPresent()) {
      page = limited.page(page.next().get());
      read.addAll(page.items());
    }
    assertThat(read).isEqualTo(numbers(0, 25));
    assertThat(thirty.requests).hasSize(3);
  }

  @Test
  void aLimitStartsAtACursorOfAnUnlimitedQuery() {
    Cursor tenth = orders(thirty).page().next().orElseThrow();
    assertThat(orders(thirty).limit(5).page(tenth).items()).isEqualTo(numbers(10, 15));
  }

  @Test
  void aCursorCarriesWhatIsLeftOfItsLimit() {
    Cursor threeLeft = orders(thirty).limit(13).page().next().orElseThrow();

    Page<Integer> page = orders(thirty).page(threeLeft);
    assertThat(page.items()).isEqualTo(numbers(10, 13));
    assertThat(page.next()).isEmpty();
    assertThat(orders(thirty).limit(2).page(threeLeft).items()).isEqualTo(numbers(10, 12));
    assertThat(orders(thirty).limit(9).page(threeLeft).items()).isEqualTo(numbers(10, 13));
  }

  @Test
  void limitBelowOneIsRefused() {
    assertThatThrownBy(() -> orders(thirty).limit(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("A limit is at least 1, not 0");
  }

  @Test
  void theStreamReadsAPageWhenItGetsThere() {
    var stream = orders(thirty).stream();
    assertThat(thirty.requests).isEmpty();
    assertThat(stream.limit(10)).isEqualTo(numbers(0, 10));
    assertThat(thirty.requests).hasSize(1);
    assertThat(orders(thirty).stream()).isEqualTo(numbers(0, 30));
  }

  @Test
  void firstAsksForOneItem() {
    assertThat(orders(thirty).first()).contains(0);
    assertThat(thirty.requests).extracting(QueryRequest::limit).containsExactly(1);
    assertThat(orders(new FakePartition(0, 1000)).first()).isEmpty();
  }

  @Test
  void countSumsPagesOfFullSize() {
    FakePartition large = new FakePartition(250, 100);
    assertThat(orders(large).count()).isEqualTo(250);
    assertThat(large.requests)
        .hasSize(3)
        .allSatisfy(
            request -> {
              assertThat(request.select()).isEqualTo(Select.COUNT);
              assertThat(request.limit()).isNull();
            });
  }

  @Test
  void countStopsAtTheLimit() {
    FakePartition large = new FakePartition(250, 100);
    assertThat(orders(large).limit(120).count()).isEqualTo(120);
    assertThat(large.requests).extracting(QueryRequest::limit).containsExactly(120, 20);
  }

  @Test
  void anEmptyIntervalAsksNothing() {
    PagedQuery<Integer> nothing = query(thirty, BY_TENS, SortKeyCondition.none());
    assertThat(nothing.list()).isEmpty();
    assertThat(nothing.stream()).isEmpty();
    assertThat(nothing.first()).isEmpty();
    assertThat(nothing.count()).isZero();
    assertThat(nothing.page()).isEqualTo(new Page<>(List.of(), Optional.empty()));
    assertThat(thirty.requests).isEmpty();
    assertThatThrownBy(nothing::request)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("ordersOfUser reads an empty range");
  }

  @Test
  void withoutAPageSizeThereIsNoLimit() {
    QueryPattern pattern =
        QueryPattern.on("OrdersTable", "byStatus")
            .index("GSI1")
            .partitionKey("GSI1PK")
            .sortKey("GSI1SK")
            .tableKey("PK", "SK")
            .build();
    QueryRequest request = query(thirty, pattern, SortKeyCondition.all()).request();
    assertThat(request.limit()).isNull();
    assertThat(request.indexName()).isEqualTo("GSI1");
    assertThat(request.scanIndexForward()).isNull();
    assertThat(request.consistentRead()).isNull();
    assertThat(request.keyConditionExpression()).isEqualTo("#0 = :0");
    assertThat(request.expressionAttributeNames()).isEqualTo(Map.of("#0", "GSI1PK"));
  }

  @Test
  void keysOfSeveralAttributesAreBoundInTheirOrder() {
    QueryPattern matches =
        QueryPattern.on("Tournaments", "matches")
            .index("byRound")
            .partitionKey("tournament", "region")
            .sortKey("round", "bracket", "match")
            .tableKey("PK")
            .build();
    List<AttributeValue> equalities = List.of(text("W2026"), text("EU"), AttributeValue.fromN("3"));
    QueryRequest request =
        TableAccess.of(thirty, "orders")
            .query(matches, equalities, SortKeyCondition.between("A", "C"), FakePartition::number)
            .request();
    assertThat(request.keyConditionExpression())
        .isEqualTo("#0 = :0 AND #1 = :1 AND #2 = :2 AND #3 BETWEEN :3 AND :high");
    assertThat(request.expressionAttributeNames())
        .isEqualTo(Map.of("#0", "tournament", "#1", "region", "#2", "round", "#3", "bracket"));
    assertThat(request.expressionAttributeValues())
        .isEqualTo(
            Map.of(
                ":0", text("W2026"),
                ":1", text("EU"),
                ":2", AttributeValue.fromN("3"),
                ":3", text("A"),
                ":high", text("C")));
  }

  @Test
  void strongReadsSaySo() {
    QueryPattern strong =
        QueryPattern.on("T", "p").partitionKey("PK").sortKey("SK").consistent().build();
    assertThat(query(thirty, strong, ORDERS).request().consistentRead()).isTrue();
  }

  private static PagedQuery<Integer> orders(FakePartition partition) {
    return query(partition, BY_TENS, ORDERS);
  }

  private static PagedQuery<Integer> query(
      FakePartition partition, QueryPattern pattern, SortKeyCondition condition) {
    return TableAccess.of(partition, "orders")
        .query(pattern, PARTITION, condition, FakePartition::number);
  }

  private static AttributeValue text(String text) {
    return AttributeValue.fromS(text);
  }
}
