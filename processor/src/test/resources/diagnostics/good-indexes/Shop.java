import dev.keyplan.annotation.Accept;
import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.time.Instant;
import java.util.Optional;

@Table(
    name = "shop",
    entities = {Shop.Order.class, Shop.Singleton.class},
    globalIndexes = {
      @GlobalIndex(name = "Inverted", partitionKey = "SK", sortKey = "PK"),
      @GlobalIndex(name = "ByMail", partitionKey = "mail", sortKey = ""),
      @GlobalIndex(name = "ByPlace", partitionKey = {"region", "city"}, sortKey = {"createdAt", "orderId"}),
      @GlobalIndex(name = "GSI1")
    })
public interface Shop {

  enum Status {
    OPEN,
    DONE
  }

  @Entity
  @Key(partition = "USER#{userId}", sort = "ORDER#{orderId}")
  @Key(index = "GSI1", partition = "OPEN", sort = "{createdAt:day}#{orderId}", when = "status = OPEN")
  @Key(index = "GSI1", partition = "DONE", sort = "{orderId}", when = {"status = DONE", "mail present"})
  @AccessPattern(name = "byOrder", by = "orderId", index = "Inverted")
  @AccessPattern(name = "byMail", by = "mail")
  @AccessPattern(name = "inPlace", by = {"region", "city"}, range = "createdAt")
  @AccessPattern(name = "openOrders", by = {"status = OPEN", "createdAt:day"})
  @Accept(code = "KP707", reason = "here to lie beside what is open")
  record Order(
      String userId,
      String orderId,
      Optional<String> mail,
      String region,
      String city,
      Instant createdAt,
      Status status) {}

  @Entity
  @Key(partition = "CONFIG", sort = "CONFIG")
  @AccessPattern(name = "config")
  record Singleton(int limit) {}
}
