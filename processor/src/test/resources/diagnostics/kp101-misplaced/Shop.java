import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Attribute;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.Table;

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
}
