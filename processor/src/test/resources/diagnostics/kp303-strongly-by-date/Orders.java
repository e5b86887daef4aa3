import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Consistency;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.LocalIndex;
import dev.keyplan.annotation.SortOrder;
import dev.keyplan.annotation.Table;
import java.math.BigDecimal;
import java.time.Instant;

@Table(name = "orders-service", entities = Orders.Order.class)
public interface Orders {

  @Entity
  @Key(partition = "USER#{userId}", sort = "ORDER#{orderId}")
  @AccessPattern(
      name = "findOrder",
      by = {"userId", "orderId"})
  @AccessPattern(
      name = "newestOrders",
      by = "userId",
      orderBy = "createdAt",
      order = SortOrder.DESCENDING,
      consistency = Consistency.STRONG)
  record Order(String userId, String orderId, Instant createdAt, BigDecimal total) {}
}
