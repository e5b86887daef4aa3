import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Volume;

@Table(
    name = "shop",
    entities = {Shop.User.class, Shop.Order.class})
public interface Shop {

  @Entity
  @Key(sort = "PROFILE")
  @Volume(itemBytes = 6_000)
  @AccessPattern(name = "findUser", by = "userId", peakRate = 4_000, busiestKeyShare = 0.5)
  record User(@PartitionKey(prefix = "USER#") String userId, String name) {}

  @Entity
  @Volume(itemBytes = 500)
  @AccessPattern(
      name = "ordersOfUser",
      by = "userId",
      pageSize = 20,
      peakRate = 3_000,
      busiestKeyShare = 0.25)
  record Order(
      @PartitionKey(prefix = "USER#") String userId, @SortKey(prefix = "ORDER#") String orderId) {}
}
