package shop;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Version;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.immutables.value.Value;

@Table(
    name = "shop",
    entities = {Shop.Order.class, Shop.Invoice.class})
public interface Shop {

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  @AccessPattern(name = "find", by = "orderId")
  record Order(String orderId, Money total, ImmutableMoney paid, Optional<Money> back) {}

  @Value.Immutable
  interface Money {
    BigDecimal amount();

    String currency();
  }

  /** An entity that is of Immutables itself. */
  @Value.Immutable
  @Entity
  @Key(partition = "INVOICE#{number}", sort = "META")
  interface Invoice {
    String number();

    Optional<String> note();

    List<String> lines();

    Map<String, Integer> counts();

    @Version
    long version();
  }

  /** Objects, each followed by what is read of its item. */
  class RoundTrip implements Supplier<List<Object>> {
    @Override
    public List<Object> get() {
      ImmutableMoney money =
          ImmutableMoney.builder().amount(BigDecimal.ONE).currency("EUR").build();
      Order order = new Order("o1", money, money, Optional.empty());
      Invoice invoice =
          ImmutableInvoice.builder()
              .number("i1")
              .addLines("a", "b")
              .putCounts("x", 1)
              .version(2)
              .build();
      return List.of(
          order, Shop_OrderMapper.fromItem(Shop_OrderMapper.toItem(order)),
          invoice, Shop_InvoiceMapper.fromItem(Shop_InvoiceMapper.toItem(invoice)));
    }
  }
}
