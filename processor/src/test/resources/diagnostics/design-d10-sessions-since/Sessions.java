import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Attribute;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Projection;
import dev.keyplan.annotation.SortOrder;
import dev.keyplan.annotation.Table;
import java.time.Instant;
import java.util.UUID;

@Table(
    name = "sessions",
    partitionKey = "session_token",
    sortKey = "",
    entityTypeAttribute = "",
    entities = Sessions.Session.class,
    globalIndexes = @GlobalIndex(name = "UserIndex", partitionKey = "username", sortKey = ""))
public interface Sessions {

  @Entity
  @AccessPattern(name = "sessionsSince", by = "username", range = "createdAt")
  record Session(
      @Attribute(name = "session_token") UUID sessionToken,
      String username,
      @Attribute(name = "created_at") Instant createdAt) {}
}
