import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.TimeToLive;
import java.time.Instant;

@Table(
    name = "shop",
    entities = {Shop.Session.class, Shop.Token.class},
    globalIndexes = @GlobalIndex(name = "GSI1"))
public interface Shop {

  @Entity
  record Session(
      @PartitionKey(prefix = "USER#") String userId,
      @SortKey(prefix = "SESSION#") @TimeToLive Instant expiresAt) {}

  @Entity
  @Key(partition = "TOKEN#{token}", sort = "META")
  @Key(index = "GSI1", partition = "EXPIRING", sort = "{expiresAt}")
  record Token(String token, @TimeToLive Instant expiresAt) {}

  @Table(
      name = "shop2",
      entities = Ban.class,
      globalIndexes = @GlobalIndex(name = "Expiry", partitionKey = "kind", sortKey = "expiresAt"))
  interface Second {}

  @Entity
  @Key(partition = "BAN#{userId}", sort = "META")
  record Ban(String userId, String kind, @TimeToLive Instant expiresAt) {}
}
