import dev.keyplan.annotation.Accept;
import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(
    name = "shop",
    entities = Shop.Order.class,
    globalIndexes = {@GlobalIndex(name = "GSI1"), @GlobalIndex(name = "GSI2")})
@Accept(code = "KP403", reason = "both are read by the export job")
public interface Shop {

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  @Key(index = "GSI1", partition = "USER#{userId}", sort = "{orderId}")
  @AccessPattern(name = "findOrder", by = "orderId")
  record Order(String orderId, String userId) {}
}
