import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(name = "shop", entities = Shop.Order.class)
public interface Shop {

  @Table(
      name = "archive",
      entities = {Shop.Old.class, Shop.Order.class})
  interface Archive {}

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  record Order(String orderId) {}

  @Entity
  @Key(partition = "OLD#{id}", sort = "META")
  record Old(String id) {}
}
