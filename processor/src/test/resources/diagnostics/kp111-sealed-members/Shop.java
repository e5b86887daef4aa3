import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(
    name = "shop",
    entities = {Shop.Order.class, Shop.Line.class},
    collections = {Shop.Strangers.class, Shop.Wide.class, Shop.Mixed.class, Shop.Good.class})
public interface Shop {

  @ItemCollection
  @AccessPattern(name = "read", by = "orderId")
  sealed interface Strangers permits Order, Loose, Colour, Note {}

  record Loose(String orderId) implements Strangers {}

  enum Colour implements Strangers {
    RED
  }

  @ItemCollection
  @AccessPattern(name = "read", by = "orderId")
  sealed interface Wide permits Part, Line {}

  non-sealed interface Part extends Wide {}

  @ItemCollection
  @AccessPattern(name = "read", by = "quantity")
  @AccessPattern(name = "readNo", by = "no")
  @AccessPattern(name = "readOther", by = "orderId", returns = Order.class)
  @AccessPattern(name = "readBy", by = "orderId", orderBy = "nothing")
  sealed interface Mixed permits Order, Line {}

  @ItemCollection
  @AccessPattern(name = "read", by = "orderId")
  sealed interface Good permits Order, Line {}

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  record Order(String orderId, long quantity) implements Strangers, Mixed, Good {}

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "LINE#{no}")
  record Line(String orderId, int no, int quantity) implements Wide, Mixed, Good {}

  @Table(name = "notes", entities = Note.class)
  interface Notes {}

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "NOTE")
  record Note(String orderId) implements Strangers {}
}
