import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Unique;

@Table(
    name = "shop",
    entities = {Shop.Card.class, Shop.User.class})
public interface Shop {

  @Entity
  @Key(partition = "USER#{userId}", sort = "{name}")
  @AccessPattern(name = "cards", by = "userId")
  record Card(String userId, String name) {}

  @Entity
  @Key(partition = "PROFILE#{userId}", sort = "PROFILE")
  record User(
      String userId,
      @Unique(partition = "USER#{userId}", sort = "EMAIL#{email:lower}") String email) {}
}
