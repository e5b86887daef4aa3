import static dev.keyplan.annotation.WriteOperation.CREATE;
import static dev.keyplan.annotation.WriteOperation.UPDATE;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Unique;
import dev.keyplan.annotation.WritePattern;

@Table(
    name = "board",
    tenant = "tenantId",
    entities = {Board.Task.class, Board.User.class, Board.Wide.class, Board.Folded.class},
    globalIndexes = @GlobalIndex(name = "GSI1"))
public interface Board {

  @Entity
  @Key(partition = "TASK#{taskId}", sort = "TENANT#{tenantId}")
  @Key(index = "GSI1", partition = "OWNER#{ownerId}", sort = "TENANT#{tenantId}")
  @AccessPattern(name = "task", by = {"taskId", "tenantId"}, role = "member")
  @AccessPattern(name = "tasksOfOwner", by = {"ownerId", "tenantId"}, role = {"member", "guest"})
  @AccessPattern(name = "tasks", by = "taskId")
  @WritePattern(name = "addTask", operation = CREATE, role = "member")
  record Task(String tenantId, String taskId, String ownerId) {}

  /** The key of the item is the tenant's, that of its guard is not. */
  @Entity
  @Key(partition = "TENANT#{tenantId}", sort = "USER#{userId}")
  @WritePattern(name = "invite", operation = CREATE, role = "member")
  @WritePattern(name = "rename", operation = UPDATE, role = "member")
  record User(
      String tenantId, String userId, @Unique(partition = "MAIL#{mail}", sort = "MAIL") String mail, String name) {}

  /** Another tenant's identifier may begin with this one's. */
  @Entity
  @Key(partition = "WIDE#{tenantId:id(4)}{wideId}", sort = "WIDE")
  @AccessPattern(name = "wide", by = {"tenantId", "wideId"}, role = "member")
  record Wide(String tenantId, String wideId) {}

  /** Two tenants may have one key. */
  @Entity
  @Key(partition = "FOLDED#{tenantId:lower}", sort = "FOLDED#{tenantId}")
  @AccessPattern(name = "folded", by = "tenantId", role = "member")
  record Folded(String tenantId) {}
}
