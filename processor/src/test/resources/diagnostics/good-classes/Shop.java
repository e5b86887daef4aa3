import dev.keyplan.annotation.*;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.*;

@Table(name = "shop", entities = {Shop.Order.class, Shop.Customer.class, Shop.Parcel.class, Shop.Review.class, Shop.Depot.class})
public interface Shop {

  /** Immutable, with a constructor of all attributes. */
  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  @AccessPattern(name = "findOrder", by = "orderId", returns = Total.class)
  final class Order {
    private static final String IGNORED = "";
    private final String orderId;
    private final Optional<String> note;
    private final BigDecimal total;
    private final Address address;
    @Version private final long version;
    private transient int cached;

    public Order(long version, String orderId, BigDecimal total, Address address, Optional<String> note) {
      this.version = version;
      this.orderId = orderId;
      this.total = total;
      this.address = address;
      this.note = note;
    }

    public String getOrderId() { return orderId; }
    public Optional<String> getNote() { return note; }
    public BigDecimal getTotal() { return total; }
    public Address getAddress() { return address; }
    public long getVersion() { return version; }
  }

  /** A view. */
  final class Total {
    private final BigDecimal total;
    Total(BigDecimal total) { this.total = total; }
    BigDecimal total() { return total; }
  }

  /** A nested value made by a builder. */
  final class Address {
    private final String street;
    private final List<String> lines;
    private Address(Builder b) { street = b.street; lines = b.lines; }
    public String street() { return street; }
    public List<String> lines() { return lines; }
    public static Builder builder() { return new Builder(); }
    public static final class Builder {
      private String street;
      private List<String> lines;
      public Builder street(String street) { this.street = street; return this; }
      public Builder lines(List<String> lines) { this.lines = lines; return this; }
      public Address build() { return new Address(this); }
    }
  }

  class Base<ID> {
    @PartitionKey(prefix = "CUSTOMER#") private ID id;
    public ID getId() { return id; }
    public void setId(ID id) { this.id = id; }
  }

  /** A bean, its key in a generic superclass. */
  @Entity
  class Customer extends Base<UUID> {
    @SortKey(prefix = "C#") private Instant since;
    private Boolean isNew;
    private String URL;
    private String a_b;
    private String aB;
    private String nick;

    public Instant getSince() { return since; }
    public void setSince(Instant since) { this.since = since; }
    public Boolean getIsNew() { return isNew; }
    public void setIsNew(Boolean isNew) { this.isNew = isNew; }
    public String getURL() { return URL; }
    public void setURL(String URL) { this.URL = URL; }
    public String getA_b() { return a_b; }
    public void setA_b(String a_b) { this.a_b = a_b; }
    public String getaB() { return aB; }
    public void setaB(String aB) { this.aB = aB; }
    public Optional<String> getNick() { return Optional.ofNullable(nick); }
    public void setNick(String nick) { this.nick = nick; }
  }

  /** Fields that the package sees. */
  @Entity
  class Parcel {
    @PartitionKey(prefix = "PARCEL#", position = 1) String parcelId;
    @PartitionKey(position = 2) int part;
    @SortKey(prefix = "P#") String depot;
    @Ignore StringBuilder log = new StringBuilder();
  }

  interface Named {
    @PartitionKey(prefix = "REVIEW#") String id();
  }

  /** A record that takes annotations from an interface. */
  @Entity
  record Review(String id, @SortKey(prefix = "R#") int stars) implements Named {}

  /** Abstract, with a static method. */
  @Entity
  @Key(partition = "DEPOT#{name}", sort = "DEPOT")
  abstract class Depot {
    abstract String name();
    abstract Optional<Integer> size();
    static Depot create(String name, Optional<Integer> size) {
      return new Depot() {
        @Override String name() { return name; }
        @Override Optional<Integer> size() { return size; }
      };
    }
  }
}
