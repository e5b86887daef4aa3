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
    name = "shop",
    entities = {Shop.Customer.class, Shop.Order.class},
    collections = Shop.CustomerWithOrders.class)
public interface Shop {

  enum Status {
    PLACED,
    SHIPPED
  }

  @Entity
  @Key(partition = "CUSTOMER#{userName}", sort = "CUSTOMER#{userName}")
  record Customer(String userName, String email) {}

  @Entity
  @Key(partition = "CUSTOMER#{userName}", sort = "#ORDER#{orderId}")
  @AccessPattern(
      name = "ordersInStatus",
      by = {"userName", "status"})
  record Order(String userName, String orderId, Status status, Instant createdAt) {}

  // Sorted by what is not in the key, and by what no member has.
  @ItemCollection
  @AccessPattern(name = "byDate", by = "userName", orderBy = "createdAt")
  @AccessPattern(name = "byId", by = "userName", orderBy = "orderID")
  record CustomerWithOrders(Customer customer, List<Order> orders) {}
}
