import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.WriteOperation;
import dev.keyplan.annotation.WritePattern;
import java.time.Instant;

@Table(
    name = "shop",
    entities = Shop.Order.class,
    globalIndexes = @GlobalIndex(name = "GSI1"))
public interface Shop {

  enum Status {
    OPEN,
    CLOSED
  }

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  @Key(index = "GSI1", partition = "STATUS#{status}", sort = "{createdAt}")
  @AccessPattern(name = "ordersInStatus", by = "status", orderBy = "createdAt", pageSize = 20)
  @WritePattern(name = "placeOrder", operation = WriteOperation.CREATE, peakRate = 500)
  @WritePattern(
      name = "closeOrder",
      operation = WriteOperation.UPDATE,
      changes = "status",
      peakRate = 400)
  record Order(String orderId, Status status, Instant createdAt) {}
}
