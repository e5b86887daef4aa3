import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Consistency;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.LocalIndex;
import dev.keyplan.annotation.Projection;
import dev.keyplan.annotation.Table;
import java.math.BigDecimal;
import java.time.Instant;

@Table(
    name = "orders-service",
    entities = Orders.Order.class,
    localIndexes = @LocalIndex(name = "LSI1", projection = Projection.KEYS_ONLY))
public interface Orders {

  @Entity
  @Key(partition = "USER#{userId}", sort = "ORDER#{orderId}")
  @Key(index = "LSI1", sort = "{createdAt}")
  @AccessPattern(
      name = "newestOrders",
      by = "userId",
      orderBy = "createdAt",
      consistency = Consistency.STRONG,
      returns = Line.class)
  record Order(String userId, String orderId, Instant createdAt, BigDecimal total) {}

  record Line(String orderId, Instant createdAt, BigDecimal total) {}
}
