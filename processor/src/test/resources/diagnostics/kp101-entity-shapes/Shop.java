import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.util.List;

@Table(
    name = "shop",
    entities = {
      Shop.Face.class,
      Shop.Colour.class,
      Shop.Base.class,
      Shop.Plain.class,
      Shop.Generic.class,
      Shop.NotMarked.class,
      int.class,
      String[].class
    })
public class Shop {

  @Entity
  interface Face {}

  @Entity
  enum Colour {
    RED
  }

  @Entity
  abstract static class Base {}

  @Entity
  static final class Plain {
    String id;
    List<String> tags;

    private Plain() {}
  }

  @Entity
  @Key(partition = "{id}", sort = "A")
  record Generic<T>(String id, T payload) {}

  record NotMarked(String id) {}

  @Table(name = "inner", entities = {Hidden.class, Inner.Deep.class})
  interface Root {}

  @Entity
  @Key(partition = "{id}", sort = "A")
  private record Hidden(String id) {}

  private static final class Inner {
    @Entity
    @Key(partition = "{id}", sort = "A")
    record Deep(String id) {}
  }
}
