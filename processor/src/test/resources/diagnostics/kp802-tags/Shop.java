import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Tag;

@Table(
    name = "shop",
    entities = Shop.Order.class,
    tags = {
      @Tag(key = "team", value = "orders"),
      @Tag(key = "AWS:owner", value = "orders"),
      @Tag(key = "team", value = "shop"),
      @Tag(key = "", value = "none"),
      @Tag(key = Shop.TEN + Shop.TEN, value = Shop.LONG),
      @Tag(key = Shop.LONG, value = Shop.LONG + Shop.LONG + "x")
    })
public interface Shop {

  String TEN = "1234567890";
  String LONG = "12345678901234567890123456789012345678901234567890123456789012345678901234567890"
          + "1234567890123456789012345678901234567890123456789";

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  @AccessPattern(name = "findOrder", by = "orderId")
  record Order(String orderId) {}
}
