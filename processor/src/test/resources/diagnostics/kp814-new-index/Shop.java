import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.util.Optional;

@Table(
    name = "shop",
    entities = Shop.Order.class,
    globalIndexes = @GlobalIndex(name = "byUser", partitionKey = "userId", sortKey = "orderId"))
public interface Shop {

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  @AccessPattern(name = "findOrder", by = "orderId")
  @AccessPattern(name = "ordersOfUser", by = "userId", orderBy = "orderId")
  record Order(String orderId, String userId, Optional<String> note) {}
}
