import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.util.List;

@Table(
    name = "shop",
    entities = {Shop.Usr.class, Shop.Ord.class},
    collections = {Shop.UsrWithOrds.class})
public interface Shop {

  @Entity
  @Key(partition = "USER#{id}", sort = "USER")
  record Usr(String id, String name) {}

  @Entity
  @Key(partition = "USER#{userId}", sort = "ORDER#{n}")
  record Ord(String userId, int n, String l, String t) {}

  @ItemCollection
  @AccessPattern(name = "userWithOrders", by = "id")
  @AccessPattern(name = "ofNone", by = "nm")
  @AccessPattern(name = "named", by = "name = 'a'")
  record UsrWithOrds(Usr usr, List<Ord> ords) {}
}
