import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.Table;
import java.util.List;
import java.util.Optional;

@Table(
    name = "hub",
    entities = {
      Hub.User.class,
      Hub.Organization.class,
      Hub.Robot.class,
      Hub.Repository.class,
      Hub.Alias.class
    },
    collections = Hub.Account.class)
public interface Hub {

  @Entity(sharesKeysWith = {Organization.class, Robot.class, Alias.class})
  @Key(partition = "ACCOUNT#{name}", sort = "ACCOUNT")
  @AccessPattern(name = "findUser", by = "name")
  record User(String name, String mail) {}

  @Entity(sharesKeysWith = {Robot.class, User.class, Alias.class})
  @Key(partition = "ACCOUNT#{name}", sort = "ACCOUNT")
  @AccessPattern(name = "findOrganization", by = "name")
  record Organization(String name) {}

  @Entity(
      type = "bot",
      sharesKeysWith = {User.class, Organization.class, Alias.class})
  @Key(partition = "ACCOUNT#{name}", sort = "ACCOUNT")
  record Robot(String name) {}

  /** Only some of its keys are theirs. */
  @Entity(sharesKeysWith = {User.class, Organization.class, Robot.class})
  @Key(partition = "ACCOUNT#{name}", sort = "{kind}")
  @AccessPattern(
      name = "findAlias",
      by = {"name", "kind"})
  record Alias(String name, String kind) {}

  @Entity
  @Key(partition = "REPOSITORIES#{owner}", sort = "REPO#{repo}")
  @AccessPattern(name = "repositories", by = "owner")
  record Repository(String owner, String repo) {}

  @ItemCollection
  @AccessPattern(name = "account", by = "name")
  record Account(
      Optional<User> user,
      Optional<Organization> organization,
      Optional<Robot> robot,
      List<Alias> aliases) {}
}
