import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Projection;
import dev.keyplan.annotation.Table;
import java.math.BigDecimal;
import java.time.Instant;

@Table(
    name = "orders-service",
    entities = Orders.Order.class,
    globalIndexes = @GlobalIndex(name = "GSI1", projection = Projection.INCLUDE, include = {"orderId", "totel"}))
public interface Orders {

  enum OrderStatus {
    OPEN,
    SHIPPED,
    DONE
  }

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  @Key(
      index = "GSI1",
      partition = "WAREHOUSE#{warehouseId}#OPEN",
      sort = "{createdAt}",
      when = "status = OPEN")
  @AccessPattern(
      name = "openOrdersInWarehouse",
      by = {"warehouseId", "status = OPEN"},
      returns = OpenOrder.class)
  record Order(
      String orderId,
      String warehouseId,
      OrderStatus status,
      Instant createdAt,
      BigDecimal total) {}

  record OpenOrder(String orderId) {}
}
