import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.LocalIndex;
import dev.keyplan.annotation.Table;

@Table(
    name = "orders-service",
    entities = Orders.Order.class,
    localIndexes = @LocalIndex(name = "ByStatus", sortKey = "status"))
public interface Orders {

  enum Status {
    OPEN,
    PAID,
    DONE
  }

  @Entity
  @Key(partition = "USER#{userId}", sort = "ORDER#{orderId}")
  @AccessPattern(
      name = "ordersInStatus",
      by = {"userId", "status"})
  @AccessPattern(
      name = "pendingOrders",
      by = {"userId", "status in (OPEN, PAID)"})
  record Order(String userId, String orderId, Status status) {}
}
