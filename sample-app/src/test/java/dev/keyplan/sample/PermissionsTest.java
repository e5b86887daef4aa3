package dev.keyplan.sample;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.permissions.Access;
import dev.keyplan.permissions.AccessReader;
import dev.keyplan.permissions.Authorization;
import dev.keyplan.permissions.AuthorizedClients;
import dev.keyplan.permissions.Policy;
import dev.keyplan.sample.board.BoardDemo;
import dev.keyplan.sample.board.BoardTableAsyncClient;
import dev.keyplan.sample.board.BoardTableClient;
import dev.keyplan.sample.board.BoardTableDefinition;
import dev.keyplan.sample.board.ProjectKeys;
import dev.keyplan.sample.board.RateWindowKeys;
import dev.keyplan.sample.board.Session;
import dev.keyplan.sample.board.SessionKeys;
import dev.keyplan.sample.board.Task;
import dev.keyplan.sample.board.TaskKeys;
import dev.keyplan.sample.board.TaskStatus;
import dev.keyplan.sample.board.WebhookEventKeys;
import dev.keyplan.sample.orders.Order;
import dev.keyplan.sample.orders.OrderStatus;
import dev.keyplan.sample.orders.OrdersDemo;
import dev.keyplan.sample.orders.OrdersTableAsyncClient;
import dev.keyplan.sample.orders.OrdersTableClient;
import dev.keyplan.sample.orders.OrdersTableDefinition;
import dev.keyplan.sample.orders.Stock;
import dev.keyplan.sample.orders.User;
import dev.keyplan.sample.orders.UserKeys;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.io.OutputStream;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;

/**
 * Each call of the reference designs is allowed by the policy of its table, and nothing else is.
 */
@KeyplanTest
class PermissionsTest {

  private static final Map<String, String> NO_TAGS = Map.of();
  private static final Instant FAR = Instant.parse("2100-01-01T00:00:00Z");

  private TestDatabase database;

  @BeforeEach
  void takeDatabase(TestDatabase database) {
    this.database = database;
  }

  @Test
  void theOrdersServiceMayDoWhatItDoesAndNoMore() {
    Authorization authorization =
        authorization(OrdersTableDefinition.createTableRequest("orders-service"));
    String table = database.createTable(OrdersTableDefinition::createTableRequest);
    try (DynamoDbClient client = AuthorizedClients.sync(database, authorization);
        DynamoDbAsyncClient async = AuthorizedClients.async(database, authorization)) {
      OrdersDemo.run(client, silent());
      callTheRest(OrdersTableClient.create(client, table));
      callTheRest(OrdersTableAsyncClient.create(async, table));
    }
    assertNoMore("orders-service", authorization);
  }

  /** What the demonstration does not call. */
  private static void callTheRest(OrdersTableClient orders) {
    User ada = new User("ada", "ada@example.org", "Ada");
    User renamed = new User("ada", "lovelace@example.org", "Ada");
    orders.userRepository().create(ada);
    orders.userRepository().replace(ada, renamed);
    orders.userRepository().findUserBatch(List.of(new UserKeys.PrimaryKey("ada")));
    orders.transactionalGet(orders.userRepository().findUserInTransaction("ada"));
    orders.userRepository().move(renamed, new User("eve", "eve@example.org", "Eve"));
    orders.stockRepository().putBatch(List.of(new Stock("tea", 1), new Stock("cup", 2)));
    orders.stockRepository().put(new Stock("pot", 3));
    Order order = orders.orderRepository().create(order());
    Order corrected = orders.orderRepository().put(order);
    orders.transaction().checkStock("tea").delete(corrected).execute();
  }

  private static void callTheRest(OrdersTableAsyncClient orders) {
    orders.userRepository().findUser("ada").join();
    Order order = orders.orderRepository().create(order()).join();
    orders.orderRepository().openOrdersInWarehouse("west").list().join();
    orders.transaction().checkStock("tea").delete(order).execute().join();
    orders.stockRepository().putBatch(List.of(new Stock("jar", 1))).join();
  }

  private static Order order() {
    return new Order("O1", "ada", "west", OrderStatus.OPEN, FAR, BigDecimal.ONE, 0);
  }

