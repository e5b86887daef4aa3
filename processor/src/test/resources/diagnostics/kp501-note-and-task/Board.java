import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.time.Instant;
import java.util.UUID;

@Table(
    name = "ProjectBoard",
    entities = {Board.Task.class, Board.Note.class})
public interface Board {

  enum TaskStatus {
    TODO,
    DONE
  }

  @Entity
  @Key(partition = "PROJECT#{projectId}", sort = "TASK#{taskId}")
  @AccessPattern(name = "tasks", by = "projectId")
  record Task(
      String projectId, UUID taskId, TaskStatus status, String title, Instant createdAt) {}

  @Entity
  @Key(partition = "PROJECT#{projectId}", sort = "TASK#{text:free}")
  record Note(String projectId, String text) {}
}
