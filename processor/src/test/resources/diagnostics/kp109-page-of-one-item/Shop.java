import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(name = "shop", entities = Shop.Order.class, globalIndexes = @GlobalIndex(name = "GSI1"))
public interface Shop {

  @Entity
  @Key(partition = "USER#{userId}", sort = "ORDER#{orderId}")
  @Key(index = "GSI1", partition = "ORDER#{orderId}", sort = "ORDER")
  @AccessPattern(
      name = "findOrder",
      by = {"userId", "orderId"},
      pageSize = 20)
  @AccessPattern(name = "ordersOf", by = "userId", pageSize = 20)
  @AccessPattern(name = "byOrderId", by = "orderId", pageSize = 1)
  record Order(String userId, String orderId) {}
}
