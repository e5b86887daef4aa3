import dev.keyplan.annotation.Attribute;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Ignore;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.TimeToLive;
import java.time.Instant;
import java.util.Optional;

@Table(
    name = "shop",
    entities = {
      Shop.Voucher.class,
      Shop.Note.class,
      Shop.Session.class,
      Shop.Token.class,
      Shop.Ban.class,
      Shop.Cache.class
    })
public interface Shop {

  @Entity
  @Key(partition = "VOUCHER#{code}", sort = "META")
  record Voucher(String code, @Attribute(name = "expiresAt") long validDays) {}

  @Entity
  @Key(partition = "NOTE#{noteId}", sort = "META")
  record Note(String noteId, Instant expiresAt) {}

  @Entity
  @Key(partition = "SESSION#{sessionId}", sort = "META")
  record Session(String sessionId, @TimeToLive Instant expiresAt) {}

  @Entity
  @Key(partition = "TOKEN#{token}", sort = "META")
  record Token(String token, @TimeToLive Instant ttl) {}

  @Entity
  @Key(partition = "BAN#{userId}", sort = "META")
  record Ban(String userId, @TimeToLive Instant expiresAt, @TimeToLive Instant liftedAt) {}

  @Entity
  @Key(partition = "CACHE#{key}", sort = "META")
  record Cache(String key, @TimeToLive @Ignore Optional<Instant> expiry) {}
}
