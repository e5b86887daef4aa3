import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.SortOrder;
import dev.keyplan.annotation.Table;
import java.math.BigDecimal;
import java.time.Instant;

@Table(
    name = "orders-service",
    entities = Orders.OrderSummary.class)
public interface Orders {

  @Entity
  @AccessPattern(
      name = "ordersOfUser",
      by = "userId",
      orderBy = "total",
      order = SortOrder.DESCENDING)
  record OrderSummary(
      @PartitionKey(prefix = "USER#") String userId,
      @SortKey(prefix = "ORDER#") Instant createdAt,
      @SortKey String orderId,
      BigDecimal total) {}
}
