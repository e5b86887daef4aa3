import static dev.keyplan.annotation.WriteOperation.CREATE;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.WritePattern;

/** Every key that a role reaches begins with the tenant, but some tenant's text is a literal. */
@Table(
    name = "board",
    tenant = "tenantId",
    entities = {Board.Task.class, Board.User.class, Board.Team.class, Board.Label.class},
    globalIndexes = @GlobalIndex(name = "GSI1"))
public interface Board {

  /** Those of a tenant USER begin as all users do; in the index they are alone. */
  @Entity
  @Key(partition = "TENANT#{tenantId}#{taskId}", sort = "TASK")
  @Key(index = "GSI1", partition = "TENANT#{tenantId}", sort = "{taskId}")
  @AccessPattern(name = "task", by = {"tenantId", "taskId"}, role = "member")
  @AccessPattern(name = "tasks", by = "tenantId", role = "member")
  record Task(String tenantId, String taskId) {}

  @Entity
  @Key(partition = "TENANT#USER#{tenantId}#{userId}", sort = "USER")
  @WritePattern(name = "invite", operation = CREATE, role = "member")
  record User(String tenantId, String userId) {}

  /** A tenant a reads labels of a tenant a-b, which is no tenant of teams, but one of labels. */
  @Entity
  @Key(partition = "TEAM#{tenantId}-{teamId}", sort = "TEAM")
  @AccessPattern(name = "team", by = {"tenantId", "teamId"}, role = "member")
  record Team(String tenantId, String teamId) {}

  @Entity
  @Key(partition = "TEAM#{tenantId}-LABEL-{labelId}", sort = "LABEL")
  @AccessPattern(name = "label", by = {"tenantId", "labelId"})
  record Label(String tenantId, String labelId) {}
}
