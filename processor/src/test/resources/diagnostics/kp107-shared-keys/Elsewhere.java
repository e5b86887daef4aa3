import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(name = "elsewhere", entities = Elsewhere.Other.class)
public interface Elsewhere {

  @Entity
  @Key(partition = "HALF#{name}", sort = "HALF")
  record Other(String name) {}
}
