import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Unique;

@Table(name = "users", entities = Users.User.class)
public interface Users {

  @Entity
  @Key(partition = "USER#{userId}", sort = "PROFILE")
  @AccessPattern(name = "findByEmail", by = "email")
  record User(
      String userId, @Unique(partition = "EMAIL#{email:lower}", sort = "EMAIL") String email) {}
}
