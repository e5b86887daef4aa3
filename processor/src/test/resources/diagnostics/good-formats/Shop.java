import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Attribute;
import dev.keyplan.annotation.AttributeConverter;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.UUID;

@Table(
    name = "shop",
    entities = {Shop.Texts.class, Shop.Numbers.class, Shop.Times.class, Shop.Others.class},
    globalIndexes = @GlobalIndex(name = "GSI1"))
public interface Shop {

  enum Colour {
    BLUE,
    RED
  }

  record Money(BigDecimal amount) {}

  final class MoneyConverter implements AttributeConverter<Money, Long> {
    @Override
    public Long toAttribute(Money money) {
      return money.amount().longValueExact();
    }

    @Override
    public Money fromAttribute(Long amount) {
      return new Money(BigDecimal.valueOf(amount));
    }
  }

  @Entity
  @Key(
      partition = "TEXTS#{a}#{b:id}#{c:id(4)}{d:lower}#{e:upper}",
      sort = "{d}#{e}#{f:free}")
  @AccessPattern(name = "texts", by = {"a", "b", "c", "d", "e", "f"})
  record Texts(String a, String b, String c, String d, String e, String f) {}

  @Entity
  @Key(
      partition = "NUMBERS#{a}#{b}#{c}#{d}#{e:digits(38)}",
      sort = "{a:digits(1)}{b:digits(3)}{c:digits(5)}{d:digits(19)}{f}#{g}")
  @AccessPattern(name = "numbers", by = {"a", "b", "c", "d", "e"})
  record Numbers(byte a, Short b, int c, Long d, BigInteger e, boolean f, char g) {}

  @Entity
  @Key(
      partition = "TIMES#{a}#{b:seconds}#{c:millis}#{d:micros}#{e}#{f}#{g}#{h}#{i}",
      sort = "{j:seconds}{k:millis}{l:micros}{m}#{n}")
  @Key(
      index = "GSI1",
      partition = "{a:year}#{a:month}#{a:day}#{a:hour}#{e:year}#{e:month}#{e:day}#{e:hour}#{f:year}#{f:month}#{g:year}#{m:year}#{m:month}#{m:day}#{m:hour}",
      sort = "{z:year}#{z:month}#{z:day}#{z:hour}")
  @AccessPattern(
      name = "byYears",
      by = {
        "a:year", "a:month", "a:day", "a:hour",
        "e:year", "e:month", "e:day", "e:hour",
        "f:year", "f:month", "g:year",
        "m:year", "m:month", "m:day", "m:hour"
      })
  record Times(
      Instant a,
      Instant b,
      Instant c,
      Instant d,
      LocalDateTime e,
      LocalDate f,
      YearMonth g,
      Year h,
      Duration i,
      LocalDateTime j,
      LocalDateTime k,
      LocalDateTime l,
      OffsetDateTime m,
      UUID n,
      ZonedDateTime z) {}

  @Entity
  @Key(
      partition = "OTHERS#{colour}#{uuid}#{uri}#{money}",
      sort = "{uuid}{day}{month}{year}{at}{colour}")
  @AccessPattern(name = "others", by = {"colour", "uuid", "uri", "money"})
  record Others(
      Colour colour,
      UUID uuid,
      java.net.URI uri,
      @Attribute(converter = MoneyConverter.class) Money money,
      LocalDate day,
      YearMonth month,
      Year year,
      LocalDateTime at) {}
}
