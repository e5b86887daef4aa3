import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(name = "shop", entities = Shop.Order.class)
public interface Shop {

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  @AccessPattern(name = "find", by = "orderId")
  @AccessPattern(name = "find", by = "orderId", description = "again")
  @AccessPattern(name = "findBatch", by = "orderId")
  @AccessPattern(name = "by-id", by = "orderId")
  @AccessPattern(name = "class", by = "orderId")
  @AccessPattern(name = "", by = "orderId")
  @AccessPattern(name = "create", by = "orderId")
  @AccessPattern(name = "hashCode", by = "orderId")
  record Order(String orderId) {}
}
