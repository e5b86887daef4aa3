import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Projection;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.TimeToLive;
import java.time.Instant;

@Table(
    name = "shop",
    entities = Shop.Session.class,
    globalIndexes =
        @GlobalIndex(name = "GSI1", projection = Projection.INCLUDE, include = "sessionId"))
public interface Shop {

  record OpenSession(String sessionId) {}

  @Entity
  @Key(partition = "USER#{userId}", sort = "SESSION#{sessionId}")
  @Key(index = "GSI1", partition = "DEVICE#{device}", sort = "{sessionId}")
  @AccessPattern(name = "sessionsOnDevice", by = "device", returns = OpenSession.class)
  record Session(String userId, String sessionId, String device, @TimeToLive Instant expiresAt) {}
}
