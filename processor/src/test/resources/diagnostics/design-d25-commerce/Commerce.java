import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Projection;
import dev.keyplan.annotation.SortOrder;
import dev.keyplan.annotation.Table;
import java.time.Instant;
import java.util.List;

@Table(
    name = "commerce",
    entities = {Commerce.Order.class, Commerce.Item.class},
    collections = Commerce.OrderWithItems.class)
public interface Commerce {

  enum Status {
    NEW,
    PAID
  }

  @Entity
  @Key(partition = "CUST#{customerId}", sort = "ORDER#{orderId}")
  @AccessPattern(name = "ordersOf", by = "customerId")
  @AccessPattern(name = "feed", range = "createdAt")
  record Order(String customerId, String orderId, Status status, Instant createdAt) {}

  @Entity
  @Key(partition = "CUST#{customerId}", sort = "ORDER#{orderId}#ITEM#{itemId}")
  @AccessPattern(
      name = "itemsInStatus",
      by = {"customerId", "status"})
  @AccessPattern(name = "ordersBySku", by = "sku")
  record Item(String customerId, String orderId, String itemId, String sku, Status status) {}

  // O1 and O10, or "O1 b": orders may lie between an order and its items.
  @ItemCollection
  @AccessPattern(
      name = "orderWithItems",
      by = {"customerId", "orderId"})
  record OrderWithItems(Order order, List<Item> items) {}
}
