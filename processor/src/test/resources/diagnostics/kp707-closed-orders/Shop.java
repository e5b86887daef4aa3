import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.time.Instant;

@Table(
    name = "shop",
    entities = Shop.Order.class,
    globalIndexes = @GlobalIndex(name = "GSI1"))
public interface Shop {

  enum Status {
    OPEN,
    CLOSED
  }

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  @Key(
      index = "GSI1",
      partition = "OPEN#{warehouse}",
      sort = "{createdAt}",
      when = "status = OPEN")
  @Key(
      index = "GSI1",
      partition = "CLOSED#{warehouse}",
      sort = "{createdAt}",
      when = "status = CLOSED")
  @AccessPattern(
      name = "openOrders",
      by = {"warehouse", "status = OPEN"},
      orderBy = "createdAt",
      pageSize = 20)
  record Order(String orderId, String warehouse, Status status, Instant createdAt) {}
}
