import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.Table;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;

@Table(
    name = "orders-service",
    entities = {Orders.Order.class, Orders.LineItem.class},
    collections = Orders.OrderWithItems.class)
public interface Orders {

  enum OrderStatus {
    OPEN,
    SHIPPED,
    DONE
  }

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  record Order(
      String orderId,
      String warehouseId,
      OrderStatus status,
      Instant createdAt,
      BigDecimal total) {}

  @Entity
  record LineItem(
      @PartitionKey(prefix = "ORDER#") String orderId,
      @SortKey(prefix = "ITEM#", format = "digits(3)") int lineNo,
      String sku) {}

  @ItemCollection
  @AccessPattern(name = "orderWithItems", by = "orderId", orderBy = "sku")
  record OrderWithItems(Order order, List<LineItem> items) {}
}
