import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.time.Instant;

@Table(
    name = "ProjectBoard",
    entities = Board.Session.class)
public interface Board {

  @Entity
  @Key(partition = "USER#{userId}", sort = "SESSION#{sessionId}")
  @AccessPattern(name = "getSession", by = "sessionId")
  record Session(String userId, String sessionId, Instant expiresAt) {}
}
