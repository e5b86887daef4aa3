import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(
    name = "orders",
    entities = {Orders.Order.class, Orders.Item.class, Orders.Invoice.class, Orders.Inventory.class, Orders.Note.class},
    collections = {Orders.OrderView.class, Orders.InvoiceView.class})
public interface Orders {

  // A note was added later, between the two.
  @ItemCollection
  @AccessPattern(name = "orderView", by = "orderId")
  sealed interface OrderView permits Order, Item {}

  // "Inv" is no prefix that is read.
  @ItemCollection
  @AccessPattern(name = "invoices", by = "orderId")
  sealed interface InvoiceView permits Invoice {}

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "ORDER")
  record Order(String orderId) implements OrderView {}

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "ORDERITEM#{no}")
  record Item(String orderId, int no) implements OrderView {}

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "Invoice#{no}")
  record Invoice(String orderId, int no) implements InvoiceView {}

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "Inventory#{no}")
  record Inventory(String orderId, int no) {}

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "ORDERED")
  record Note(String orderId) {}
}
