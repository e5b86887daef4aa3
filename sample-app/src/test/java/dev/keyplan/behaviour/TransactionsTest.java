package dev.keyplan.behaviour;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.keyplan.runtime.AlreadyExistsException;
import dev.keyplan.runtime.ConditionFailedException;
import dev.keyplan.runtime.TransactionFailedException;
import dev.keyplan.runtime.TransactionalGet;
import dev.keyplan.runtime.TransactionalResults;
import dev.keyplan.runtime.UniqueConstraintException;
import dev.keyplan.runtime.VersionConflictException;
import dev.keyplan.sample.board.BoardTableClient;
import dev.keyplan.sample.board.BoardTableDefinition;
import dev.keyplan.sample.board.Session;
import dev.keyplan.sample.board.Task;
import dev.keyplan.sample.board.TaskStatus;
import dev.keyplan.sample.orders.LineItem;
import dev.keyplan.sample.orders.Order;
import dev.keyplan.sample.orders.OrderKeys;
import dev.keyplan.sample.orders.OrderStatus;
import dev.keyplan.sample.orders.OrderSummary;
import dev.keyplan.sample.orders.OrdersTableAsyncClient;
import dev.keyplan.sample.orders.OrdersTableClient;
import dev.keyplan.sample.orders.OrdersTableDefinition;
import dev.keyplan.sample.orders.OrdersTableTransaction;
import dev.keyplan.sample.orders.Stock;
import dev.keyplan.sample.orders.StockKeys;
import dev.keyplan.sample.orders.StockMapper;
import dev.keyplan.sample.orders.User;
import dev.keyplan.testkit.CallRecorder;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.math.BigDecimal;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Writes of several items, all of them or none, and reads of several as they are at one moment. */
@KeyplanTest
class TransactionsTest {

  private static final Instant NOON = Instant.parse("2026-05-01T12:00:00Z");
  private static final String TRANSACTION = "OrdersTable.transaction";
  private static final Order ORDER =
      new Order("O1", "ada", "west", OrderStatus.OPEN, NOON, new BigDecimal("9.5"), 0);
  private static final List<LineItem> LINES =
      List.of(new LineItem("O1", 1, "tea", 3), new LineItem("O1", 2, "cup", 1));

  private TestDatabase database;
  private CallRecorder calls;
  private DynamoDbClient client;
  private String table;
  private OrdersTableClient orders;
  private OrdersTableAsyncClient async;

  @BeforeEach
  void createTable(TestDatabase database) {
    this.database = database;
    table = database.createTable(OrdersTableDefinition::createTableRequest);
    calls = database.calls();
    client = database.client();
    orders = OrdersTableClient.create(client, table);
    async = OrdersTableAsyncClient.create(database.asyncClient(), table);
    orders.stockRepository().putBatch(List.of(new Stock("tea", 5), new Stock("cup", 5)));
  }

  @Test
  void anOrderIsPlacedWithItsItemsStockAndSummaryOrNotAtAll() {
    place(orders.transaction(), ORDER, LINES).execute();

    assertThat(calls.pattern(TRANSACTION).assertOne("TransactWriteItems").capacity())
        .isEqualTo(13.0); // two units for each of six items, and one for the order in the index
    Order stored = stored("O1");
    assertThat(stored.version()).isEqualTo(1);
    assertThat(orders.orderWithItemsRepository().orderWithItems("O1").orElseThrow().items())
        .isEqualTo(LINES);
    assertThat(orders.orderSummaryRepository().ordersOfUser("ada").list()).hasSize(1);
    assertThat(orders.orderRepository().openOrdersInWarehouse("west").list()).hasSize(1);
    assertThat(stock("tea")).isEqualTo(2);

    Order second = new Order("O2", "ada", "west", OrderStatus.OPEN, NOON, BigDecimal.ONE, 0);
    OrdersTableTransaction refused =
        place(orders.transaction(), second, List.of(new LineItem("O2", 1, "tea", 3)));
    TransactionFailedException failed =
        catchThrowableOfType(TransactionFailedException.class, refused::execute);

    TransactionFailedException.Leg leg = failed.leg(StockKeys.primaryKey("tea")).orElseThrow();
    assertThat(leg.reason()).isEqualTo("ConditionalCheckFailed");
    assertThat(leg.failure()).containsInstanceOf(ConditionFailedException.class);
    assertThat(StockMapper.fromItem(leg.item())).isEqualTo(new Stock("tea", 2));
    assertThat(failed.leg(OrderKeys.primaryKey("O2")).orElseThrow().reason()).isEqualTo("None");
    assertThat(failed)
        .hasMessageContaining("Cannot update Stock PK=SKU#tea, SK=STOCK: table " + table);
    assertThat(orders.orderWithItemsRepository().orderWithItems("O2")).isEmpty();
    assertThat(stock("tea")).isEqualTo(2);
  }

