import dev.keyplan.annotation.Accept;
import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(name = "shop", entities = Shop.Order.class, collections = Shop.Orders.class)
@Accept(code = "KP403", reason = "nothing is said of this one, there are errors")
@Accept(code = "KP302", reason = "we like filters")
@Accept(code = "KP403", reason = "once more")
public interface Shop {

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  @Accept(code = "KP403", reason = " ")
  @AccessPattern(name = "findOrder", by = "orderId")
  record Order(String orderId, String userId) {}

  @ItemCollection
  @Accept(code = "kp403", reason = "no such code")
  @Accept(code = "KP113", reason = "nor is this one acceptable")
  @AccessPattern(name = "orders", by = "orderId")
  record Orders(Order order) {}
}
