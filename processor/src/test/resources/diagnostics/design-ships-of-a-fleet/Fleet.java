import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Consistency;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.LocalIndex;
import dev.keyplan.annotation.Table;
import java.time.Instant;

@Table(
    name = "fleet",
    entities = Fleet.Ship.class,
    localIndexes = @LocalIndex(name = "LSI1"),
    globalIndexes = @GlobalIndex(name = "GSI1"))
public interface Fleet {

  @Entity
  @Key(partition = "FLEET#{fleet}", sort = "SHIP#{shipId}")
  @AccessPattern(name = "byName", by = "fleet", orderBy = "name")
  @AccessPattern(name = "byAge", by = "fleet", orderBy = "built")
  @AccessPattern(name = "byCrew", by = "fleet", orderBy = "crew")
  @AccessPattern(
      name = "byPort",
      by = "fleet",
      orderBy = "port",
      consistency = Consistency.STRONG)
  record Ship(String fleet, String shipId, String name, Instant built, int crew, String port) {}
}