  @Test
  void anOrderIsPlacedAsynchronously() {
    async
        .transaction()
        .create(ORDER)
        .update(
            async.stockRepository().update("tea").addQuantity(-5).onlyIf(c -> c.quantity().ge(5)))
        .execute()
        .join();
    assertThat(stock("tea")).isZero();

    CompletableFuture<Void> again = async.transaction().create(ORDER).execute();
    assertThatThrownBy(again::join)
        .isInstanceOf(CompletionException.class)
        .cause()
        .isInstanceOfSatisfying(
            TransactionFailedException.class,
            failed ->
                assertThat(failed.failure(AlreadyExistsException.class).orElseThrow().item())
                    .containsAllEntriesOf(OrderKeys.primaryKey("O1")));
  }

  @Test
  void guardsAndVersionsAreKeptTogether() {
    orders.userRepository().create(new User("ada", "ada@example.org", "Ada"));
    orders.orderRepository().create(ORDER);
    User eve = new User("eve", "ADA@example.org", "Eve");

    TransactionFailedException failed =
        catchThrowableOfType(
            TransactionFailedException.class,
            () ->
                orders
                    .transaction()
                    .create(eve)
                    .update(orders.orderRepository().update("O1", 7).total(BigDecimal.TEN))
                    .execute());

    assertThat(failed.reasons())
        .containsExactly("None", "ConditionalCheckFailed", "ConditionalCheckFailed");
    assertThat(failed.failure(UniqueConstraintException.class).orElseThrow().attribute())
        .isEqualTo("email");
    assertThat(failed.failure(VersionConflictException.class).orElseThrow().storedVersion())
        .hasValue(1);
    assertThat(failed.getMessage()).doesNotContainIgnoringCase("ada@example.org");
    assertThat(orders.userRepository().findUser("eve")).isEmpty();

    User ada = new User("ada", "ada@example.org", "Ada");
    User moved = new User("ada", "lovelace@example.org", "Ada");
    OrdersTableTransaction both =
        orders
            .transaction()
            .replace(ada, moved)
            .update(orders.orderRepository().update("O1", 1).total(BigDecimal.TEN));
    assertThat(both.size()).isEqualTo(4);
    both.execute();
    assertThat(stored("O1").version()).isEqualTo(2);
    orders.userRepository().create(eve);
    assertThat(orders.userRepository().findUser("ada")).contains(moved);
  }

  @Test
  void aTokenIsCarriedOutOnce() {
    String token = "order-O1";
    place(orders.transaction(token), ORDER, LINES).execute();
    place(OrdersTableClient.create(client, table).transaction(token), ORDER, LINES).execute();
    assertThat(stock("tea")).isEqualTo(2);

    OrdersTableTransaction other = place(orders.transaction(token), ORDER, LINES.subList(0, 1));
    assertThatThrownBy(other::execute)
        .isInstanceOf(TransactionFailedException.class)
        .hasMessageContaining("its client token was given to another transaction");
    assertThat(stock("tea")).isEqualTo(2);
  }

  @Test
  void moreThanAHundredActionsAreRefusedBeforeAnyRequest() {
    OrdersTableTransaction transaction = orders.transaction();
    IntStream.range(0, 99).forEach(n -> transaction.put(new Stock("sku" + n, n)));
    transaction.create(new User("ada", "ada@example.org", "Ada"));

    assertThatThrownBy(transaction::execute)
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("OrdersTable.transaction has 101 actions");
    calls.pattern(TRANSACTION).assertNone();
  }

  @Test
  void aHundredActionsAreCarriedOut() {
    OrdersTableTransaction transaction = orders.transaction();
    IntStream.range(0, 100).forEach(n -> transaction.put(new Stock("sku" + n, n)));
    transaction.execute();
    assertThat(stock("sku99")).isEqualTo(99);
  }

  @Test
  void whatIsCheckedIsNotWritten() {
    orders.transaction().checkStock("tea", c -> c.quantity().ge(5)).create(ORDER).execute();
    assertThat(stock("tea")).isEqualTo(5);

    TransactionFailedException failed =
        catchThrowableOfType(
            TransactionFailedException.class,
            orders.transaction().checkStock("pot").deleteOrder("O1", 1)::execute);
    assertThat(failed)
        .hasMessageContaining("Cannot check Stock PK=SKU#pot, SK=STOCK")
        .hasMessageContaining("has no item of that key");
    assertThat(stored("O1")).isNotNull();
    orders.transaction().checkStock("tea").delete(stored("O1")).execute();
    assertThat(orders.orderWithItemsRepository().orderWithItems("O1")).isEmpty();
  }

