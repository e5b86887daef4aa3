import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(
    name = "shop",
    entities = {Shop.Order.class, Shop.Sub.Item.class, Shop_Sub_Item.class, Shop.Renamed.class, Shop.Again.class})
public interface Shop {

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  @AccessPattern(name = "find", by = "orderId")
  record Order(String orderId) {}

  @Entity(type = "thing")
  @Key(partition = "RENAMED#{id}", sort = "META")
  record Renamed(String id) {}

  @Entity(type = "thing")
  @Key(partition = "AGAIN#{id}", sort = "META")
  record Again(String id) {}

  interface Sub {
    @Entity
    @Key(partition = "ITEM#{id}", sort = "META")
    record Item(String id) {}
  }
}
