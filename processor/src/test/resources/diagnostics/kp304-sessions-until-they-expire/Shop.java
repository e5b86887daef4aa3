import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.TimeToLive;
import java.time.Instant;

@Table(name = "shop", entities = Shop.Session.class)
public interface Shop {

  @Entity
  @Key(partition = "USER#{userId}", sort = "SESSION#{sessionId}")
  @AccessPattern(name = "sessionsUntil", by = "userId", range = "expiresAt")
  record Session(String userId, String sessionId, @TimeToLive Instant expiresAt) {}
}
