import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Encryption;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(
    name = "shop",
    entities = Shop.Order.class,
    recoveryPeriodInDays = 90,
    encryption = Encryption.AWS_OWNED_KEY,
    encryptionKey = "alias/shop")
public interface Shop {

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  @AccessPattern(name = "findOrder", by = "orderId")
  record Order(String orderId) {}
}
