import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(
    name = "hub",
    entities = {Hub.User.class, Hub.Organization.class},
    globalIndexes = @GlobalIndex(name = "GSI1"))
public interface Hub {

  @Entity(sharesKeysWith = Organization.class)
  @Key(partition = "ACCOUNT#{name}", sort = "ACCOUNT")
  @Key(index = "GSI1", partition = "COUNTRY#{country}", sort = "ACCOUNT#{name}")
  @AccessPattern(name = "usersOf", by = "country")
  record User(String name, String country) {}

  @Entity(sharesKeysWith = User.class)
  @Key(partition = "ACCOUNT#{name}", sort = "ACCOUNT")
  @Key(index = "GSI1", partition = "COUNTRY#{country}", sort = "ACCOUNT#{name}")
  record Organization(String name, String country) {}
}
