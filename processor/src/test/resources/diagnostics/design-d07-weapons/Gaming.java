import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Projection;
import dev.keyplan.annotation.SortOrder;
import dev.keyplan.annotation.Table;

@Table(
    name = "gaming",
    entities = {Gaming.Friends.class, Gaming.Item.class})
public interface Gaming {

  enum ItemType {
    WEAPON,
    ARMOR
  }

  @Entity
  @Key(partition = "{playerId}", sort = "FRIENDS#{playerId}")
  record Friends(String playerId) {}

  @Entity
  @Key(partition = "{playerId}", sort = "ITEMS#{itemId}")
  @AccessPattern(
      name = "weaponsOf",
      by = {"playerId", "itemType = WEAPON"})
  record Item(String playerId, String itemId, ItemType itemType) {}
}
