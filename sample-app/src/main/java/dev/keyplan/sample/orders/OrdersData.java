package dev.keyplan.sample.orders;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;

/**
 * What the demonstration stores. The ids {@code O1} and {@code O10}, the users {@code ada} and
 * {@code adam} and two orders of one moment are there to be confused; none is.
 */
final class OrdersData {

  private static final Instant MARCH_1 = Instant.parse("2026-03-01T09:00:00Z");
  private static final Instant MARCH_2 = Instant.parse("2026-03-02T16:30:00Z");

  static final List<User> USERS =
      List.of(
          new User("ada", "ada@example.org", "Ada"), new User("adam", "adam@example.org", "Adam"));

  static final List<Order> ORDERS =
      List.of(
          order("O1", "ada", "west", OrderStatus.OPEN, MARCH_1, "27.45"),
          order("O2", "ada", "west", OrderStatus.SHIPPED, MARCH_2, "9.95"),
          order("O10", "ada", "west", OrderStatus.OPEN, MARCH_2, "119.5"),
          order("O11", "adam", "western", OrderStatus.OPEN, MARCH_1, "3.25"));

  static final List<LineItem> LINE_ITEMS =
      List.of(
          new LineItem("O1", 1, "tea", 2),
          new LineItem("O1", 2, "cup", 4),
          new LineItem("O2", 1, "tea", 1),
          new LineItem("O10", 1, "kettle", 1),
          new LineItem("O11", 1, "spoon", 1));

  static final List<Stock> STOCKS = List.of(new Stock("tea", 40), new Stock("cup", 12));

  private OrdersData() {}

  private static Order order(
      String id, String user, String warehouse, OrderStatus status, Instant at, String total) {
    return new Order(id, user, warehouse, status, at, new BigDecimal(total), 1);
  }
}
