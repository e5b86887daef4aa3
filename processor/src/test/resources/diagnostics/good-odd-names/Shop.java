import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Attribute;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(name = "shop", entities = Shop.Order.class, globalIndexes = @GlobalIndex(name = "1-index_x"))
public interface Shop {

  record Owner(String login) {}

  @Entity
  @Key(partition = "ORDER#{orderId}#{{x}}", sort = "{order_id}")
  @Key(index = "1-index_x", partition = "{owner.login}", sort = "{ownerLogin}")
  @AccessPattern(name = "record", by = {"orderId", "order_id"})
  @AccessPattern(name = "byOwner", by = "owner.login")
  record Order(
      String orderId,
      String order_id,
      Owner owner,
      String ownerLogin,
      String item,
      String key,
      String client,
      String builder,
      @Attribute(name = "größe #1") int größe) {}
}
