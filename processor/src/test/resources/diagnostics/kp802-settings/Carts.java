import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(name = "carts", entities = Carts.Cart.class, recoveryPeriodInDays = 0)
public interface Carts {

  @Entity
  @Key(partition = "CART#{cartId}", sort = "META")
  @AccessPattern(name = "findCart", by = "cartId")
  record Cart(String cartId) {}
}
