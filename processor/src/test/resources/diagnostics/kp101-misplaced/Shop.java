import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Attribute;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.TimeToLive;
import dev.keyplan.annotation.Version;
import java.time.Instant;

@Table(name = "shop", entities = Shop.Order.class)
public interface Shop {

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  record Order(String orderId) {

    @PartitionKey static final String PREFIX = "ORDER#";

    @Attribute(name = "n")
    static int created;

    @SortKey(prefix = "LINE#")
    public String line() {
      return "1";
    }

    @Version
    public long version() {
      return 1;
    }

    @TimeToLive static final Instant END = Instant.MAX;

    @Attribute(name = "id")
    public String orderId() {
      return orderId;
    }
  }

  @AccessPattern(name = "find", by = "orderId")
  record View(String orderId) {}

  @Key(partition = "{orderId}")
  record Keyed(String orderId) {}

  record Component(@PartitionKey String orderId) {}

  record Counted(String orderId, @Version long version) {}

  record Expiring(String orderId, @TimeToLive Instant expiresAt) {}
}
