package dev.keyplan.designs;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.SortOrder;
import dev.keyplan.annotation.Table;
import java.time.LocalDate;
import java.util.Optional;

/** AWS tournament matches: index keys of several attributes, each of its own type. */
@Table(
    name = "matches",
    partitionKey = "matchId",
    sortKey = "",
    entityTypeAttribute = "",
    entities = MatchesTable.Match.class,
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
interface MatchesTable {

  @Entity
  @AccessPattern(name = "findMatch", by = "matchId")
  @AccessPattern(
      name = "ofTournament",
      by = {"tournamentId", "region"},
      orderBy = {"round", "bracket", "matchId"})
  @AccessPattern(
      name = "ofRound",
      by = {"tournamentId", "region", "round"})
  @AccessPattern(
      name = "fromRound",
      by = {"tournamentId", "region"},
      range = "round")
  @AccessPattern(
      name = "ofBracket",
      by = {"tournamentId", "region", "round", "bracket"})
  @AccessPattern(
      name = "ofPlayer",
      by = "player1Id",
      order = SortOrder.DESCENDING,
      orderBy = "matchDate")
  @AccessPattern(name = "ofPlayerBetween", by = "player1Id", range = "matchDate")
  @AccessPattern(
      name = "ofPlayerOn",
      by = {"player1Id", "matchDate", "round"})
  record Match(
      String matchId,
      String tournamentId,
      String region,
      int round,
      String bracket,
      String player1Id,
      String player2Id,
      LocalDate matchDate,
      Optional<String> winner,
      Optional<String> score) {}
}
