package dev.keyplan.processor.codegen;

import java.util.Map;

/** The user's types of {@link dev.keyplan.processor.OrdersModel}, without annotations. */
final class OrdersSources {

  private static final Map<String, String> TYPES =
      Map.of(
          "OrdersTable", "public interface OrdersTable {}",
          "OrderView", "public sealed interface OrderView permits Order, LineItem {}",
          "OrderStatus", "public enum OrderStatus { OPEN, SHIPPED, CLOSED }",
          "User", "public record User(String userId, String email, String name) {}",
          "Order",
              "public record Order(String orderId, String userId, String warehouseId,"
                  + " OrderStatus status, java.time.Instant createdAt, java.math.BigDecimal total)"
                  + " implements OrderView {}",
          "OrderSummary",
              "public record OrderSummary(String userId, java.time.Instant createdAt,"
                  + " String orderId, java.math.BigDecimal total) {}",
          "LineItem",
              "public record LineItem(String orderId, int lineNo, String sku, int quantity)"
                  + " implements OrderView {}",
          "Stock", "public record Stock(String sku, long available) {}",
          "OpenOrder",
              "public record OpenOrder(String orderId, java.time.Instant createdAt,"
                  + " java.math.BigDecimal total) {}",
          "OrderWithItems",
              "public record OrderWithItems(Order order, java.util.List<LineItem> items) {}");

  private OrdersSources() {}

  static void addTo(GeneratedSources sources) {
    TYPES.forEach((name, type) -> sources.user("shop." + name, "package shop; " + type));
  }
}
