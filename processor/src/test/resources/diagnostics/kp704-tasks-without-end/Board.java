import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.PartitionKey;
import dev.keyplan.annotation.SortKey;
import dev.keyplan.annotation.Table;
import dev.keyplan.annotation.Volume;

@Table(name = "board", entities = Board.Task.class)
public interface Board {

  @Entity
  @Volume(itemBytes = 300, itemsPerPartition = 50)
  @AccessPattern(name = "tasksOfProject", by = "projectId")
  record Task(
      @PartitionKey(prefix = "PROJECT#") String projectId,
      @SortKey(prefix = "TASK#") String taskId,
      String title) {}
}
