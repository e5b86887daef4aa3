import dev.keyplan.annotation.Accept;
import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(name = "shop", entities = Shop.Order.class)
public interface Shop {

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  @AccessPattern(name = "findOrder", by = "orderId", returns = OrderView.class)
  record Order(String orderId, String userId) {}

  @Accept(code = "KP403", reason = "nothing is ever said of a view")
  record OrderView(String orderId) {}
}
