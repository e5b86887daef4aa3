import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.util.List;

@Table(name = "shop", entities = Shop.Order.class)
public interface Shop {

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  record Order(String orderId) {}

  @Entity
  @Key(partition = "LOST#{id}", sort = "META")
  record Lost(String id) {}

  @ItemCollection
  @AccessPattern(name = "all", by = "orderId")
  record Orders(List<Order> orders) {}
}
