import dev.keyplan.annotation.Attribute;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(name = "shop", entities = {Shop.Order.class, Shop.Order.class})
public interface Shop {

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  record Order(
      String orderId,
      @Attribute(name = "") String empty,
      @Attribute(name = "note") String first,
      @Attribute(name = "note") String second,
      String entityType) {}
}
