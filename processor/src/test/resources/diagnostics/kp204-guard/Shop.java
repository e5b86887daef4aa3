import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Unique;
import java.util.Optional;

@Table(name = "shop", entities = Shop.User.class)
public interface Shop {

  @Entity
  @Key(partition = "USER#{userId}", sort = "PROFILE")
  record User(
      String userId,
      Optional<String> tenant,
      @Unique(partition = "EMAIL#{tenant}#{email:lower}", sort = "EMAIL") Optional<String> email) {}
}
