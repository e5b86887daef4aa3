import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(
    name = "shop",
    entities = {Shop.A.class, Shop.B.class, Shop.C.class, Shop.D.class, Shop.E.class})
public interface Shop {

  @Entity
  @Key(partition = "A#{id", sort = "")
  record A(String id) {}

  @Entity
  @Key(partition = "B#id}", sort = "{}")
  record B(String id) {}

  @Entity
  @Key(partition = "C#{id:base64}", sort = "{id:id(0)}")
  record C(String id) {}

  @Entity
  @Key(partition = "D#{id.}", sort = "{no:digits}")
  record D(String id, int no) {}

  @Entity
  @Key(partition = "E#{{{id}}}", sort = "{no:digits(20)}")
  record E(String id, @SuppressWarnings("unused") long no) {}
}
