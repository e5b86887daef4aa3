import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Projection;
import dev.keyplan.annotation.SortOrder;
import dev.keyplan.annotation.Table;
import java.util.Set;

@Table(
    name = "hub",
    entities = {Hub.Issue.class, Hub.Reaction.class, Hub.User.class, Hub.Organization.class})
public interface Hub {

  enum Status {
    OPEN,
    CLOSED
  }

  @Entity
  @Key(partition = "REPO#{owner}#{repo}", sort = "ISSUE#{number:digits(10)}")
  @AccessPattern(
      name = "issuesInStatus",
      by = {"owner", "repo", "status"})
  record Issue(String owner, String repo, long number, Status status) {}

  @Entity
  @Key(
      partition = "ISSUEREACTION#{owner}#{repo}#{number:digits(10)}#{user}",
      sort = "ISSUEREACTION#{owner}#{repo}#{number:digits(10)}#{user}")
  @AccessPattern(name = "reactionsOf", by = "user")
  record Reaction(String owner, String repo, long number, String user, Set<String> reactions) {}

  @Entity(sharesKeysWith = Organization.class)
  @Key(partition = "ACCOUNT#{name}", sort = "ACCOUNT#{name}")
  record User(String name) {}

  @Entity(sharesKeysWith = User.class)
  @Key(partition = "ACCOUNT#{name}", sort = "ACCOUNT#{name}")
  record Organization(String name) {}
}
