import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.WriteOperation;
import dev.keyplan.annotation.WritePattern;
import java.time.Instant;

@Table(name = "log", entities = Log.Event.class)
public interface Log {

  @Entity
  @Key(partition = "EVENTS#{at:day}", sort = "{at}#{id}")
  @AccessPattern(name = "eventsOfDay", by = "at:day", pageSize = 100)
  @WritePattern(name = "log", operation = WriteOperation.CREATE, peakRate = 300)
  record Event(Instant at, String id) {}
}
