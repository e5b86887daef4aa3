import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(
    name = "shop",
    entities = Shop.Order.class,
    globalIndexes = {@GlobalIndex(name = "GSI1"), @GlobalIndex(name = "gsi-1")})
public interface Shop {

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  @Key(index = "GSI1", partition = "A", sort = "{orderId}")
  @Key(index = "gsi-1", partition = "B", sort = "{orderId}")
  @AccessPattern(name = "all", index = "GSI1")
  record Order(String orderId) {}
}
