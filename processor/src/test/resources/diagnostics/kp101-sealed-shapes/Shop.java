import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(
    name = "shop",
    entities = {Shop.Order.class, Shop.Line.class},
    collections = {Shop.Open.class, Shop.Of.class, Shop.Base.class, Shop.Plain.class, Shop.Kind.class})
public interface Shop {

  @ItemCollection
  @AccessPattern(name = "orderWithLines", by = "orderId")
  interface Open {}

  @ItemCollection
  @AccessPattern(name = "read", by = "orderId")
  sealed interface Of<T> permits Order {}

  @ItemCollection
  @AccessPattern(name = "read", by = "orderId")
  abstract sealed class Base permits Derived {}

  final class Derived extends Base {}

  @ItemCollection
  @AccessPattern(name = "read", by = "orderId")
  class Plain {}

  @ItemCollection
  enum Kind {}

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  record Order(String orderId, long quantity) implements Open, Of<String> {}

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "LINE#{no}")
  record Line(String orderId, int no) implements Open {}
}
