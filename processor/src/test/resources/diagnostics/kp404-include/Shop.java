import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Projection;
import dev.keyplan.annotation.Table;

@Table(
    name = "shop",
    entities = Shop.Order.class,
    globalIndexes = {
      @GlobalIndex(name = "GSI1", projection = Projection.INCLUDE, include = "totl"),
      @GlobalIndex(name = "GSI2", projection = Projection.KEYS_ONLY, include = "total"),
      @GlobalIndex(name = "GSI3", projection = Projection.INCLUDE)
    })
public interface Shop {

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  @AccessPattern(name = "findOrder", by = "orderId")
  record Order(String orderId, int total) {}
}
