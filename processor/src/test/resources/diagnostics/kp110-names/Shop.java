import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Ignore;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.time.Instant;
import java.util.Optional;

@Table(name = "shop", entities = Shop.Order.class, globalIndexes = @GlobalIndex(name = "GSI1"))
public interface Shop {

  record Owner(String login, Optional<String> mail) {}

  @interface Nullable {}

  @Entity
  @Key(partition = "ORDER#{orderId}", sort = "{owner.logn}")
  @Key(index = "GSI1", partition = "{owner.login.length}", sort = "{cache}")
  @AccessPattern(name = "find", by = {"oderId", "owner.email = 'x'"}, orderBy = {"orderId", "creatdAt"})
  record Order(String orderId, Owner owner, @Ignore @Nullable String cache, Instant createdAt) {}
}
