import static dev.keyplan.annotation.WriteOperation.CREATE;
import static dev.keyplan.annotation.WriteOperation.DELETE;

import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.WritePattern;

@Table(name = "shop", entities = Shop.Line.class)
public interface Shop {

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "LINE#{no:digits(3)}")
  @WritePattern(name = "place order", operation = CREATE)
  @WritePattern(name = "cancel", operation = DELETE, items = 1)
  @WritePattern(name = "cancel", operation = DELETE, items = 2)
  record Line(String orderId, int no) {}
}

/** The methods are there all the same. */
class Desk {
  void all(ShopClient shop, Shop.Line line) {
    shop.shop_LineRepository().create(line);
    shop.shop_LineRepository().delete(line);
  }
}
