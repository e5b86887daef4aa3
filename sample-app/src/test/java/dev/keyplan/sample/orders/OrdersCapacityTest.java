package dev.keyplan.sample.orders;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.capacity.Consumed;
import dev.keyplan.capacity.Estimates;
import dev.keyplan.processor.plan.TableCapacity;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Every pattern and every write of the orders service takes the units that are estimated. */
@KeyplanTest
class OrdersCapacityTest {

  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
  private static final BigDecimal TOTAL = new BigDecimal("1234567890123456789.123456789012345678");
  private static Estimates estimates;

  private TestDatabase database;
  private String table;
  private OrdersTableClient orders;

  @BeforeAll
  static void readTheTable() {
    estimates = Estimates.of(OrdersTable.class);
  }

  @BeforeEach
  void createTable(TestDatabase database) {
    this.database = database;
    table = database.createTable(OrdersTableDefinition::createTableRequest);
    orders = OrdersTableClient.create(database.client(), table);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 800, 3_500, 6_000})
  void readsTakeWhatIsEstimated(int length) {
    User user = new User(id("u"), id("mail"), text(length));
    List<Order> open =
        IntStream.range(0, 50).mapToObj(i -> order(i, text(length), OrderStatus.OPEN)).toList();
    List<OrderSummary> summaries =
        IntStream.range(0, 25)
            .mapToObj(i -> new OrderSummary(id("u"), NOON.plusSeconds(i), longId(i, length), TOTAL))
            .toList();
    List<LineItem> lines =
        IntStream.rangeClosed(1, 3)
            .mapToObj(i -> new LineItem(open.get(0).orderId(), i, text(length), 1))
            .toList();
    store(UserMapper.toItem(user));
    open.forEach(order -> store(OrderMapper.toItem(order)));
    summaries.forEach(summary -> store(OrderSummaryMapper.toItem(summary)));
    lines.forEach(line -> store(LineItemMapper.toItem(line)));
    TableCapacity estimated =
        estimates
            .items(User.class, UserMapper.toItem(user), 1)
            .items(Order.class, OrderMapper.toItem(open.get(0)), 1)
            .items(OrderSummary.class, OrderSummaryMapper.toItem(summaries.get(0)), 25)
            .items(LineItem.class, LineItemMapper.toItem(lines.get(0)), 3)
            .capacity();

    assertThat(orders.userRepository().findUser(user.userId())).isPresent();
    assertThat(orders.orderRepository().openOrdersInWarehouse(id("west")).list()).hasSize(50);
    assertThat(orders.orderSummaryRepository().ordersOfUser(id("u")).page().items()).hasSize(20);
    assertThat(orders.orderWithItemsRepository().orderWithItems(open.get(0).orderId()))
        .hasValueSatisfying(order -> assertThat(order.items()).hasSize(3));

    new Consumed(estimated, database.calls()).assertReads();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 800, 1_500})
  void writesTakeWhatIsEstimated(int length) {
    OrderDesk desk = new OrderDesk(orders);
    Order order = order(1, text(length), OrderStatus.OPEN);
    List<LineItem> lines = new ArrayList<>();
    for (int i = 1; i <= 3; i++) {
      lines.add(new LineItem(order.orderId(), i, i + text(length), 1));
      store(StockMapper.toItem(new Stock(i + text(length), 9)));
    }
    User user = new User(id("u"), id("mail"), text(length));
    Consumed consumed =
        new Consumed(
            estimates
                .items(User.class, UserMapper.toItem(user), 1)
                .items(Order.class, OrderMapper.toItem(order), 1)
                .items(OrderSummary.class, OrderSummaryMapper.toItem(summary(order)), 20)
                .items(LineItem.class, LineItemMapper.toItem(lines.get(0)), 3)
                .items(Stock.class, StockMapper.toItem(new Stock(1 + text(length), 9)), 1)
                .capacity(),
            database.calls());

    consumed.assertWrite("placeOrder", () -> desk.place("placing-" + length, order, lines));
    Order placed = loaded(order);
    consumed.assertWrite("correctOrder", () -> orders.orderRepository().put(moved(placed)));
    Order corrected = loaded(order);
    consumed.assertWrite("shipOrder", () -> desk.ship(corrected));
    Order other = orders.orderRepository().create(order(2, text(length), OrderStatus.OPEN));
    consumed.assertWrite("withdrawOrder", () -> withdraw("withdrawing-" + length, other, lines));
    consumed.assertWrite(
        "addArticle", () -> orders.stockRepository().create(new Stock(7 + text(length), 9)));
    consumed.assertWrite("countStock", () -> orders.stockRepository().putBatch(counted(length)));
    consumed.assertWrite("signUp", () -> orders.userRepository().create(user));
    User changed = new User(user.userId(), id("new"), user.name());
    consumed.assertWrite("changeProfile", () -> orders.userRepository().replace(user, changed));
    consumed.assertWrite("closeAccount", () -> orders.userRepository().delete(changed));

    consumed.assertEveryWrite();
  }

  private Order loaded(Order order) {
    return orders.orderWithItemsRepository().orderWithItems(order.orderId()).orElseThrow().order();
  }

  /** To another warehouse, which moves it in the index. */
  private static Order moved(Order order) {
    return new Order(
        order.orderId(),
        order.userId(),
        id("east"),
        order.status(),
        order.createdAt(),
        order.total(),
        order.version());
  }

  private void withdraw(String token, Order order, List<LineItem> lines) {
    OrdersTableTransaction transaction = orders.transaction(token).delete(order);
    lines.forEach(line -> transaction.checkStock(line.sku()));
    transaction.execute();
  }

  private static List<Stock> counted(int length) {
    return IntStream.range(0, 25)
        .mapToObj(i -> new Stock((char) ('A' + i) + text(length), 9))
        .toList();
  }

  private void store(Map<String, AttributeValue> item) {
    database.uncheckedClient().putItem(put -> put.tableName(table).item(item));
  }

  private static Order order(int i, String userId, OrderStatus status) {
    return new Order(id("O" + i), userId, id("west"), status, NOON.plusSeconds(i), TOTAL, 1);
  }

  private static OrderSummary summary(Order order) {
    return new OrderSummary(order.userId(), order.createdAt(), order.orderId(), order.total());
  }

  /** As long as texts are taken to be. */
  private static String id(String start) {
    return start + "_".repeat(20 - start.length());
  }

  /** In a sort key, which has at most 1,024 bytes. */
  private static String longId(int i, int length) {
    return (10 + i) + text(Math.min(length, 900));
  }

  private static String text(int length) {
    return "x".repeat(length);
  }
}
