import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Attribute;
import dev.keyplan.annotation.AttributeConverter;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Projection;
import dev.keyplan.annotation.SortOrder;
import dev.keyplan.annotation.Table;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;

@Table(
    name = "ski",
    partitionKey = "Lift",
    sortKey = "Metadata",
    entities = {Ski.DynamicData.class, Ski.ResortData.class})
public interface Ski {

  /** {@code MM/DD/YY}, as published. */
  final class AmericanDate implements AttributeConverter<LocalDate, String> {
    private static final DateTimeFormatter FORMAT = DateTimeFormatter.ofPattern("MM/dd/yy");

    @Override
    public String toAttribute(LocalDate value) {
      return FORMAT.format(value);
    }

    @Override
    public LocalDate fromAttribute(String stored) {
      return LocalDate.parse(stored, FORMAT);
    }
  }

  @Entity
  @Key(sort = "{date}")
  @AccessPattern(
      name = "dataOn",
      by = {"lift", "date"})
  @AccessPattern(name = "dataBetween", by = "lift", range = "date")
  @AccessPattern(name = "allLiftsOn", by = "date")
  record DynamicData(
      @Attribute(name = "Lift") String lift,
      @Attribute(converter = AmericanDate.class) LocalDate date,
      int riders) {}

  // A pretended lift: there may be one of that name.
  @Entity
  @Key(partition = "Resort Data", sort = "{date}")
  record ResortData(@Attribute(converter = AmericanDate.class) LocalDate date, int openLifts) {}
}
