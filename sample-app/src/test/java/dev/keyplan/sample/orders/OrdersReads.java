package dev.keyplan.sample.orders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyplan.runtime.Cursor;
import dev.keyplan.runtime.InvalidCursorException;
import dev.keyplan.runtime.ItemMappingException;
import dev.keyplan.runtime.KeyValueException;
import dev.keyplan.runtime.Page;
import dev.keyplan.testkit.CallRecorder;
import dev.keyplan.testkit.TestDatabase;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The read patterns of the orders service, over data made to mislead them. */
abstract class OrdersReads {

  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
  private static final User ADA = new User("ada", "ada@example.org", "Ada");

  private TestDatabase database;
  private String table;
  private CallRecorder calls;
  private OrdersTableClient orders;
  private OrdersReader reader;

  abstract OrdersReader reader(TestDatabase database, String table);

  @BeforeEach
  void createTable(TestDatabase database) {
    this.database = database;
    table = database.createTable(OrdersTableDefinition::createTableRequest);
    calls = database.calls();
    orders = OrdersTableClient.create(database.client(), table);
    reader = reader(database, table);
  }

  @Test
  void findsAUserByOneGetItem() {
    putUser(ADA);
    putUser(new User("adam", "adam@example.org", "Adam"));

    assertThat(reader.findUser("ada")).contains(ADA);
    assertThat(calls.pattern("findUser").assertOneGetItem().keyCondition())
        .isEqualTo("PK = USER#ada and SK = PROFILE");
    assertThat(calls.pattern("findUser").capacity()).isEqualTo(0.5);
  }

  @Test
  void aUserThatIsNotThereIsEmpty() {
    assertThat(reader.findUser("nobody")).isEmpty();
    calls.pattern("findUser").assertOneGetItem();
  }

  @Test
  void aBatchAnswersInTheOrderAskedWithoutThoseThatAreNotThere() {
    List<User> users = IntStream.range(0, 5).mapToObj(i -> new User("u" + i, "e", "n")).toList();
    users.forEach(this::putUser);
    List<UserKeys.PrimaryKey> asked =
        List.of(key("u3"), key("nobody"), key("u1"), key("u4"), key("u1"));

    Map<UserKeys.PrimaryKey, User> found = reader.findUserBatch(asked);

    assertThat(found.keySet()).containsExactly(key("u3"), key("u1"), key("u4"));
    assertThat(found.values()).containsExactly(users.get(3), users.get(1), users.get(4));
    assertThat(calls.pattern("findUser").assertOne("BatchGetItem").itemCount()).isEqualTo(3);
  }

  @Test
  void aDelimiterInAnIdIsRefusedBeforeAnyRequest() {
    assertThatThrownBy(() -> reader.findUser("ada#PROFILE")).isInstanceOf(KeyValueException.class);
    assertThatThrownBy(() -> reader.ordersOfUser("ada#")).isInstanceOf(KeyValueException.class);
    assertThatThrownBy(() -> reader.orderWithItems("#")).isInstanceOf(KeyValueException.class);
    assertThatThrownBy(() -> reader.openOrdersInWarehouse("west#OPEN"))
        .isInstanceOf(KeyValueException.class)
        .hasMessageContaining("warehouseId");
    assertThatThrownBy(() -> reader.findUser("")).isInstanceOf(KeyValueException.class);

    assertThat(calls.calls()).isEmpty();
  }

  @Test
  void ordersOfAUserComeNewestFirst() {
    putUser(ADA);
    OrderSummary first = summary("ada", NOON, "O9");
    OrderSummary second = summary("ada", NOON.plusNanos(1), "O1");
    OrderSummary third = summary("ada", NOON.plusSeconds(1), "O2");
    List.of(second, first, third).forEach(orders.orderSummaryRepository()::create);
    orders.orderSummaryRepository().create(summary("adam", NOON, "O3"));

    assertThat(reader.ordersOfUser("ada")).containsExactly(third, second, first);
    assertThat(calls.pattern("ordersOfUser").assertOneQuery())
        .satisfies(
            call -> {
              assertThat(call.keyCondition())
                  .isEqualTo("PK = USER#ada and begins_with(SK, ORDER#)");
              assertThat(call.descending()).isTrue();
              assertThat(call.itemCount()).isEqualTo(3);
              assertThat(call.capacity()).isEqualTo(0.5);
            });
  }

  @Test
  void ordersOfOneMomentAreAllThere() {
    for (String id : List.of("O1", "O10", "O2")) {
      orders.orderSummaryRepository().create(summary("ada", NOON, id));
    }

    assertThat(reader.ordersOfUser("ada"))
        .extracting(OrderSummary::orderId)
        .containsExactly("O2", "O10", "O1");
  }

