import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.BillingMode;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Throughput;

@Table(
    name = "shop",
    entities = Shop.Order.class,
    billing = BillingMode.PROVISIONED,
    throughput = @Throughput(readUnits = 400),
    globalIndexes = {
      @GlobalIndex(name = "ByUser"),
      @GlobalIndex(name = "ByDay", throughput = @Throughput(readUnits = 0, writeUnits = 10))
    })
public interface Shop {

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  @Key(index = "ByUser", partition = "USER#{userId}", sort = "{orderId}")
  @Key(index = "ByDay", partition = "DAY#{day}", sort = "{orderId}")
  @AccessPattern(name = "findOrder", by = "orderId")
  @AccessPattern(name = "ordersOfUser", by = "userId")
  @AccessPattern(name = "ordersOfDay", by = "day")
  record Order(String orderId, String userId, String day) {}
}
