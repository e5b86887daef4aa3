import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Attribute;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Projection;
import dev.keyplan.annotation.SortOrder;
import dev.keyplan.annotation.Table;
import java.time.Instant;
import java.util.Optional;

/** The second model of the pair: the state comes first. */
@Table(
    name = "devices",
    partitionKey = "DeviceID",
    sortKey = "State#Date",
    entityTypeAttribute = "",
    entities = Devices.DeviceLog.class,
    globalIndexes =
        @GlobalIndex(name = "GSI2", partitionKey = "EscalatedTo", sortKey = "State#Date"))
public interface Devices {

  enum State {
    WARNING1,
    WARNING10,
    NORMAL
  }

  @Entity
  @Key(sort = "{state}#{date}")
  @AccessPattern(name = "escalated", by = "escalatedTo")
  @AccessPattern(name = "escalatedOn", by = "escalatedTo", range = "date")
  @AccessPattern(
      name = "newest",
      by = "deviceId",
      orderBy = "date",
      order = SortOrder.DESCENDING)
  record DeviceLog(
      @Attribute(name = "DeviceID") String deviceId,
      @Attribute(name = "State") State state,
      @Attribute(name = "Date") Instant date,
      @Attribute(name = "EscalatedTo") Optional<String> escalatedTo) {}
}
