import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Consistency;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(
    name = "ProjectBoard",
    entities = Board.Project.class)
public interface Board {

  @Entity
  @Key(partition = "PROJECT#{projectId}", sort = "META")
  @AccessPattern(
      name = "getProject",
      by = {"projectId", "name"},
      consistency = Consistency.STRONG)
  record Project(String projectId, String name) {}
}
