import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Attribute;
import dev.keyplan.annotation.AttributeConverter;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.math.BigDecimal;
import java.util.Optional;

@Table(name = "shop", entities = Shop.Order.class)
public interface Shop {

  record Money(BigDecimal amount) {}

  abstract class Base<A, B> implements AttributeConverter<B, A> {}

  final class Good extends Base<BigDecimal, Money> {
    @Override
    public BigDecimal toAttribute(Money money) {
      return money.amount();
    }

    @Override
    public Money fromAttribute(BigDecimal amount) {
      return new Money(amount);
    }
  }

  final class ToObject implements AttributeConverter<Money, Object> {
    @Override
    public Object toAttribute(Money money) {
      return money;
    }

    @Override
    public Money fromAttribute(Object stored) {
      return (Money) stored;
    }
  }

  final class NoConstructor extends Base2 {
    NoConstructor(String name) {}
  }

  abstract class Base2 implements AttributeConverter<Money, String> {
    @Override
    public String toAttribute(Money money) {
      return "";
    }

    @Override
    public Money fromAttribute(String stored) {
      return null;
    }
  }

  interface Face extends AttributeConverter<Money, String> {}

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "META")
  @AccessPattern(name = "find", by = "orderId")
  record Order(
      String orderId,
      @Attribute(converter = Good.class) Money good,
      @Attribute(converter = Good.class) Optional<Money> optional,
      @Attribute(converter = Good.class) String wrongType,
      @Attribute(converter = ToObject.class) Money toObject,
      @Attribute(converter = NoConstructor.class) Money noConstructor,
      @Attribute(converter = Base2.class) Money isAbstract,
      @Attribute(converter = Face.class) Money isInterface) {}
}
