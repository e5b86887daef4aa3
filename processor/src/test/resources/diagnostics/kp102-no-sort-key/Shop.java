import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(
    name = "shop",
    entities = Shop.Order.class,
    sortKey = "",
    globalIndexes = @GlobalIndex(name = "ByUser", partitionKey = "userId", sortKey = ""))
public interface Shop {

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  @Key(index = "ByUser", sort = "{orderId}")
  record Order(String orderId, String userId) {}
}
