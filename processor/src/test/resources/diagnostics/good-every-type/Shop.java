import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Attribute;
import dev.keyplan.annotation.AttributeConverter;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Ignore;
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
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

@Table(name = "shop", entities = Shop.Every.class)
public interface Shop {

  enum Colour {
    RED,
    GREEN
  }

  @interface Nullable {}

  record Line(String sku, List<Line> children, Optional<Colour> colour) {}

  final class TextConverter implements AttributeConverter<StringBuilder, String> {
    @Override
    public String toAttribute(StringBuilder text) {
      return text.toString();
    }

    @Override
    public StringBuilder fromAttribute(String stored) {
      return new StringBuilder(stored);
    }
  }

  @Entity
  @Key(partition = "EVERY#{id}", sort = "META")
  @AccessPattern(name = "find", by = "id")
  record Every(
      String id,
      boolean aBoolean,
      Byte aByte,
      short aShort,
      int anInt,
      long aLong,
      float aFloat,
      double aDouble,
      BigDecimal decimal,
      BigInteger integer,
      char aChar,
      Colour colour,
      UUID uuid,
      Instant instant,
      LocalDate localDate,
      LocalDateTime localDateTime,
      OffsetDateTime offset,
      ZonedDateTime zoned,
      Duration duration,
      Year year,
      YearMonth yearMonth,
      java.net.URI uri,
      byte[] bytes,
      java.nio.ByteBuffer buffer,
      software.amazon.awssdk.core.SdkBytes sdkBytes,
      List<Line> lines,
      Set<Colour> colours,
      Set<Integer> numbers,
      Map<String, List<Line>> map,
      Optional<Line> line,
      @Nullable String note,
      @Attribute(name = "t", converter = TextConverter.class) StringBuilder text,
      @Ignore Optional<Object> cache) {}
}
