import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.Table;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Set;

@Table(
    name = "shop",
    partitionKey = "flag",
    sortKey = "tags",
    entities = {Shop.Native.class},
    globalIndexes = @GlobalIndex(name = "ByLines", partitionKey = "lines", sortKey = ""))
public interface Shop {

  record Line(String sku) {}

  @Entity
  record Native(boolean flag, Set<String> tags, List<String> lines) {}

  @Table(name = "shop2", entities = {Composed.class, Wrong.class})
  interface Second {}

  @Entity
  @Key(
      partition = "A#{aFloat}#{aDouble}#{decimal}#{bytes}#{big}",
      sort = "{tags}#{zoned}#{line}")
  record Composed(
      float aFloat,
      double aDouble,
      BigDecimal decimal,
      byte[] bytes,
      BigInteger big,
      Set<String> tags,
      ZonedDateTime zoned,
      Line line) {}

  @Entity
  record Wrong(
      @PartitionKey(prefix = "WRONG#", format = "lower") int no,
      @SortKey(format = "hour") LocalDate day,
      @SortKey(format = "millis") OffsetDateTime offset,
      @SortKey(format = "digits(3)") String text) {}
}