  @Test
  void neighbouringPrefixesAreNotRead() {
    OrderSummary order = summary("ada", NOON, "O1");
    orders.orderSummaryRepository().create(order);
    for (String sort : List.of("ORDER", "ORDER!", "ORDER\"x", "ORDER$", "ORDERITEM#1", "ORDERS")) {
      putRaw("USER#ada", sort);
    }

    assertThat(reader.ordersOfUser("ada")).containsExactly(order);
    assertThat(calls.pattern("ordersOfUser").assertOneQuery().itemCount()).isEqualTo(1);
  }

  @Test
  void aUserWithoutOrdersHasNone() {
    putUser(ADA);

    assertThat(reader.ordersOfUser("ada")).isEmpty();
    assertThat(reader.firstPage("ada")).isEqualTo(new Page<>(List.of(), Optional.empty()));
    assertThat(reader.newestOrder("ada")).isEmpty();
    assertThat(reader.countOrders("ada")).isZero();
  }

  @Test
  void ordersArePagedByTwenty() {
    List<OrderSummary> newestFirst = createOrders(45);

    assertThat(reader.ordersOfUser("ada")).isEqualTo(newestFirst);
    assertThat(calls.pattern("ordersOfUser").assertQueries(3))
        .allSatisfy(call -> assertThat(call.itemCount()).isBetween(5, 20));
  }

  @Test
  void cursorsLeadThroughAllPages() {
    List<OrderSummary> newestFirst = createOrders(45);
    List<OrderSummary> read = new ArrayList<>();

    Page<OrderSummary> page = reader.firstPage("ada");
    read.addAll(page.items());
    while (page.next().isPresent()) {
      // As a client would bring it back.
      page = reader.page("ada", Cursor.of(page.next().get().toString()));
      read.addAll(page.items());
    }

    assertThat(read).isEqualTo(newestFirst);
    calls.pattern("ordersOfUser").assertQueries(3);
  }

  @Test
  void limitsReadNoMoreThanAskedFor() {
    List<OrderSummary> newestFirst = createOrders(45);

    assertThat(reader.ordersOfUser("ada", 7)).isEqualTo(newestFirst.subList(0, 7));
    assertThat(calls.pattern("ordersOfUser").assertOneQuery().itemCount()).isEqualTo(7);
    assertThat(reader.ordersOfUser("ada", 27)).isEqualTo(newestFirst.subList(0, 27));
    assertThat(reader.newestOrder("ada")).contains(newestFirst.get(0));
    assertThat(reader.countOrders("ada")).isEqualTo(45);
  }

  @Test
  void cursorsOfAnotherReadAreRefusedBeforeAnyRequest() {
    createOrders(21);
    Cursor cursor = reader.firstPage("ada").next().orElseThrow();
    String token = cursor.toString();
    calls.clear();

    assertThatThrownBy(() -> reader.page("adam", cursor))
        .isInstanceOf(InvalidCursorException.class);
    assertThatThrownBy(() -> orders.orderRepository().openOrdersInWarehouse("west").page(cursor))
        .isInstanceOf(InvalidCursorException.class);
    String cut = token.substring(0, token.length() - 2);
    String changed =
        token.substring(0, 10) + (token.charAt(10) == 'A' ? 'B' : 'A') + token.substring(11);
    for (String bad : List.of("", "nonsense!", cut, changed)) {
      assertThatThrownBy(() -> reader.page("ada", Cursor.of(bad)))
          .as(bad)
          .isInstanceOf(InvalidCursorException.class);
    }
    assertThat(calls.calls()).isEmpty();
  }

  @Test
  void anOrderComesWithItsItemsByOneQuery() {
    Order order = order("O1", "west", OrderStatus.OPEN, NOON);
    orders.orderRepository().create(order);
    orders.orderRepository().create(order("O10", "west", OrderStatus.OPEN, NOON));
    List<LineItem> items =
        IntStream.of(1, 2, 10, 100, 999).mapToObj(line -> item("O1", line, "tea")).toList();
    for (int i = items.size() - 1; i >= 0; i--) {
      orders.lineItemRepository().create(items.get(i));
    }
    orders.lineItemRepository().create(item("O10", 1, "cup"));

    assertThat(reader.orderWithItems("O1")).contains(new OrderWithItems(order, items));
    assertThat(calls.pattern("orderWithItems").assertOneQuery())
        .satisfies(
            call -> {
              assertThat(call.keyCondition()).isEqualTo("PK = ORDER#O1");
              assertThat(call.consistent()).isTrue();
              assertThat(call.itemCount()).isEqualTo(6);
              assertThat(call.capacity()).isEqualTo(1.0);
            });
  }

  @Test
  void anOrderWithoutItemsIsStillOne() {
    Order order = order("O1", "west", OrderStatus.SHIPPED, NOON);
    orders.orderRepository().create(order);

    assertThat(reader.orderWithItems("O1")).contains(new OrderWithItems(order, List.of()));
    assertThat(reader.orderWithItems("O2")).isEmpty();
  }

