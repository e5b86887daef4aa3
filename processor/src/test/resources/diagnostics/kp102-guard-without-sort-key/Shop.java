import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Unique;

@Table(name = "shop", entities = Shop.User.class, sortKey = "")
public interface Shop {

  @Entity
  @Key(partition = "USER#{userId}")
  record User(
      String userId, @Unique(partition = "EMAIL#{email:lower}", sort = "EMAIL") String email) {}
}
