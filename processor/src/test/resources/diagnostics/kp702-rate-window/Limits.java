import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Volume;
import dev.keyplan.annotation.WriteOperation;
import dev.keyplan.annotation.WritePattern;
import java.time.Instant;

@Table(name = "limits", entities = Limits.RateWindow.class)
public interface Limits {

  @Entity
  @Volume(itemBytes = 150)
  @WritePattern(
      name = "countRequest",
      operation = WriteOperation.UPDATE,
      changes = "requests",
      peakRate = 5_000,
      busiestKeyShare = 0.3)
  record RateWindow(
      @PartitionKey(prefix = "RATE#") String userId,
      @SortKey(prefix = "WINDOW#", format = "seconds") Instant minute,
      long requests) {}
}
