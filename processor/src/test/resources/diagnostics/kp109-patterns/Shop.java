import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.time.Instant;

@Table(
    name = "shop",
    entities = Shop.Order.class,
    globalIndexes = @GlobalIndex(name = "ByUser", partitionKey = "userId", sortKey = "createdAt"))
public interface Shop {

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META", when = "userId = 'x'")
  @Key(index = "ByUser", when = "userId = 'x'")
  record Order(String orderId, String userId, Instant createdAt) {}

  @Table(
      name = "shop2",
      entities = Line.class,
      globalIndexes = @GlobalIndex(name = "ByUser", partitionKey = "userId", sortKey = "createdAt"))
  interface Second {}

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "{createdAt}#{lineNo}")
  @AccessPattern(name = "negative", by = "orderId", pageSize = -1)
  @AccessPattern(name = "rate", by = "orderId", peakRate = -0.5)
  @AccessPattern(name = "both", by = "orderId", range = "createdAt", startsWith = "userId")
  @AccessPattern(name = "notText", by = "orderId", startsWith = "createdAt")
  @AccessPattern(name = "fixed", by = {"orderId", "createdAt"}, range = "createdAt")
  @AccessPattern(name = "noName", by = "orderId", range = "createdAt:day", orderBy = "created At")
  @AccessPattern(name = "pinned", by = "userId", index = "ByUsr")
  record Line(String orderId, int lineNo, String userId, Instant createdAt) {}
}
