package dev.keyplan.designs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.designs.GameTable.Game;
import dev.keyplan.designs.GameTable.GameId;
import dev.keyplan.designs.GameTable.GameWithPlayers;
import dev.keyplan.designs.GameTable.Player;
import dev.keyplan.designs.GameTable.Replay;
import dev.keyplan.designs.GameTable.Zone;
import dev.keyplan.testkit.CallRecorder;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@KeyplanTest
class GameTest {

  private CallRecorder calls;
  private GameTableClient games;

  @BeforeEach
  void createTable(TestDatabase database) {
    String table = database.createTable(GameTableDefinition::createTableRequest);
    calls = database.calls();
    games = GameTableClient.create(database.client(), table);
  }

  @Test
  void aGameAndItsPlayersAreARunBetweenTheirEnds() {
    Game game = new Game("g1", "river");
    Player ann = new Player("g1", "ann");
    Player zoe = new Player("g1", "zoe");
    Stream.of(game, new Game("g10", "river")).forEach(games.gameTable_GameRepository()::create);
    Stream.of(zoe, ann, new Player("g10", "bob"))
        .forEach(games.gameTable_PlayerRepository()::create);
    games.gameTable_ZoneRepository().create(new Zone("g1", "north"));

    assertThat(games.gameTable_GameWithPlayersRepository().gameWithPlayers("g1"))
        .contains(new GameWithPlayers(game, List.of(ann, zoe)));
    assertThat(calls.pattern("gameWithPlayers").assertOneQuery().keyCondition())
        .isEqualTo("PK = GAME#g1 and SK between #METADATA#g1 and USER$");
    assertThat(calls.pattern("gameWithPlayers").calls().get(0).itemCount()).isEqualTo(3);
    assertThat(games.gameTable_GameViewRepository().gameThenPlayers("g1").list())
        .containsExactly(game, ann, zoe);
    assertThat(calls.pattern("gameThenPlayers").assertOneQuery().keyCondition())
        .isEqualTo("PK = GAME#g1 and SK between #METADATA#g1 and USER$");
    assertThat(games.gameTable_GameRepository().gamesOn("river").count()).isEqualTo(2);
    calls.pattern("gamesOn").assertOneQueryOf("GSI1");
  }

  @Test
  void aKindOfAUsersItemsIsAPrefixInTheIndex() {
    Player first = new Player("g1", "ann");
    Player second = new Player("g2", "ann");
    Replay replay = new Replay("r1", "ann");
    Stream.of(second, first, new Player("g3", "anna"))
        .forEach(games.gameTable_PlayerRepository()::create);
    games.gameTable_ReplayRepository().create(replay);

    assertThat(games.gameTable_PlayerRepository().gamesOf("ann").list())
        .containsExactly(first, second);
    assertThat(games.gameTable_PlayerRepository().gameIdsOf("ann").list())
        .containsExactly(new GameId("g1"), new GameId("g2"));
    assertThat(games.gameTable_ReplayRepository().replaysOf("ann").list()).containsExactly(replay);
    String sameQuery = calls.pattern("gamesOf").assertOneQueryOf("GSI1").keyCondition();
    assertThat(sameQuery).isEqualTo("GSI1PK = USER#ann and begins_with(GSI1SK, GAME#)");
    assertThat(calls.pattern("gameIdsOf").assertOneQueryOf("GSI1").keyCondition())
        .isEqualTo(sameQuery);
    calls.pattern("replaysOf").assertOneQueryOf("GSI1");
  }
}
