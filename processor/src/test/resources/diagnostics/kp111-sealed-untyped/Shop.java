import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(
    name = "shop",
    entityTypeAttribute = "",
    entities = {Shop.Order.class, Shop.Line.class},
    collections = {Shop.Both.class, Shop.OrderAlone.class})
public interface Shop {

  @ItemCollection
  @AccessPattern(name = "orderWithLines", by = "orderId")
  sealed interface Both permits Order, Line {}

  @ItemCollection
  @AccessPattern(name = "orderById", by = "orderId")
  sealed interface OrderAlone permits Order {}

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  record Order(String orderId, long quantity) implements Both, OrderAlone {}

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "LINE#{no}")
  record Line(String orderId, int no) implements Both {}
}