  @Test
  void twoTablesOfOneClientAreWrittenAndReadTogether() {
    BoardTableClient board =
        BoardTableClient.create(
            client, database.createTable(BoardTableDefinition::createTableRequest));
    Task task = new Task("P1", "T1", "ship O1", "ada", TaskStatus.TODO);
    User ada = new User("ada", "ada@example.org", "Ada");
    orders.transaction().create(ada).with(board.transaction().create(task)).execute();

    TransactionalGet<User> user = orders.userRepository().findUserInTransaction("ada");
    TransactionalGet<User> absent = orders.userRepository().findUserInTransaction("eve");
    TransactionalGet<Task> found = board.taskRepository().findTaskInTransaction("P1", "T1");
    TransactionalResults results = orders.transactionalGet(user, absent, found);

    assertThat(results.of(user)).contains(ada);
    assertThat(results.of(absent)).isEmpty();
    assertThat(results.of(found)).contains(task);
    assertThat(
            calls.pattern("OrdersTable.transactionalGet").assertOne("TransactGetItems").capacity())
        .isEqualTo(6.0);
    TransactionalGet<User> later = async.userRepository().findUserInTransaction("ada");
    assertThat(async.transactionalGet(later).join().of(later)).contains(ada);
    assertThatThrownBy(() -> orders.transactionalGet(later))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("findUser PK=USER#ada, SK=PROFILE of table " + table);
  }

  @Test
  void whatHasExpiredIsAbsentInATransactionToo() {
    String name = database.createTable(BoardTableDefinition::createTableRequest);
    BoardTableClient board = BoardTableClient.create(client, name).withClock(at(NOON));
    Session session = new Session("ada", "S1", "phone", NOON.plusSeconds(60));
    board.transaction().create(session).execute();
    TransactionalGet<Session> live =
        board.sessionRepository().findSessionInTransaction("ada", "S1");
    assertThat(board.transactionalGet(live).of(live)).contains(session);

    BoardTableClient later = board.withClock(at(NOON.plusSeconds(60)));
    TransactionalGet<Session> gone =
        later.sessionRepository().findSessionInTransaction("ada", "S1");
    assertThat(later.transactionalGet(gone).of(gone)).isEmpty();
    assertThatThrownBy(later.transaction().checkSession("ada", "S1")::execute)
        .isInstanceOf(TransactionFailedException.class)
        .hasMessageContaining("has expired");
    Session anew = new Session("ada", "S1", "desk", NOON.plusSeconds(900));
    later.transaction().create(anew).execute();
    assertThat(later.transactionalGet(gone).of(gone)).contains(anew);
  }

  @Test
  void racingOrdersNeverSellWhatIsNotThere() {
    orders.stockRepository().put(new Stock("tea", 10));
    List<CompletableFuture<Void>> racing = new ArrayList<>();
    for (int n = 0; n < 16; n++) {
      racing.add(
          async
              .transaction()
              .create(new LineItem("O" + n, 1, "tea", 1))
              .update(
                  async
                      .stockRepository()
                      .update("tea")
                      .addQuantity(-1)
                      .onlyIf(c -> c.quantity().ge(1)))
              .execute());
    }
    long sold =
        racing.stream()
            .map(one -> one.handle((done, failure) -> failure))
            .filter(one -> one.join() == null)
            .count();
    assertThat(sold).isEqualTo(10);
    assertThat(stock("tea")).isZero();
  }

  private OrdersTableTransaction place(
      OrdersTableTransaction transaction, Order order, List<LineItem> lines) {
    transaction.create(order);
    for (LineItem line : lines) {
      transaction
          .create(line)
          .update(
              orders
                  .stockRepository()
                  .update(line.sku())
                  .addQuantity(-line.quantity())
                  .onlyIf(c -> c.quantity().ge(line.quantity())));
    }
    return transaction.create(
        new OrderSummary(order.userId(), order.createdAt(), order.orderId(), order.total()));
  }

  private Order stored(String orderId) {
    return orders.orderWithItemsRepository().orderWithItems(orderId).orElseThrow().order();
  }

  private int stock(String sku) {
    return StockMapper.fromItem(
            client
                .getItem(
                    get -> get.tableName(table).key(StockKeys.primaryKey(sku)).consistentRead(true))
                .item())
        .quantity();
  }

  private static Clock at(Instant time) {
    return Clock.fixed(time, ZoneOffset.UTC);
  }
}
