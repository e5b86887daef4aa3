import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.util.List;

@Table(
    name = "shop",
    entities = {Shop.Order.class, Shop.Line.class},
    collections = {Shop.Both.class, Shop.Lines.class},
    entityTypeAttribute = "")
public interface Shop {

  @ItemCollection
  record Both(Order order, List<Line> lines) {}

  @ItemCollection
  record Lines(List<Line> lines) {}

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  record Order(String orderId) {}

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "LINE#{no}")
  record Line(String orderId, int no) {}
}
