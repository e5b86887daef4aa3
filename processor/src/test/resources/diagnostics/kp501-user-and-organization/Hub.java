import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(
    name = "hub",
    entities = {Hub.User.class, Hub.Organization.class})
public interface Hub {

  @Entity(type = "user")
  @Key(partition = "ACCOUNT#{login}", sort = "ACCOUNT#{login}")
  @AccessPattern(name = "findUser", by = "login")
  record User(String login, String mail) {}

  @Entity
  @Key(partition = "ACCOUNT#{name}", sort = "ACCOUNT#{name}")
  @AccessPattern(name = "findOrganization", by = "name")
  record Organization(String name) {}
}
