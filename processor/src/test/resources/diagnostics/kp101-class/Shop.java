import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Ignore;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.Table;

@Table(
    name = "shop",
    entities = {
      Shop.Order.class,
      Shop.Invoice.class,
      Shop.Parcel.class,
      Shop.Courier.class,
      Inner.Deep.class,
      Shop.Moved.class
    })
public interface Shop {

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  class Order {
    private String orderId;
    private boolean open;

    public String getOrderId() {
      return orderId;
    }

    public void setOrderId(String orderId) {
      this.orderId = orderId;
    }
  }

  @Entity
  @Key(partition = "INVOICE#{number}", sort = "META")
  class Invoice {
    private int number;
    private String text;

    public int getNumber() {
      return number;
    }

    public void setNumber(int number) {
      this.number = number;
    }

    public String getText() {
      return text;
    }
  }

  @Entity
  class Parcel {
    @PartitionKey(prefix = "PARCEL#") String depot;
    @PartitionKey int number;
    @SortKey(prefix = "P#") String part;
    @SortKey transient int weight;
  }

  @Entity
  @Key(partition = "COURIER#{name}", sort = "META")
  class Courier {
    final String name;
    @Ignore final int rides;

    Courier(String name, int rides) {
      this.name = name;
      this.rides = rides;
    }
  }

  @Entity
  @Key(partition = "MOVED#{name}", sort = "META")
  class Moved {
    String name;

    Moved() throws java.io.IOException {}
  }
}
