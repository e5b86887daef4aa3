import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(
    name = "loops",
    entities = {Loops.Path.class, Loops.Step.class})
public interface Loops {

  @Entity
  @Key(partition = "{path}", sort = "x{path}")
  record Path(String path) {}

  /** Its key would be a path's only if the path began with two more x than it begins with. */
  @Entity
  @Key(partition = "x{step}", sort = "{step}")
  record Step(String step) {}
}
