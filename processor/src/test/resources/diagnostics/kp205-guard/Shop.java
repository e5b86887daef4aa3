import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Unique;
import java.time.Instant;

@Table(name = "shop", entities = Shop.User.class)
public interface Shop {

  @Entity
  @Key(partition = "USER#{userId}", sort = "PROFILE")
  record User(
      String userId,
      @Unique(partition = "EMAIL#{name}", sort = "EMAIL") String email,
      String name,
      @Unique(partition = "SINCE#{since:day}", sort = "SINCE") Instant since) {}
}
