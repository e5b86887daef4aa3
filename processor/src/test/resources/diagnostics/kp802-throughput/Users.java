import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.BillingMode;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(name = "users", entities = Users.User.class, billing = BillingMode.PROVISIONED)
public interface Users {

  @Entity
  @Key(partition = "USER#{userId}", sort = "META")
  @AccessPattern(name = "findUser", by = "userId")
  record User(String userId) {}
}
