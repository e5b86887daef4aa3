import dev.keyplan.annotation.Accept;
import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(name = "shop", entities = Shop.Order.class, collections = Shop.Orders.class)
@Accept(code = "KP403", reason = "the index was removed in May")
public interface Shop {

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  @Accept(code = "KP403", reason = "indexes are the table's, not mine")
  @AccessPattern(name = "findOrder", by = "orderId")
  record Order(String orderId, String userId) {}

  @ItemCollection
  @Accept(code = "KP403", reason = "nor mine")
  @AccessPattern(name = "orders", by = "orderId")
  record Orders(Order order) {}
}
