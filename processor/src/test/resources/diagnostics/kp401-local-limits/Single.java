import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.LocalIndex;
import dev.keyplan.annotation.Table;

@Table(
    name = "single",
    sortKey = "",
    entities = Single.Session.class,
    localIndexes = @LocalIndex(name = "LSI1"))
public interface Single {

  @Entity
  @Key(partition = "SESSION#{token}")
  record Session(String token) {}
}
