import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(
    name = "shop",
    entities = Shop.Order.class,
    collections = {Shop.Loose.class, Shop.Face.class, int.class})
public interface Shop {

  record Loose(Order order) {}

  @ItemCollection
  interface Face {}

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  @AccessPattern(name = "find", by = "orderId", returns = String.class)
  @AccessPattern(name = "findNumber", by = "orderId", returns = int.class)
  record Order(String orderId, int quantity) {}
}
