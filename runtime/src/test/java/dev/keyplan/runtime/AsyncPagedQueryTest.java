package dev.keyplan.runtime;

import static dev.keyplan.runtime.FakePartition.PARTITION;
import static dev.keyplan.runtime.FakePartition.numbers;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;

class AsyncPagedQueryTest {

  private static final QueryPattern BY_TENS =
      QueryPattern.on("OrdersTable", "ordersOfUser")
          .partitionKey("PK")
          .sortKey("SK")
          .pageSize(10)
          .build();

  private final FakePartition thirty = new FakePartition(30, 1000);

  @Test
  void asksWhatTheSynchronousOneAsks() {
    SortKeyCondition condition = SortKeyCondition.beginsWith("ORDER#");
    assertThat(orders(thirty.async()).request())
        .isEqualTo(
            TableAccess.of(thirty, "orders")
                .query(BY_TENS, PARTITION, condition, FakePartition::number)
                .request());
  }

  @Test
  void listReadsAllPagesAndStopsAtTheLimit() {
    assertThat(orders(thirty.async()).list().join()).isEqualTo(numbers(0, 30));
    thirty.requests.clear();
    assertThat(orders(thirty.async()).limit(25).list().join()).isEqualTo(numbers(0, 25));
    assertThat(thirty.requests).extracting(QueryRequest::limit).containsExactly(10, 10, 5);
  }

  @Test
  void pagesGoOnAtTheCursorsOfEitherSide() {
    Cursor cursor = orders(thirty.async()).page().join().next().orElseThrow();
    assertThat(orders(thirty.async()).page(cursor).join().items()).isEqualTo(numbers(10, 20));
    PagedQuery<Integer> synchronous =
        TableAccess.of(thirty, "orders")
            .query(
                BY_TENS, PARTITION, SortKeyCondition.beginsWith("ORDER#"), FakePartition::number);
    assertThat(synchronous.page(cursor).items()).isEqualTo(numbers(10, 20));
  }

  @Test
  void firstAndCount() {
    thirty.emptyPages = 2;
    assertThat(orders(thirty.async()).first().join()).contains(0);
    assertThat(orders(thirty.async()).count().join()).isEqualTo(30);
    assertThat(orders(new FakePartition(0, 10).async()).first().join()).isEmpty();
  }

  @Test
  void anEmptyIntervalAsksNothing() {
    AsyncPagedQuery<Integer> nothing =
        AsyncTableAccess.of(thirty.async(), "orders")
            .query(BY_TENS, PARTITION, SortKeyCondition.none(), FakePartition::number);
    assertThat(nothing.list().join()).isEmpty();
    assertThat(nothing.first().join()).isEmpty();
    assertThat(nothing.count().join()).isZero();
    assertThat(nothing.page().join().items()).isEmpty();
    assertThat(thirty.requests).isEmpty();
  }

  @Test
  void manyPagesThatAreThereAtOnceDoNotOverflowTheStack() {
    FakePartition large = new FakePartition(200_000, 10);
    assertThat(orders(large.async()).count().join()).isEqualTo(200_000);
  }

  @Test
  void pagesThatComeFromOtherThreadsKeepTheirOrder() {
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      FakePartition large = new FakePartition(5_000, 10);
      DynamoDbAsyncClient later =
          answering(request -> CompletableFuture.supplyAsync(() -> large.query(request), threads));
      assertThat(orders(later).list().join()).isEqualTo(numbers(0, 5_000));
    } finally {
      threads.shutdown();
    }
  }

  @Test
  void forEachAsksForAPageOnlyWhenTheOneBeforeWasTaken() {
    List<Integer> requestsAtItem = new ArrayList<>();
    orders(thirty.async()).forEach(item -> requestsAtItem.add(thirty.requests.size())).join();
    assertThat(requestsAtItem).hasSize(30).startsWith(1).endsWith(3);
  }

  @Test
  void anExceptionOfTheActionEndsTheRead() {
    IllegalStateException thrown = new IllegalStateException("enough");
    CompletableFuture<Void> read =
        orders(thirty.async())
            .forEach(
                item -> {
                  throw thrown;
                });
    assertCause(read, thrown);
    assertThat(thirty.requests).hasSize(1);
  }

  @Test
  void failuresAreTheCauseOfTheFutureUnwrapped() {
    RuntimeException missing = ResourceNotFoundException.builder().message("no table").build();
    for (RuntimeException failure : List.of(missing, new CompletionException(missing))) {
      AsyncPagedQuery<Integer> failing =
          orders(answering(request -> CompletableFuture.failedFuture(failure)));
      assertCause(failing.page(), missing);
      assertCause(failing.list(), missing);
      assertCause(failing.first(), missing);
      assertCause(failing.count(), missing);
    }
  }

  @Test
  void aClientThatThrowsFailsTheFuture() {
    RuntimeException closed = new IllegalStateException("closed");
    AsyncPagedQuery<Integer> failing =
        orders(
            answering(
                request -> {
                  throw closed;
                }));
    assertCause(failing.page(), closed);
    assertCause(failing.list(), closed);
  }

  @Test
  void itemsThatCannotBeReadFailTheFuture() {
    ItemMappingException unreadable = new ItemMappingException("no total");
    AsyncPagedQuery<Integer> query =
        AsyncTableAccess.of(thirty.async(), "orders")
            .query(
                BY_TENS,
                PARTITION,
                SortKeyCondition.all(),
                item -> {
                  throw unreadable;
                });
    assertCause(query.page(), unreadable);
    assertCause(query.list(), unreadable);
  }

  @Test
  void anInvalidCursorFailsTheFuture() {
    CompletableFuture<Page<Integer>> page = orders(thirty.async()).page(Cursor.of("AAAA"));
    assertThatThrownBy(page::get)
        .isInstanceOf(ExecutionException.class)
        .hasCauseInstanceOf(InvalidCursorException.class);
    assertThat(thirty.requests).isEmpty();
  }

  private static void assertCause(CompletableFuture<?> future, Throwable cause) {
    assertThatThrownBy(future::get).isInstanceOf(ExecutionException.class).cause().isSameAs(cause);
    assertThatThrownBy(future::join)
        .isInstanceOf(CompletionException.class)
        .cause()
        .isSameAs(cause);
  }

  private static AsyncPagedQuery<Integer> orders(DynamoDbAsyncClient client) {
    Function<Map<String, AttributeValue>, Integer> fromItem = FakePartition::number;
    return AsyncTableAccess.of(client, "orders")
        .query(BY_TENS, PARTITION, SortKeyCondition.beginsWith("ORDER#"), fromItem);
  }

  private static DynamoDbAsyncClient answering(
      Function<QueryRequest, CompletableFuture<QueryResponse>> answer) {
    return new DynamoDbAsyncClient() {
      @Override
      public CompletableFuture<QueryResponse> query(QueryRequest request) {
        return answer.apply(request);
      }

      @Override
      public String serviceName() {
        return "dynamodb";
      }

      @Override
      public void close() {}
    };
  }
}
