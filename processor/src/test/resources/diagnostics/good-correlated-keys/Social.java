import dev.keyplan.annotation.Accept;
import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.time.Instant;

/** Each half of these keys could be another's, but never both halves at once. */
@Table(
    name = "social",
    entities = {
      Social.User.class,
      Social.Follow.class,
      Social.Visit.class,
      Social.Digest.class,
      Social.Task.class,
      Social.Archived.class
    },
    globalIndexes = @GlobalIndex(name = "GSI1"))
public interface Social {

  enum Status {
    OPEN,
    DONE
  }

  /** Keyed by itself. */
  @Entity
  @Key(partition = "{userId}", sort = "{userId}")
  @AccessPattern(name = "user", by = "userId")
  record User(String userId, String name) {}

  /** Its sort key begins with its partition key too, and goes on. */
  @Entity
  @Key(partition = "{userId}", sort = "{userId}#{followerId}")
  @AccessPattern(name = "followers", by = "userId")
  record Follow(String userId, String followerId) {}

  /** In the month's partition. */
  @Entity
  @Key(partition = "{at:month}#V", sort = "{at:seconds}")
  @AccessPattern(name = "visit", by = "at")
  record Visit(Instant at, String userId) {}

  /** Its sort key is a day of another month than its partition's. */
  @Entity
  @Key(partition = "{year:id(4)}-12#V", sort = "{year:id(4)}-01-01T00:00:00Z")
  record Digest(String year, String text) {}

  @Entity
  @Key(partition = "T#{taskId}", sort = "T")
  @Key(index = "GSI1", partition = "P#{project}", sort = "{status}#{taskId}", when = "status = OPEN")
  @AccessPattern(name = "openTasks", by = {"project", "status = OPEN"})
  record Task(String taskId, String project, Status status) {}

  @Entity
  @Key(partition = "A#{taskId}", sort = "A")
  @Key(index = "GSI1", partition = "P#{project}", sort = "{status}#{taskId}", when = "status = DONE")
  @Accept(code = "KP707", reason = "here to lie beside what is open")
  record Archived(String taskId, String project, Status status) {}
}
