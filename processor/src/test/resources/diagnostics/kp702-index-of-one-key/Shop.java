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

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  @Key(index = "GSI1", partition = "ORDERS", sort = "{createdAt}")
  @AccessPattern(name = "latestOrders", orderBy = "createdAt", pageSize = 20)
  @WritePattern(name = "placeOrder", operation = WriteOperation.CREATE, peakRate = 1_200)
  record Order(String orderId, Instant createdAt) {}
}
