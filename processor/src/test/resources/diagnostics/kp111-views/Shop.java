import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.util.Optional;

@Table(name = "shop", entities = {Shop.Order.class, Shop.Bill.class})
public interface Shop {

  record Wrong(String orderId, long quantity, String note, String stauts) {}

  record Shared(String orderId) {}

  record Good(String orderId, Optional<String> note, Integer quantity) {}

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  @AccessPattern(name = "find", by = "orderId", returns = Wrong.class)
  @AccessPattern(name = "findGood", by = "orderId", returns = Good.class)
  @AccessPattern(name = "findShared", by = "orderId", returns = Shared.class)
  record Order(String orderId, int quantity, Optional<String> note, String status) {}

  @Entity
  @Key(partition = "BILL#{orderId}", sort = "META")
  @AccessPattern(name = "findBill", by = "orderId", returns = Shared.class)
  record Bill(String orderId) {}
}
