import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Throughput;

@Table(
    name = "shop",
    entities = Shop.Order.class,
    throughput = @Throughput(readUnits = -1, writeUnits = 100),
    globalIndexes = @GlobalIndex(name = "ByUser", throughput = @Throughput(writeUnits = -5)))
public interface Shop {

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  @Key(index = "ByUser", partition = "USER#{userId}", sort = "{orderId}")
  @AccessPattern(name = "findOrder", by = "orderId")
  @AccessPattern(name = "ordersOfUser", by = "userId")
  record Order(String orderId, String userId) {}
}
