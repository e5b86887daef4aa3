import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Encryption;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(
    name = "users",
    entities = Users.User.class,
    pointInTimeRecovery = false,
    recoveryPeriodInDays = 7,
    encryption = Encryption.AWS_MANAGED_KEY,
    encryptionKey = "alias/shop")
public interface Users {

  @Entity
  @Key(partition = "USER#{userId}", sort = "META")
  @AccessPattern(name = "findUser", by = "userId")
  record User(String userId) {}
}
