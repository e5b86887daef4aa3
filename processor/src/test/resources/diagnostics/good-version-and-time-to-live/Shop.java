import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Attribute;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.TimeToLive;
import dev.keyplan.annotation.Version;
import java.time.Instant;
import java.util.Optional;

@Table(
    name = "shop",
    entities = {Shop.Session.class, Shop.Token.class, Shop.Note.class, Shop.Counter.class},
    globalIndexes = @GlobalIndex(name = "GSI1"))
public interface Shop {

  @interface Nullable {}

  record OpenSession(String sessionId, Long version) {}

  @Entity
  @Key(partition = "USER#{userId}", sort = "SESSION#{sessionId}")
  @Key(index = "GSI1", partition = "DEVICE#{device}", sort = "{sessionId}", when = "expiresAt present")
  @AccessPattern(
      name = "sessionsOnDevice",
      by = {"device", "expiresAt present"},
      returns = OpenSession.class)
  record Session(
      String userId,
      String sessionId,
      String device,
      @Version Long version,
      @Attribute(name = "ttl") @TimeToLive Optional<Instant> expiresAt) {}

  @Entity
  @Key(partition = "TOKEN#{token}", sort = "META")
  record Token(String token, @TimeToLive Instant ttl, @Version Optional<Integer> revision) {}

  @Entity
  @Key(partition = "NOTE#{noteId}", sort = "META")
  record Note(String noteId, @Nullable @Version Long version) {}

  @Entity
  @Key(partition = "COUNTER#{name}", sort = "META")
  record Counter(String name, @Version int version, @Nullable @TimeToLive Instant ttl) {}
}
