import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;

@Table(name = "shop", entities = {Shop.Call.class, Shop.Route.class, Shop.Native.class})
public interface Shop {

  record To(String string, String map) {}

  record Hash(int code) {}

  @Entity
  @Key(partition = "A#{builder}", sort = "A#{toMap}")
  record Call(String builder, String toMap) {}

  @Entity
  @Key(partition = "ROUTE#{to.string}#{hash.code}", sort = "{to.map}")
  record Route(To to, Hash hash, String equals, String primaryKey) {}

  @Entity
  @Key(partition = "NATIVE#{equals}#{primaryKey}", sort = "{hash.code:digits(3)}")
  record Native(String equals, String primaryKey, Hash hash) {}
}
