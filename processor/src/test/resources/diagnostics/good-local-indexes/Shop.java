import dev.keyplan.annotation.Accept;
import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Consistency;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.LocalIndex;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.SortOrder;
import dev.keyplan.annotation.Table;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

@Table(
    name = "shop",
    entities = {Shop.Order.class, Shop.Payment.class, Shop.Profile.class},
    collections = Shop.Day.class,
    localIndexes = {
      @LocalIndex(name = "LSI1"),
      @LocalIndex(name = "ByTotal", sortKey = "total"),
    },
    globalIndexes = @GlobalIndex(name = "GSI1"))
public interface Shop {

  enum Status {
    OPEN,
    DONE
  }

  @Entity
  @Key(partition = "USER#{userId}", sort = "ORDER#{orderId}")
  @Key(index = "LSI1", sort = "OPEN#{createdAt}", when = "status = OPEN")
  @Key(index = "LSI1", sort = "DONE#{createdAt}", when = "status = DONE")
  @Key(index = "GSI1", partition = "ORDERS", sort = "{orderId}")
  @AccessPattern(
      name = "openOrders",
      by = {"userId", "status = OPEN"},
      orderBy = "createdAt",
      order = SortOrder.DESCENDING,
      consistency = Consistency.STRONG)
  @AccessPattern(name = "bigOrders", by = "userId", range = "total", index = "ByTotal")
  @AccessPattern(name = "allOrders")
  @Accept(code = "KP707", reason = "here to lie beside what is open")
  record Order(String userId, String orderId, Status status, Instant createdAt, long total) {}

  @Entity
  @Key(partition = "USER#{userId}", sort = "PAYMENT#{paymentId}")
  @Accept(code = "KP707", reason = "here for its optional key")
  record Payment(
      String userId, String paymentId, @SortKey(index = "LSI1", prefix = "PAID#") Optional<Instant> paidAt) {}

  @Entity
  @Key(partition = "USER#{userId}", sort = "PROFILE")
  @AccessPattern(name = "profile", by = "userId")
  record Profile(String userId, String name) {}

  @ItemCollection
  @AccessPattern(name = "day", by = "userId")
  record Day(List<Order> orders, List<Payment> payments) {}
}
