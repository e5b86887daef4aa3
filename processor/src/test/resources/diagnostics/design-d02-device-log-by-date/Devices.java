import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Attribute;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Projection;
import dev.keyplan.annotation.SortOrder;
import dev.keyplan.annotation.Table;
import java.time.Instant;

/** The first model of the pair: the state is not in the key. */
@Table(
    name = "devices",
    partitionKey = "DeviceID",
    sortKey = "Date",
    entityTypeAttribute = "",
    entities = Devices.DeviceLog.class)
public interface Devices {

  enum State {
    WARNING1,
    WARNING10,
    NORMAL
  }

  @Entity
  @AccessPattern(
      name = "inState",
      by = {"deviceId", "state"},
      orderBy = "date",
      order = SortOrder.DESCENDING)
  record DeviceLog(
      @Attribute(name = "DeviceID") String deviceId,
      @Attribute(name = "State") State state,
      @Attribute(name = "Date") Instant date) {}
}
