import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Attribute;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.LocalIndex;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.Projection;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.TimeToLive;
import dev.keyplan.annotation.Unique;
import dev.keyplan.annotation.Version;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

@Table(
    name = "shop",
    entities = {Shop.User.class, Shop.Order.class, Shop.Item.class, Shop.Session.class},
    localIndexes = @LocalIndex(name = "byTotal", sortKey = "total"),
    globalIndexes = {
      @GlobalIndex(name = "GSI1", sortKey = "GSI1SK"),
      @GlobalIndex(name = "byCountry", partitionKey = "country", sortKey = "email")
    })
public interface Shop {

  enum Status {
    OPEN,
    PAID,
    SHIPPED
  }

  enum Channel {
    WEB,
    PHONE
  }

  record Address(String street, String city) {}

  @Entity
  @Key(sort = "PROFILE")
  @AccessPattern(name = "findUser", by = "userId")
  @AccessPattern(name = "mailsOfCountry", by = "country", orderBy = "email", returns = Mail.class)
  record User(
      @PartitionKey(prefix = "USER#") String userId,
      @Unique(partition = "EMAIL#{email}", sort = "EMAIL") String email,
      String country,
      Optional<Address> address,
      Optional<String> phone,
      Set<String> roles) {}

  record Mail(String userId, String email) {}

  @Entity
  @Key(partition = "USER#{userId}", sort = "ORDER#{placedAt}#{orderId}")
  @Key(
      index = "GSI1",
      partition = "STATUS#{status}#{warehouse:id}",
      sort = "{placedAt}",
      when = "status in (OPEN, PAID)")
  @AccessPattern(name = "ordersOfUser", by = "userId", orderBy = "placedAt")
  @AccessPattern(name = "ordersByTotal", by = "userId", orderBy = "total")
  @AccessPattern(
      name = "paidOrders",
      by = {"status = PAID", "warehouse"},
      orderBy = "placedAt")
  record Order(
      String userId,
      Instant placedAt,
      String orderId,
      Status status,
      String warehouse,
      BigDecimal total,
      Channel channel,
      Optional<String> note, List<Alert> alerts) {}

  @Entity
  @AccessPattern(name = "itemsOfOrder", by = "orderId")
  record Item(
      @PartitionKey(prefix = "ORDER#") String orderId,
      @SortKey(prefix = "ITEM#") int line,
      String sku,
      int quantity,
      @Attribute(name = "unit_price") BigDecimal price,
      @Version long version) {}

  @Entity
  @Key(partition = "SESSION#{id}", sort = "SESSION")
  @AccessPattern(name = "findSession", by = "id")
  record Session(UUID id, String device, @TimeToLive Instant expiresAt) {}

  enum Alert {
    APP,
    MAIL
  }
}
