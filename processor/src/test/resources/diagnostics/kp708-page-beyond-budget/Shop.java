import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Volume;

@Table(name = "shop", entities = Shop.Order.class)
public interface Shop {

  @Entity
  @Volume(itemBytes = 900, itemsPerPartition = 200)
  @AccessPattern(name = "ordersOfUser", by = "userId", pageSize = 50, budget = 2)
  record Order(
      @PartitionKey(prefix = "USER#") String userId, @SortKey(prefix = "ORDER#") String orderId) {}
}
