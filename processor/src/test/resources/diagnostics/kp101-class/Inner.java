import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;

public final class Inner {
  @Entity
  @Key(partition = "DEEP#{name}", sort = "META")
  public class Deep {
    String name;
  }
}
