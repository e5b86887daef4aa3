import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.LocalIndex;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.Table;

@Table(
    name = "orders-service",
    entities = Orders.User.class,
    localIndexes = @LocalIndex(name = "LSI1"))
public interface Orders {

  @Entity
  @Key(sort = "PROFILE")
  @AccessPattern(name = "findUser", by = "userId")
  record User(@PartitionKey(prefix = "USER#") String userId, String email, String name) {}
}