  @Test
  void itemsWithoutTheirOrderAreAnErrorThatNamesTheKey() {
    orders.lineItemRepository().create(item("O1", 1, "tea"));

    assertThatThrownBy(() -> reader.orderWithItems("O1"))
        .isInstanceOf(ItemMappingException.class)
        .hasMessageContaining("ORDER#O1");
  }

  @Test
  void anOrderOfMoreThanAPageIsReadToItsEnd() {
    Order order = order("O1", "west", OrderStatus.SHIPPED, NOON);
    orders.orderRepository().create(order);
    String large = "x".repeat(100_000);
    List<LineItem> items =
        IntStream.rangeClosed(1, 15).mapToObj(line -> item("O1", line, large + line)).toList();
    items.forEach(orders.lineItemRepository()::create);

    assertThat(reader.orderWithItems("O1")).contains(new OrderWithItems(order, items));
    assertThat(calls.pattern("orderWithItems").assertQueries(2))
        .allSatisfy(call -> assertThat(call.consistent()).isTrue());
  }

  @Test
  void openOrdersOfAWarehouseComeOldestFirstFromTheIndex() {
    Order second = order("O1", "west", OrderStatus.OPEN, NOON);
    Order first = order("O2", "west", OrderStatus.OPEN, NOON.minusSeconds(1));
    List.of(
            second,
            first,
            order("O3", "west", OrderStatus.SHIPPED, NOON),
            order("O4", "western", OrderStatus.OPEN, NOON),
            order("O5", "wes", OrderStatus.OPEN, NOON))
        .forEach(orders.orderRepository()::create);

    assertThat(reader.openOrdersInWarehouse("west")).containsExactly(open(first), open(second));
    assertThat(calls.pattern("openOrdersInWarehouse").assertOneQueryOf("GSI1"))
        .satisfies(
            call -> {
              assertThat(call.keyCondition()).isEqualTo("GSI1PK = WAREHOUSE#west#OPEN");
              assertThat(call.itemCount()).isEqualTo(2);
              assertThat(call.capacity()).isEqualTo(0.5);
            });
  }

  @Test
  void openOrdersOfOneMomentAreAllThere() {
    for (String id : List.of("O1", "O10", "O2")) {
      orders.orderRepository().create(order(id, "west", OrderStatus.OPEN, NOON));
    }

    assertThat(reader.openOrdersInWarehouse("west"))
        .extracting(OpenOrder::orderId)
        .containsExactlyInAnyOrder("O1", "O10", "O2");
  }

  @Test
  void anOrderLeavesTheIndexWhenItCloses() {
    orders.orderRepository().create(order("O1", "west", OrderStatus.OPEN, NOON));
    Order closed = orders.orderRepository().put(order("O1", "west", OrderStatus.CANCELLED, NOON));

    assertThat(reader.openOrdersInWarehouse("west")).isEmpty();

    Order reopened =
        orders
            .orderRepository()
            .update("O1", closed.version())
            .status(OrderStatus.OPEN, "west", NOON)
            .execute();

    assertThat(reader.openOrdersInWarehouse("west")).containsExactly(open(reopened));

    orders.orderRepository().delete(reopened);

    assertThat(reader.openOrdersInWarehouse("west")).isEmpty();
    assertThat(reader.orderWithItems("O1")).isEmpty();
  }

  private List<OrderSummary> createOrders(int count) {
    List<OrderSummary> newestFirst =
        IntStream.range(0, count)
            .mapToObj(i -> summary("ada", NOON.minusSeconds(i / 3), "O" + (999 - i)))
            .toList();
    newestFirst.forEach(orders.orderSummaryRepository()::create);
    return newestFirst;
  }

  /** Without its guard: one of the servers has no transactions. */
  private void putUser(User user) {
    Map<String, AttributeValue> item = UserMapper.toItem(user);
    database.uncheckedClient().putItem(put -> put.tableName(table).item(item));
  }

  private void putRaw(String partition, String sort) {
    Map<String, AttributeValue> item =
        Map.of("PK", AttributeValue.fromS(partition), "SK", AttributeValue.fromS(sort));
    database.uncheckedClient().putItem(put -> put.tableName(table).item(item));
  }

  private static UserKeys.PrimaryKey key(String userId) {
    return new UserKeys.PrimaryKey(userId);
  }

  private static OrderSummary summary(String user, Instant at, String order) {
    return new OrderSummary(user, at, order, BigDecimal.TEN);
  }

  private static LineItem item(String order, int line, String sku) {
    return new LineItem(order, line, sku, 1);
  }

  private static Order order(String id, String warehouse, OrderStatus status, Instant at) {
    return new Order(id, "ada", warehouse, status, at, new BigDecimal("12.34"), 1);
  }

  private static OpenOrder open(Order order) {
    return new OpenOrder(order.orderId(), order.status(), order.createdAt(), order.total());
  }
}
