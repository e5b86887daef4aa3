package dev.keyplan.designs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.designs.GamingTable.Activity;
import dev.keyplan.designs.GamingTable.Equipment;
import dev.keyplan.designs.GamingTable.Friends;
import dev.keyplan.designs.GamingTable.Item;
import dev.keyplan.designs.GamingTable.ItemType;
import dev.keyplan.designs.GamingTable.Player;
import dev.keyplan.designs.GamingTable.PlayerProfile;
import dev.keyplan.designs.GamingTable.Task;
import dev.keyplan.testkit.CallRecorder;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@KeyplanTest
class GamingTest {

  private static final String PLAYER = "player001";

  private CallRecorder calls;
  private GamingTableClient gaming;

  @BeforeEach
  void createTable(TestDatabase database) {
    String table = database.createTable(GamingTableDefinition::createTableRequest);
    calls = database.calls();
    gaming = GamingTableClient.create(database.client(), table);
  }

  @Test
  void aPlayersWholePartitionIsOneProfile() {
    Player player = new Player(PLAYER, "ace", Map.of("level", 3));
    Activity activity = new Activity(PLAYER, "1", "login");
    Equipment equipment = new Equipment(PLAYER, "001EQUIPMENTS#002");
    Friends friends = new Friends(PLAYER, List.of("player002", "player003"));
    Item sword = item(PLAYER, ItemType.WEAPON, "sword");
    Task task = new Task(PLAYER, "1");
    gaming.gamingTable_TaskRepository().create(task);
    gaming.gamingTable_ItemRepository().create(sword);
    gaming.gamingTable_FriendsRepository().create(friends);
    gaming.gamingTable_EquipmentRepository().create(equipment);
    gaming.gamingTable_ActivityRepository().create(activity);
    gaming.gamingTable_PlayerRepository().create(player);
    gaming.gamingTable_PlayerRepository().create(new Player("player0010", "other", Map.of()));

    assertThat(gaming.gamingTable_PlayerProfileRepository().profileOf(PLAYER))
        .contains(
            new PlayerProfile(
                Optional.of(player),
                List.of(activity),
                List.of(equipment),
                Optional.of(friends),
                List.of(sword),
                List.of(task)));
    assertThat(calls.pattern("profileOf").assertOneQuery().keyCondition())
        .isEqualTo("PK = " + PLAYER);
    assertThat(gaming.gamingTable_PlayerItemRepository().everythingOf(PLAYER).list())
        .containsExactly(player, activity, equipment, friends, sword, task);
    calls.pattern("everythingOf").assertQueries(2);
    assertThat(gaming.gamingTable_PlayerRepository().findPlayer(PLAYER)).contains(player);
    assertThat(gaming.gamingTable_FriendsRepository().friendsOf(PLAYER)).contains(friends);
    calls.pattern("findPlayer").assertOneGetItem();
    calls.pattern("friendsOf").assertOneGetItem();
  }

  @Test
  void weaponsAreARunOfTheItems() {
    GamingTable_ItemRepository items = gaming.gamingTable_ItemRepository();
    Item axe = item(PLAYER, ItemType.WEAPON, "axe");
    Item sword = item(PLAYER, ItemType.WEAPON, "sword");
    Item shield = item(PLAYER, ItemType.ARMOR, "shield");
    Item laser = item(PLAYER, ItemType.WEAPON2, "laser");
    Stream.of(laser, sword, shield, axe).forEach(items::create);
    gaming.gamingTable_TaskRepository().create(new Task(PLAYER, "1"));

    assertThat(items.weaponsOf(PLAYER).list()).containsExactly(axe, sword);
    assertThat(items.itemsOf(PLAYER).list()).containsExactlyInAnyOrder(axe, sword, shield, laser);
    assertThat(calls.pattern("weaponsOf").assertOneQuery().keyCondition())
        .isEqualTo("PK = player001 and begins_with(SK, ITEMS#WEAPON#)");
    assertThat(calls.pattern("itemsOf").assertOneQuery().keyCondition())
        .isEqualTo("PK = player001 and begins_with(SK, ITEMS#)");
  }

  private static Item item(String player, ItemType type, String id) {
    return new Item(player, type, id, id, 1, Map.of("colour", "red"));
  }
}
