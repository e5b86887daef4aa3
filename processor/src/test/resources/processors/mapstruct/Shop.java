package shop;

import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.Table;
import java.math.BigDecimal;
import java.util.List;
import java.util.function.Supplier;
import org.mapstruct.Mapper;
import org.mapstruct.factory.Mappers;

@Table(
    name = "shop",
    entities = {Shop.Order.class, Shop.Customer.class})
public interface Shop {

  @Entity
  record Order(
      @PartitionKey(prefix = "ORDER#") String orderId,
      @SortKey(prefix = "O#") int no,
      BigDecimal total,
      List<Line> lines) {}

  record Line(String product, int quantity) {}

  @Entity
  record Customer(@PartitionKey(prefix = "CUSTOMER#") String id, @SortKey(prefix = "C#") int no) {}

  /** What a web page shows, say. */
  record OrderShown(String orderId, int no, String total, List<Line> lines) {}

  /** Of the entities, and of keys that Keyplan writes in the same compilation. */
  @Mapper
  interface Shown {
    OrderShown shown(Order order);

    Order order(OrderShown shown);

    Customer customer(Shop_CustomerKeys.PrimaryKey key);
  }

  /** Objects, each followed by what is read of its item and mapped there and back. */
  class RoundTrip implements Supplier<List<Object>> {
    @Override
    public List<Object> get() {
      Shown mapper = Mappers.getMapper(Shown.class);
      Order order = new Order("o1", 2, new BigDecimal("1.50"), List.of(new Line("pen", 3)));
      Customer customer = new Customer("c1", 2);
      return List.of(
          order,
          mapper.order(mapper.shown(Shop_OrderMapper.fromItem(Shop_OrderMapper.toItem(order)))),
          customer,
          mapper.customer(new Shop_CustomerKeys.PrimaryKey("c1", 2)));
    }
  }
}
