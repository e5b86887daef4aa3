import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.util.List;
import java.util.Optional;

@Table(
    name = "shop",
    entities = {Shop.User.class, Shop.Order.class, Shop.Line.class},
    collections = {Shop.UserWithOrder.class, Shop.OrderWithLine.class, Shop.LastLine.class},
    globalIndexes = @GlobalIndex(name = "GSI1"))
public interface Shop {

  @ItemCollection
  @AccessPattern(name = "userWithOrder", by = "userId")
  record UserWithOrder(User user, Order order) {}

  // The order is one: its key in the index is known whole, though its id is unique by no key.
  @ItemCollection
  @AccessPattern(name = "orderWithLine", by = "orderId")
  record OrderWithLine(Order order, Optional<Line> line) {}

  @ItemCollection
  @AccessPattern(name = "lastLine", by = "orderId")
  record LastLine(Order order, List<Line> lines) {}

  @Entity
  @Key(partition = "USER#{userId}", sort = "USER")
  record User(String userId) {}

  @Entity
  @Key(partition = "USER#{userId}", sort = "ORDER#{orderId}")
  @Key(index = "GSI1", partition = "ORDER#{orderId}", sort = "META")
  record Order(String userId, String orderId) {}

  @Entity
  @Key(partition = "LINE#{orderId}", sort = "LINE#{no}")
  @Key(index = "GSI1", partition = "ORDER#{orderId}", sort = "LINE#{no}")
  record Line(String orderId, int no) {}
}
