import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.time.Instant;

@Table(
    name = "ProjectBoard",
    entities = Board.Task.class,
    globalIndexes = @GlobalIndex(name = "GSI1"))
public interface Board {

  @Entity
  @Key(partition = "TASK#{taskId}", sort = "META")
  @Key(index = "GSI1", partition = "PROJECT#{projectId}", sort = "TASK#{title}#{createdAt}")
  @AccessPattern(
      name = "tasks",
      by = "projectId",
      orderBy = {"title", "createdAt"})
  record Task(String projectId, String taskId, String title, Instant createdAt) {}
}
