import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(
    name = "hub",
    entityTypeAttribute = "",
    entities = {Hub.User.class, Hub.Organization.class})
public interface Hub {

  @Entity(sharesKeysWith = Organization.class)
  @Key(partition = "ACCOUNT#{name}", sort = "ACCOUNT")
  record User(String name) {}

  @Entity(sharesKeysWith = User.class)
  @Key(partition = "ACCOUNT#{name}", sort = "ACCOUNT")
  record Organization(String name) {}
}
