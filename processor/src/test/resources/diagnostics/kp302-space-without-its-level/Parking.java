import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(
    name = "Parking",
    entities = Parking.Space.class)
public interface Parking {

  @Entity
  @Key(partition = "LOT#{lotId}", sort = "SPACE#{level}#{number:digits(4)}")
  @AccessPattern(
      name = "findSpace",
      by = {"lotId", "number"})
  @AccessPattern(name = "spacesOfLot", by = "lotId")
  record Space(String lotId, String level, int number) {}
}
