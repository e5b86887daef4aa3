import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(name = "shop", entities = Shop.Order.class)
public interface Shop {

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  record Order(String orderId) {}

  @Entity
  @Key(partition = "LOST#{id}", sort = "META")
  final class Lost {
    String id;
  }

  @Entity
  @Key(partition = "BOX#{id}", sort = "META")
  record Box<T>(String id) {}
}
