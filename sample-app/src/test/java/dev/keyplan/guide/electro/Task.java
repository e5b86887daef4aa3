package dev.keyplan.guide.electro;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Attribute;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import java.util.Locale;

@Entity(type = "task")
@Key(partition = "$planner#teamid_{teamId}", sort = "$task_1#taskid_{taskId}")
@Key(
    index = "gsi1",
    partition = "$planner#owner_{owner:lower}",
    sort = "$assignments#task_1#points_{points:digits(5)}#taskid_{taskId}")
@AccessPattern(
    name = "findTask",
    by = {"teamId", "taskId"})
@AccessPattern(name = "tasksOfTeam", by = "teamId", orderBy = "taskId")
@AccessPattern(name = "tasksOfOwner", by = "owner:lower", orderBy = "points")
public record Task(
    String teamId,
    String taskId,
    String title,
    String owner,
    int points,
    @Attribute(name = "__edb_v__") String modelVersion) {

  /** Keys of ElectroDB are in lower case, so the ids must be. */
  public static Task newTask(String teamId, String taskId, String title, String owner, int points) {
    if (!(teamId + taskId).equals((teamId + taskId).toLowerCase(Locale.ROOT))) {
      throw new IllegalArgumentException("ids are in lower case: " + teamId + ", " + taskId);
    }
    return new Task(teamId, taskId, title, owner, points, "1");
  }
}
