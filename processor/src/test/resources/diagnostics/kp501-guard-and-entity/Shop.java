import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Unique;

@Table(
    name = "shop",
    entities = {Shop.User.class, Shop.Address.class})
public interface Shop {

  @Entity
  @Key(partition = "USER#{userId}", sort = "PROFILE")
  record User(
      String userId,
      @Unique(partition = "EMAIL#{email}", sort = "EMAIL") String email) {}

  @Entity
  @Key(partition = "EMAIL#{address}", sort = "EMAIL")
  record Address(String address, String note) {}
}
