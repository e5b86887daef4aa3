import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.util.List;

@Table(
    name = "shop",
    entities = {Shop.Order.class, Shop.Line.class},
    collections = {Shop.Empty.class, Shop.Stranger.class, Shop.Twice.class, Shop.Good.class})
public interface Shop {

  @ItemCollection
  record Empty() {}

  @ItemCollection
  record Stranger(Order order, String text, List<Loose> loose) {}

  @ItemCollection
  record Twice(Order order, List<Order> orders) {}

  @ItemCollection
  @AccessPattern(name = "read", by = "orderId")
  @AccessPattern(name = "readQuantity", by = {"orderId", "quantity"})
  @AccessPattern(name = "readOther", by = "orderId", returns = Order.class)
  @AccessPattern(name = "readSku", by = "sku")
  record Good(Order order, List<Line> lines) {}

  record Loose(String id) {}

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  record Order(String orderId, long quantity) {}

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "LINE#{no}")
  record Line(String orderId, int no, int quantity, String sku) {}
}
