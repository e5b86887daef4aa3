import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Unique;
import java.util.Optional;

@Table(
    name = "shop",
    entities = {Shop.User.class, Shop.Guest.class, Shop.Device.class},
    globalIndexes = @GlobalIndex(name = "Inverted", partitionKey = "SK", sortKey = "PK"))
public interface Shop {

  record Contact(String phone) {}

  @Entity(sharesKeysWith = Guest.class)
  @Key(partition = "USER#{userId}", sort = "PROFILE")
  @AccessPattern(name = "findUser", by = "userId")
  record User(
      String userId,
      String tenant,
      Contact contact,
      @Unique(partition = "EMAIL#{tenant}#{email:lower}", sort = "EMAIL") Optional<String> email,
      @Unique(partition = "LOGIN#{login}", sort = "LOGIN#{contact.phone}") String login) {}

  @Entity(sharesKeysWith = User.class)
  @Key(partition = "USER#{userId}", sort = "PROFILE")
  @AccessPattern(name = "findGuest", by = "userId")
  record Guest(String userId) {}

  @Entity
  @Key(partition = "DEVICE#{serial}", sort = "DEVICE")
  @AccessPattern(name = "devices", index = "Inverted", orderBy = "serial")
  record Device(String serial, @Unique(partition = "PIN#{pin}", sort = "PIN") int pin) {}
}
