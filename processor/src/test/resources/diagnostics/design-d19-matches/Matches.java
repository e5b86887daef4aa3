import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Projection;
import dev.keyplan.annotation.SortOrder;
import dev.keyplan.annotation.Table;
import java.time.LocalDate;

@Table(
    name = "matches",
    partitionKey = "matchId",
    sortKey = "",
    entityTypeAttribute = "",
    entities = Matches.Match.class,
    globalIndexes = {
      @GlobalIndex(
          name = "byTournament",
          partitionKey = {"tournamentId", "region"},
          sortKey = {"round", "bracket", "matchId"}),
      @GlobalIndex(
          name = "byPlayer",
          partitionKey = "player1Id",
          sortKey = {"matchDate", "round"})
    })
public interface Matches {

  @Entity
  @AccessPattern(
      name = "ofRound",
      by = {"tournamentId", "region", "round"})
  @AccessPattern(
      name = "ofBracket",
      by = {"tournamentId", "region", "bracket"})
  @AccessPattern(name = "anyRegion", by = "tournamentId")
  @AccessPattern(
      name = "fromRound",
      by = {"tournamentId", "region", "bracket"},
      range = "round")
  @AccessPattern(name = "ofPlayer", by = "player1Id")
  @AccessPattern(name = "ofSecondPlayer", by = "player2Id")
  record Match(
      String matchId,
      String tournamentId,
      String region,
      int round,
      String bracket,
      String player1Id,
      String player2Id,
      LocalDate matchDate) {}
}
