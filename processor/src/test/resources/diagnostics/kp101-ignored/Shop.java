import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Ignore;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.util.Optional;

@Table(name = "shop", entities = Shop.Order.class)
public interface Shop {

  @interface Nullable {}

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  record Order(
      String orderId,
      @Ignore Optional<Object> cache,
      @Ignore @Nullable Object other,
      @Ignore int count) {}
}
