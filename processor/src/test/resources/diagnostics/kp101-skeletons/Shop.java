import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.util.List;

@Table(
    name = "shop",
    entities = {Shop.Order.class, Shop.Line.class},
    collections = Shop.Whole.class)
public interface Shop {

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  @AccessPattern(name = "find", by = "orderId")
  final class Order {
    String orderId;

    private Order() {}
  }

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "LINE#{no}")
  @AccessPattern(name = "lines", by = "orderId")
  record Line(String orderId, int no) {}

  @ItemCollection
  @AccessPattern(name = "whole", by = "orderId")
  record Whole(Order order, List<Line> lines) {}
}
