import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Encryption;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Throughput;

@Table(
    name = "users",
    entities = Users.User.class,
    throughput = @Throughput(readUnits = 1000),
    recoveryPeriodInDays = 1,
    encryption = Encryption.CUSTOMER_MANAGED_KEY,
    globalIndexes =
        @GlobalIndex(name = "ByName", throughput = @Throughput(readUnits = 0, writeUnits = 9)))
public interface Users {

  @Entity
  @Key(partition = "USER#{userId}", sort = "META")
  @Key(index = "ByName", partition = "NAME#{name}", sort = "{userId}")
  @AccessPattern(name = "findUser", by = "userId")
  @AccessPattern(name = "usersOfName", by = "name")
  record User(String userId, String name) {}
}
