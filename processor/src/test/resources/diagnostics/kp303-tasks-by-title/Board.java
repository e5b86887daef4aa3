import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.time.Instant;
import java.util.UUID;

@Table(
    name = "ProjectBoard",
    entities = {Board.Project.class, Board.Task.class})
public interface Board {

  @Entity
  @Key(partition = "PROJECT#{projectId}", sort = "META")
  record Project(String projectId, String name) {}

  enum TaskStatus {
    TODO,
    DONE
  }

  @Entity
  @Key(partition = "PROJECT#{projectId}", sort = "TASK#{taskId}")
  @AccessPattern(name = "tasks", by = "projectId", orderBy = {"title", "createdAt"})
  record Task(
      String projectId, UUID taskId, TaskStatus status, String title, Instant createdAt) {}
}
