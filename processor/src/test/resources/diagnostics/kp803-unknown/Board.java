import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(name = "board", tenant = "tenantID", entities = Board.Task.class)
public interface Board {

  @Entity
  @Key(partition = "TENANT#{tenantId}", sort = "TASK#{taskId}")
  record Task(String tenantId, String taskId) {}
}
