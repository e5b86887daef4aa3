import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.WriteOperation;
import dev.keyplan.annotation.WritePattern;

@Table(name = "shop", entities = Shop.Order.class)
public interface Shop {

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  @AccessPattern(name = "findOrder", by = "orderId", peakRate = -1, budget = -0.5, role = {"web", "back office"})
  @AccessPattern(name = "getOrder", by = "orderId", peakRate = 1.0 / 0, busiestKeyShare = 1.01)
  @WritePattern(name = "create", operation = WriteOperation.CREATE, peakRate = -2, busiestKeyShare = -0.1, budget = 0.0 / 0)
  @WritePattern(name = "delete", operation = WriteOperation.DELETE, role = "")
  record Order(String orderId) {}
}
