package dev.keyplan.guide.shop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.runtime.Cursor;
import dev.keyplan.runtime.CursorKeys;
import dev.keyplan.runtime.KeyRange;
import dev.keyplan.runtime.Page;
import dev.keyplan.runtime.PagedQuery;
import dev.keyplan.testkit.CallRecorder;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** The reads that the guide shows, and what they answer. */
@KeyplanTest
class ReadsTest {

  private static final Instant MARCH_1 = Instant.parse("2026-03-01T09:00:00Z");

  private DynamoDbClient dynamoDb;
  private DynamoDbAsyncClient asyncDynamoDb;
  private String tableName;
  private ShopTableClient shop;

  @BeforeEach
  void createTable(TestDatabase database) {
    tableName = database.createTable(ShopTableDefinition::createTableRequest);
    dynamoDb = database.client();
    asyncDynamoDb = database.asyncClient();
    shop = ShopTableClient.create(dynamoDb, tableName);
    shop.userRepository().create(new User("u1", "Ada@example.org", "Ada"));
    for (int i = 1; i <= 30; i++) {
      shop.orderSummaryRepository().create(summary(i));
    }
  }

  private static OrderSummary summary(int i) {
    return new OrderSummary("u1", MARCH_1.plusSeconds(i), "O" + i, BigDecimal.TEN);
  }

  @Test
  void aPageAtATime(CallRecorder calls) {
    PagedQuery<OrderSummary> newest = shop.orderSummaryRepository().ordersOfUser("u1");
    List<OrderSummary> five = newest.limit(5).list();

    assertThat(five).hasSize(5).startsWith(summary(30));
    calls.pattern("ordersOfUser").assertOneQuery();

    Page<OrderSummary> page = newest.page();
    Optional<String> token = page.next().map(Cursor::toString); // empty after the last page
    Page<OrderSummary> following = newest.page(Cursor.of(token.orElseThrow()));

    assertThat(page.items()).hasSize(20);
    assertThat(following.items()).hasSize(10).startsWith(summary(10));
  }

  @Test
  void whatIsInRange() {
    OrderSummaryRepository summaries = shop.orderSummaryRepository();
    List<OrderSummary> march =
        summaries
            .ordersOfUserInTime(
                "u1", KeyRange.days(LocalDate.of(2026, 3, 1), LocalDate.of(2026, 3, 31)))
            .list();
    Instant start = Instant.parse("2026-03-01T09:00:10Z");
    List<OrderSummary> tenSeconds =
        summaries
            .ordersOfUserInTime("u1", KeyRange.from(start).until(start.plusSeconds(10)))
            .list();

    assertThat(march).hasSize(30);
    assertThat(tenSeconds).hasSize(10).startsWith(summary(10));
  }

  @Test
  void whatBeginsLikeThis() {
    ProductRepository products = shop.productRepository();
    products.putBatch(
        List.of(
            new Product("drinks", "tea", 3),
            new Product("drinks", "tea, green", 4),
            new Product("drinks", "wine", 9)));
    List<Product> teas = products.productsByName("drinks", "tea").list();

    assertThat(teas).extracting(Product::name).containsExactly("tea", "tea, green");
  }

  @Test
  void severalEntitiesAtOnce(CallRecorder calls) {
    Order order = new Order("O1", "west", OrderStatus.OPEN, MARCH_1, BigDecimal.TEN);
    shop.orderRepository().create(order);
    shop.lineItemRepository().create(new LineItem("O1", 1, "tea", 2));
    Optional<OrderWithItems> whole = shop.orderWithItemsRepository().orderWithItems("O1");

    assertThat(whole).contains(new OrderWithItems(order, List.of(new LineItem("O1", 1, "tea", 2))));
    calls.pattern("orderWithItems").assertOneQuery();

    List<String> lines = new ArrayList<>();
    for (Account item : shop.accountRepository().accountAndNewestOrders("u1").limit(11).list()) {
      if (item instanceof OrderSummary summary) {
        lines.add(summary.orderId() + " for " + summary.total());
      } else if (item instanceof User user) {
        lines.add("orders of " + user.name());
      }
    }

    assertThat(lines).hasSize(11).startsWith("orders of Ada", "O30 for 10");
    calls.pattern("accountAndNewestOrders").assertOneQuery();
  }

  @Test
  void openOrdersComeOutOfTheIndex(CallRecorder calls) {
    shop.orderRepository()
        .create(new Order("O1", "west", OrderStatus.OPEN, MARCH_1, BigDecimal.TEN));
    shop.orderRepository()
        .create(new Order("O2", "west", OrderStatus.SHIPPED, MARCH_1, BigDecimal.TEN));
    List<OpenOrder> open = shop.orderRepository().openOrdersInWarehouse("west").list();

    assertThat(open).extracting(OpenOrder::orderId).containsExactly("O1");
    calls.pattern("openOrdersInWarehouse").assertOneQueryOf("GSI1");

    Optional<User> ada = shop.userRepository().findByEmail("ADA@example.org").first();

    assertThat(ada).map(User::name).contains("Ada");
  }

  @Test
  void manyKeysAtOnce(CallRecorder calls) {
    OrderRepository orders = shop.orderRepository();
    orders.create(new Order("O1", "west", OrderStatus.OPEN, MARCH_1, BigDecimal.TEN));
    calls.clear();
    Map<OrderKeys.PrimaryKey, Order> found =
        orders.findOrderBatch(
            List.of(new OrderKeys.PrimaryKey("O1"), new OrderKeys.PrimaryKey("O2")));

    assertThat(found).containsOnlyKeys(new OrderKeys.PrimaryKey("O1"));
    calls.pattern("findOrder").assertOne("BatchGetItem");

    Map<String, AttributeValue> key = OrderKeys.primaryKey("O1"); // {PK=ORDER#O1, SK=META}

    assertThat(key.get("PK").s()).isEqualTo("ORDER#O1");
    assertThat(key.get("SK").s()).isEqualTo("META");
  }

  @Test
  void requestsCanBeLookedAt() {
    QueryRequest request = shop.orderSummaryRepository().ordersOfUser("u1").request();

    assertThat(request.limit()).isEqualTo(20);
    assertThat(request.filterExpression()).isNull();
  }

  @Test
  void signedCursorsCannotBeForged() {
    byte[] secret = new byte[32];
    new java.security.SecureRandom().nextBytes(secret);
    ShopTableClient signed = shop.withCursorKeys(CursorKeys.current("2026-12", secret));
    Cursor next = signed.orderSummaryRepository().ordersOfUser("u1").page().next().orElseThrow();

    assertThat(signed.orderSummaryRepository().ordersOfUser("u1").page(next).items()).hasSize(10);
    org.assertj.core.api.Assertions.assertThatThrownBy(
            () -> shop.orderSummaryRepository().ordersOfUser("u1").page(next))
        .isInstanceOf(dev.keyplan.runtime.InvalidCursorException.class);
  }

  @Test
  void theAsynchronousSideIsTheSame() {
    ShopTableAsyncClient asyncShop = ShopTableAsyncClient.create(asyncDynamoDb, tableName);
    CompletableFuture<Optional<User>> user = asyncShop.userRepository().findUser("u1");
    CompletableFuture<List<OrderSummary>> newest =
        asyncShop.orderSummaryRepository().ordersOfUser("u1").limit(5).list();

    assertThat(user.join()).map(User::name).contains("Ada");
    assertThat(newest.join()).hasSize(5);
  }
}
