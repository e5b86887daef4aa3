package dev.keyplan.sample.orders;

import dev.keyplan.sample.Report;
import java.util.List;
import java.util.UUID;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Creates the table, fills it and runs its four read patterns and its writes. */
public final class OrdersDemo {

  private OrdersDemo() {}

  public static void run(DynamoDbClient client, Report report) {
    // Its own name: the server may be one with tables that matter.
    String table = "keyplan-sample-" + UUID.randomUUID();
    client.createTable(OrdersTableDefinition.createTableRequest(table));
    try {
      client.waiter().waitUntilTableExists(request -> request.tableName(table));
      OrdersTableClient orders = OrdersTableClient.create(client, table);
      seed(orders);
      read(orders, report);
      new OrderWrites(orders, report).run();
      report.end();
    } finally {
      client.deleteTable(request -> request.tableName(table));
    }
  }

  private static void seed(OrdersTableClient orders) {
    OrdersData.USERS.forEach(orders.userRepository()::create);
    OrdersData.ORDERS.forEach(orders.orderRepository()::create);
    OrdersData.ORDERS.stream()
        .map(
            order ->
                new OrderSummary(order.userId(), order.createdAt(), order.orderId(), order.total()))
        .forEach(orders.orderSummaryRepository()::create);
    OrdersData.LINE_ITEMS.forEach(orders.lineItemRepository()::create);
    OrdersData.STOCKS.forEach(orders.stockRepository()::create);
  }

  private static void read(OrdersTableClient orders, Report report) {
    report.design("orders-service");
    report.pattern("findUser", () -> orders.userRepository().findUser("ada").stream().toList());
    report.pattern(
        "ordersOfUser", () -> orders.orderSummaryRepository().ordersOfUser("ada").list());
    report.pattern(
        "orderWithItems",
        () ->
            orders.orderWithItemsRepository().orderWithItems("O1").stream()
                .flatMap(OrdersDemo::lines)
                .toList());
    report.pattern(
        "openOrdersInWarehouse",
        () -> orders.orderRepository().openOrdersInWarehouse("west").list());
  }

  private static Stream<Object> lines(OrderWithItems collection) {
    return Stream.of(List.of(collection.order()), collection.items()).flatMap(List::stream);
  }
}
