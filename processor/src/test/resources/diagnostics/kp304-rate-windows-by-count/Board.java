import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.time.Instant;

@Table(
    name = "ProjectBoard",
    entities = Board.RateWindow.class)
public interface Board {

  @Entity
  @Key(partition = "RATE#{userId}", sort = "WINDOW#{minute:seconds}")
  @AccessPattern(name = "busyWindows", by = "userId", range = "calls")
  record RateWindow(String userId, Instant minute, long calls) {}
}