  @Test
  void theBoardMayDoWhatItDoesAndNoMore() {
    Authorization authorization =
        authorization(BoardTableDefinition.createTableRequest("ProjectBoard"));
    String table = database.createTable(BoardTableDefinition::createTableRequest);
    try (DynamoDbClient client = AuthorizedClients.sync(database, authorization);
        DynamoDbAsyncClient async = AuthorizedClients.async(database, authorization)) {
      BoardDemo.run(client, silent());
      callTheRest(BoardTableClient.create(client, table));
      BoardTableAsyncClient board = BoardTableAsyncClient.create(async, table);
      board.taskRepository().tasksOfProject("P1").list().join();
      board.webhookEventRepository().delete("payments", "E1").join();
    }
    assertNoMore("ProjectBoard", authorization);
  }

  /** What the demonstration does not call. */
  private static void callTheRest(BoardTableClient board) {
    Task task = new Task("P1", "T1", "Draw it", "ada", TaskStatus.TODO);
    board.sessionRepository().create(new Session("ada", "S1", "laptop", FAR));
    board.transaction().create(task).checkSession("ada", "S1").execute();
    board.taskRepository().putBatch(List.of(task));
    board.webhookEventRepository().delete("payments", "E1");
    board.projectRepository().findProjectBatch(List.of(new ProjectKeys.PrimaryKey("P1")));
    board.taskRepository().findTaskBatch(List.of(new TaskKeys.PrimaryKey("P1", "T1")));
    board.sessionRepository().findSessionBatch(List.of(new SessionKeys.PrimaryKey("ada", "S1")));
    board
        .webhookEventRepository()
        .findWebhookEventBatch(List.of(new WebhookEventKeys.PrimaryKey("payments", "E1")));
    board
        .rateWindowRepository()
        .findRateWindowBatch(List.of(new RateWindowKeys.PrimaryKey("ada", FAR)));
  }

  private static Authorization authorization(CreateTableRequest definition) {
    return new Authorization(
        Policy.load(definition.tableName(), "iam-policy.json"),
        NO_TAGS,
        new AccessReader(definition));
  }

  /** All of it was allowed, and each action on each resource is one that some call needs. */
  private static void assertNoMore(String table, Authorization authorization) {
    assertThat(authorization.denied()).isEmpty();
    TreeSet<String> used = new TreeSet<>();
    for (Access access : authorization.accesses()) {
      used.add(access.action() + " " + access.resource().replaceFirst(":[^:]*:\\d+:", ":*:*:"));
    }
    assertThat(used)
        .containsExactlyInAnyOrderElementsOf(Policy.load(table, "iam-policy.json").allowed());
  }

  @ParameterizedTest
  @CsvSource({
    "Scan, orders-service, ORDER#1",
    "PartiQLSelect, orders-service, ORDER#1",
    "DeleteTable, orders-service, ORDER#1",
    "UpdateItem, orders-service, USER#ada", // no write of users is an update
    "DeleteItem, orders-service, SKU#tea", // stock is never deleted
    "BatchWriteItem, orders-service, ORDER#1", // orders have versions, which a batch knows none of
    "BatchWriteItem, orders-service, USER#ada",
    "ConditionCheckItem, orders-service, ORDER#1",
    "GetItem, orders-service, ORDER#1", // orders are read with their items, by a Query
    "Query, orders-service, SKU#tea",
    "PutItem, orders-service, OTHER#1",
    "PutItem, orders-service, ORDER",
    "GetItem, orders-service2, USER#ada",
    "GetItem, ProjectBoard, USER#ada",
    "Query, orders-service/index/GSI1, ORDER#1",
    "Query, orders-service/index/GSI1, WAREHOUSE#west",
    "Query, orders-service/index/GSI2, WAREHOUSE#west#OPEN",
    "GetItem, orders-service/index/GSI1, WAREHOUSE#west#OPEN"
  })
  void whatTheOrdersServiceDoesNotDoIsDenied(String action, String table, String key) {
    Access access =
        new Access(
            "dynamodb:" + action,
            "arn:aws:dynamodb:eu-central-1:123456789012:table/" + table,
            Map.of("dynamodb:LeadingKeys", List.of(key)));

    assertThat(Policy.load("orders-service", "iam-policy.json").allows(access, NO_TAGS)).isFalse();
  }

  /** A request without a key is not one of which all keys fit. */
  @ParameterizedTest
  @CsvSource({"Scan", "Query", "GetItem", "BatchGetItem"})
  void whatNamesNoKeyIsDenied(String action) {
    Access access =
        new Access(
            "dynamodb:" + action,
            "arn:aws:dynamodb:eu-central-1:123456789012:table/orders-service",
            Map.of());

    assertThat(Policy.load("orders-service", "iam-policy.json").allows(access, NO_TAGS)).isFalse();
  }

  private Report silent() {
    return new Report(
        database.calls(),
        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
  }
}
