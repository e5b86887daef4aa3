package dev.keyplan.sample.orders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyplan.runtime.AlreadyExistsException;
import dev.keyplan.runtime.TransactionFailedException;
import dev.keyplan.runtime.VersionConflictException;
import dev.keyplan.testkit.CallRecorder;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@KeyplanTest
class OrdersWritesTest {

  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

  private TestDatabase database;
  private String table;
  private CallRecorder calls;
  private OrdersTableClient orders;

  @BeforeEach
  void createTable(TestDatabase database) {
    this.database = database;
    table = database.createTable(OrdersTableDefinition::createTableRequest);
    calls = database.calls();
    orders = OrdersTableClient.create(database.client(), table);
  }

  @Test
  void anOpenOrderIsStoredWithItsIndexKeyAndPaysForTheIndex() {
    orders.orderRepository().create(order(OrderStatus.OPEN));

    assertThat(stored())
        .containsEntry("PK", AttributeValue.fromS("ORDER#O1"))
        .containsEntry("SK", AttributeValue.fromS("META"))
        .containsEntry("GSI1PK", AttributeValue.fromS("WAREHOUSE#west#OPEN"))
        .containsEntry("GSI1SK", AttributeValue.fromS("2026-03-01T12:00:00.000000000Z"))
        .containsEntry("entityType", AttributeValue.fromS("Order"))
        .containsEntry("orderId", AttributeValue.fromS("O1"))
        .containsEntry("total", AttributeValue.fromN("12.34"));
    assertThat(calls.pattern("Order.create").assertOne("PutItem").capacity()).isEqualTo(2.0);
  }

  @Test
  void aClosedOrderHasNoIndexKey() {
    orders.orderRepository().create(order(OrderStatus.OPEN));
    orders.orderRepository().put(order(OrderStatus.SHIPPED));

    assertThat(stored()).doesNotContainKeys("GSI1PK", "GSI1SK");
  }

  @Test
  void aShippedOrderLeavesTheIndexOfOpenOnes() {
    Order created = orders.orderRepository().create(order(OrderStatus.OPEN));
    assertThat(orders.orderRepository().openOrdersInWarehouse("west").list()).hasSize(1);

    Order shipped = new OrderDesk(orders).ship(created);

    assertThat(shipped.status()).isEqualTo(OrderStatus.SHIPPED);
    assertThat(shipped.version()).isEqualTo(created.version() + 1);
    assertThat(stored()).isEqualTo(OrderMapper.toItem(shipped)).doesNotContainKeys("GSI1PK");
    assertThat(orders.orderRepository().openOrdersInWarehouse("west").list()).isEmpty();
    assertThatThrownBy(() -> new OrderDesk(orders).ship(created))
        .isInstanceOf(VersionConflictException.class);
  }

  @Test
  void anOrderThatCannotBeFilledLeavesNothingBehind() {
    orders.stockRepository().create(new Stock("tea", 3));
    Order order = order(OrderStatus.OPEN);
    OrderDesk desk = new OrderDesk(orders);

    assertThatThrownBy(() -> desk.place("t1", order, List.of(new LineItem("O1", 1, "tea", 4))))
        .isInstanceOf(TransactionFailedException.class);
    assertThat(orders.orderWithItemsRepository().orderWithItems("O1")).isEmpty();
    assertThat(orders.orderSummaryRepository().ordersOfUser(order.userId()).list()).isEmpty();

    desk.place("t2", order, List.of(new LineItem("O1", 1, "tea", 3)));
    desk.place("t2", order, List.of(new LineItem("O1", 1, "tea", 3)));
    assertThat(orders.stockRepository().update("tea").addQuantity(0).execute().quantity()).isZero();
    assertThat(orders.orderSummaryRepository().ordersOfUser(order.userId()).list()).hasSize(1);
  }

  @Test
  void whatExistsIsNotCreatedAgain() {
    orders.orderRepository().create(order(OrderStatus.OPEN));

    assertThatThrownBy(() -> orders.orderRepository().create(order(OrderStatus.SHIPPED)))
        .isInstanceOf(AlreadyExistsException.class)
        .hasMessageContaining("ORDER#O1");
    assertThat(stored()).containsEntry("status", AttributeValue.fromS("OPEN"));
  }

  private Map<String, AttributeValue> stored() {
    return database
        .uncheckedClient()
        .getItem(get -> get.tableName(table).key(OrderKeys.primaryKey("O1")))
        .item();
  }

  private static Order order(OrderStatus status) {
    return new Order("O1", "ada", "west", status, NOON, new BigDecimal("12.34"), 1);
  }
}
