import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Version;
import java.util.Optional;

@Table(
    name = "parking",
    entities = {Parking.Space.class, Parking.Pass.class, Parking.Gate.class},
    globalIndexes = @GlobalIndex(name = "GSI1"))
public interface Parking {

  enum Kind {
    DAY,
    MONTH
  }

  @Entity
  @Key(partition = "SPACE#{id}", sort = "META")
  @Key(index = "GSI1", partition = "LOT#{lot}", sort = "{id}", when = "free")
  record Space(String id, String lot, boolean free) {}

  @Entity
  @Key(partition = "PASS#{id}", sort = "META")
  @Key(index = "GSI1", partition = "PASSES", sort = "{id}", when = "kind")
  record Pass(String id, Optional<Kind> kind) {}

  @Entity
  @Key(partition = "GATE#{id}", sort = "META")
  @Key(
      index = "GSI1",
      partition = "GATES",
      sort = "{id}",
      when = {"version", "opne"})
  record Gate(String id, boolean open, @Version long version) {}
}
