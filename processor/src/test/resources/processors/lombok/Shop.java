package shop;

import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Version;
import java.math.BigDecimal;
import java.util.List;
import java.util.function.Supplier;
import lombok.AllArgsConstructor;
import lombok.Builder;
import lombok.Data;
import lombok.EqualsAndHashCode;
import lombok.Getter;
import lombok.NoArgsConstructor;
import lombok.Value;
import lombok.experimental.Accessors;
import lombok.experimental.SuperBuilder;

@Table(
    name = "shop",
    entities = {
      Shop.Order.class,
      Shop.Customer.class,
      Shop.Parcel.class,
      Shop.Note.class,
      Shop.Pet.class,
      Shop.Ticket.class,
      Shop.Voucher.class
    })
public interface Shop {

  @Value
  @Builder
  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  class Order {
    String orderId;
    BigDecimal total;
    @Version long version;
  }

  @Value
  class Address {
    String street;
    List<String> lines;
  }

  @Data
  @Entity
  class Customer {
    @PartitionKey(prefix = "CUSTOMER#")
    private String id;

    @SortKey(prefix = "C#")
    private int no;

    private boolean isNew;
    private Boolean active;
    private String aB;
  }

  @Getter
  @AllArgsConstructor
  @EqualsAndHashCode
  @Entity
  class Parcel {
    @PartitionKey(prefix = "PARCEL#")
    private final String id;

    @SortKey(prefix = "P#")
    private final int no;

    private final boolean open;
    private final Address address;
  }

  @Data
  @Builder
  @NoArgsConstructor
  @AllArgsConstructor
  @Accessors(fluent = true)
  @Entity
  class Note {
    @PartitionKey(prefix = "NOTE#")
    private String id;

    @SortKey(prefix = "N#")
    private int no;

    @Builder.Default private String text = "none";
  }

  @Getter
  @SuperBuilder
  @EqualsAndHashCode
  abstract class Animal {
    @PartitionKey(prefix = "PET#")
    private String id;
  }

  @Getter
  @SuperBuilder
  @EqualsAndHashCode(callSuper = true)
  @Entity
  class Pet extends Animal {
    @SortKey(prefix = "N#")
    private int no;
  }

  @Getter
  @EqualsAndHashCode
  @Entity
  class Ticket {
    @PartitionKey(prefix = "TICKET#")
    private final String id;

    @SortKey(prefix = "T#")
    private final int no;

    @Builder(builderMethodName = "ticket", setterPrefix = "with")
    private Ticket(String id, int no) {
      this.id = id;
      this.no = no;
    }
  }

  @Getter
  @EqualsAndHashCode
  @Entity
  class Voucher {
    @PartitionKey(prefix = "VOUCHER#")
    private String id;

    @SortKey(prefix = "V#")
    private int no;

    private Voucher() {}

    @Builder(buildMethodName = "make")
    private static Voucher filled(String id, int no) {
      Voucher voucher = new Voucher();
      voucher.id = id;
      voucher.no = no;
      return voucher;
    }
  }

  /** Objects, each followed by what is read of its item. */
  class RoundTrip implements Supplier<List<Object>> {
    @Override
    public List<Object> get() {
      Order order = Order.builder().orderId("o1").total(BigDecimal.ONE).version(3).build();
      Customer customer = new Customer();
      customer.setId("c1");
      customer.setNo(2);
      customer.setNew(true);
      customer.setActive(false);
      customer.setAB("x");
      Parcel parcel = new Parcel("p1", 4, true, new Address("Elm", List.of("a", "b")));
      Note note = Note.builder().id("n1").no(1).text("t").build();
      Pet pet = Pet.builder().id("a1").no(7).build();
      Ticket ticket = Ticket.ticket().withId("t1").withNo(2).build();
      Voucher voucher = Voucher.builder().id("v1").no(3).make();
      return List.of(
          order, Shop_OrderMapper.fromItem(Shop_OrderMapper.toItem(order)),
          customer, Shop_CustomerMapper.fromItem(Shop_CustomerMapper.toItem(customer)),
          parcel, Shop_ParcelMapper.fromItem(Shop_ParcelMapper.toItem(parcel)),
          note, Shop_NoteMapper.fromItem(Shop_NoteMapper.toItem(note)),
          pet, Shop_PetMapper.fromItem(Shop_PetMapper.toItem(pet)),
          ticket, Shop_TicketMapper.fromItem(Shop_TicketMapper.toItem(ticket)),
          voucher, Shop_VoucherMapper.fromItem(Shop_VoucherMapper.toItem(voucher)));
    }
  }
}
