package dev.keyplan.designs;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * AWS gaming player profiles: one partition per player. The items' sort key has the type in it,
 * which the published one lacks, so that the weapons are a run of their own. Left out: updates.
 */
@Table(
    name = "gaming",
    entities = {
      GamingTable.Player.class,
      GamingTable.Activity.class,
      GamingTable.Equipment.class,
      GamingTable.Friends.class,
      GamingTable.Item.class,
      GamingTable.Task.class
    },
    collections = {GamingTable.PlayerProfile.class, GamingTable.PlayerItem.class})
interface GamingTable {

  enum ItemType {
    WEAPON,
    WEAPON2,
    ARMOR
  }

  @Entity
  @Key(partition = "{playerId}", sort = "#METADATA#{playerId}")
  @AccessPattern(name = "findPlayer", by = "playerId")
  record Player(String playerId, String nickname, Map<String, Integer> character)
      implements PlayerItem {}

  @Entity
  @Key(partition = "{playerId}", sort = "ACTIVITY#{activityId}")
  record Activity(String playerId, String activityId, String kind) implements PlayerItem {}

  // Among the published keys is EQUIPMENTS#001EQUIPMENTS#002.
  @Entity
  @Key(partition = "{playerId}", sort = "EQUIPMENTS#{equipmentId:free}")
  record Equipment(String playerId, String equipmentId) implements PlayerItem {}

  @Entity
  @Key(partition = "{playerId}", sort = "FRIENDS#{playerId}")
  @AccessPattern(name = "friendsOf", by = "playerId")
  record Friends(String playerId, List<String> friendList) implements PlayerItem {}

  @Entity
  @Key(partition = "{playerId}", sort = "ITEMS#{itemType}#{itemId}")
  @AccessPattern(name = "itemsOf", by = "playerId")
  @AccessPattern(
      name = "weaponsOf",
      by = {"playerId", "itemType = WEAPON"})
  record Item(
      String playerId,
      ItemType itemType,
      String itemId,
      String itemName,
      int itemCount,
      Map<String, String> itemAttributes)
      implements PlayerItem {}

  @Entity
  @Key(partition = "{playerId}", sort = "TASK#{taskId}")
  record Task(String playerId, String taskId) implements PlayerItem {}

  /** What implements it here is permitted. */
  @ItemCollection
  @AccessPattern(name = "everythingOf", by = "playerId", pageSize = 4)
  sealed interface PlayerItem {}

  @ItemCollection
  @AccessPattern(name = "profileOf", by = "playerId")
  record PlayerProfile(
      Optional<Player> player,
      List<Activity> activities,
      List<Equipment> equipments,
      Optional<Friends> friends,
      List<Item> items,
      List<Task> tasks) {}
}
