package shop;

import com.google.auto.value.AutoValue;
import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Version;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

@Table(
    name = "shop",
    entities = {Shop.Order.class, Shop.Invoice.class})
public interface Shop {

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  @AccessPattern(name = "find", by = "orderId")
  record Order(String orderId, Money total, Optional<Money> back) {}

  @AutoValue
  abstract class Money {
    abstract BigDecimal amount();

    abstract String currency();

    static Money of(BigDecimal amount, String currency) {
      return new AutoValue_Shop_Money(amount, currency);
    }
  }

  @AutoValue
  @Entity
  @Key(partition = "INVOICE#{number}", sort = "META")
  abstract class Invoice {
    abstract String getNumber();

    abstract Optional<String> getNote();

    @Version
    abstract long getVersion();

    abstract Builder toBuilder();

    static Builder builder() {
      return new AutoValue_Shop_Invoice.Builder();
    }

    @AutoValue.Builder
    abstract static class Builder {
      abstract Builder setNumber(String number);

      abstract Builder setNote(Optional<String> note);

      abstract Builder setVersion(long version);

      abstract Invoice build();
    }
  }

  /** Objects, each followed by what is read of its item. */
  class RoundTrip implements Supplier<List<Object>> {
    @Override
    public List<Object> get() {
      Order order = new Order("o1", Money.of(BigDecimal.ONE, "EUR"), Optional.empty());
      Invoice invoice =
          Invoice.builder().setNumber("i1").setNote(Optional.empty()).setVersion(2).build();
      return List.of(
          order, Shop_OrderMapper.fromItem(Shop_OrderMapper.toItem(order)),
          invoice, Shop_InvoiceMapper.fromItem(Shop_InvoiceMapper.toItem(invoice)));
    }
  }
}
