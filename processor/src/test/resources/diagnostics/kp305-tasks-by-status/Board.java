import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(name = "ProjectBoard", entities = Board.Task.class)
public interface Board {

  enum TaskStatus {
    TODO,
    DONE
  }

  @Entity
  @Key(partition = "PROJECT#{projectId}", sort = "{status}#{taskId}")
  @AccessPattern(name = "tasks", by = "projectId", orderBy = "status")
  record Task(String projectId, String taskId, TaskStatus status) {}
}
