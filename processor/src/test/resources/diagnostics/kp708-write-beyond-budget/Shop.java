import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Unique;
import dev.keyplan.annotation.Volume;
import dev.keyplan.annotation.WriteOperation;
import dev.keyplan.annotation.WritePattern;

@Table(
    name = "shop",
    entities = {Shop.User.class, Shop.Order.class},
    globalIndexes = @GlobalIndex(name = "GSI1"))
public interface Shop {

  @Entity
  @Key(sort = "PROFILE")
  @WritePattern(name = "placeOrder", operation = WriteOperation.UPDATE, transactional = true)
  record User(
      @PartitionKey(prefix = "USER#") String userId,
      @Unique(partition = "EMAIL#{email}", sort = "EMAIL") String email,
      int orders) {}

  @Entity
  @Volume(itemBytes = 3_000)
  @Key(partition = "ORDER#{orderId}", sort = "META")
  @Key(index = "GSI1", partition = "USER#{userId}", sort = "{orderId}")
  @AccessPattern(name = "ordersOfUser", by = "userId", pageSize = 20)
  @WritePattern(
      name = "placeOrder",
      operation = WriteOperation.CREATE,
      transactional = true,
      budget = 10)
  record Order(String orderId, String userId, String note) {}
}
