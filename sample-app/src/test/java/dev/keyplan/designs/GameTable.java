package dev.keyplan.designs;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.ItemCollection;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Table;
import java.util.List;

/**
 * What looks like a filter, or like an accident, and is neither: a prefix in an index's own sort
 * key, a run between the keys of two entities, one index attribute with two meanings, two patterns
 * answered by one query.
 */
@Table(
    name = "games",
    entities = {
      GameTable.Game.class,
      GameTable.Player.class,
      GameTable.Zone.class,
      GameTable.Replay.class
    },
    collections = {GameTable.GameWithPlayers.class, GameTable.GameView.class},
    globalIndexes = @GlobalIndex(name = "GSI1"))
interface GameTable {

  @Entity
  @Key(partition = "GAME#{gameId}", sort = "#METADATA#{gameId}")
  @Key(index = "GSI1", partition = "MAP#{map}", sort = "GAME#{gameId}")
  @AccessPattern(name = "gamesOn", by = "map")
  record Game(String gameId, String map) implements GameView {}

  @Entity
  @Key(partition = "GAME#{gameId}", sort = "USER#{user}")
  @Key(index = "GSI1", partition = "USER#{user}", sort = "GAME#{gameId}")
  @AccessPattern(name = "gamesOf", by = "user")
  @AccessPattern(name = "gameIdsOf", by = "user", returns = GameId.class)
  record Player(String gameId, String user) implements GameView {}

  record GameId(String gameId) {}

  @Entity
  @Key(partition = "GAME#{gameId}", sort = "ZONE#{zone}")
  record Zone(String gameId, String zone) {}

  @Entity
  @Key(partition = "REPLAY#{replayId}", sort = "REPLAY#{replayId}")
  @Key(index = "GSI1", partition = "USER#{user}", sort = "REPLAY#{replayId}")
  @AccessPattern(name = "replaysOf", by = "user", orderBy = "replayId")
  record Replay(String replayId, String user) {}

  @ItemCollection
  @AccessPattern(name = "gameWithPlayers", by = "gameId", orderBy = "user")
  record GameWithPlayers(Game game, List<Player> players) {}

  @ItemCollection
  @AccessPattern(name = "gameThenPlayers", by = "gameId", orderBy = "user")
  sealed interface GameView permits Game, Player {}
}
