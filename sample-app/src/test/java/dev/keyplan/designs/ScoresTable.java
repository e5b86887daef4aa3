package dev.keyplan.designs;

import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Attribute;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Projection;
import dev.keyplan.annotation.SortOrder;
import dev.keyplan.annotation.Table;
import java.time.Instant;
import java.util.Optional;

/** AWS GameScores: native keys, an index with what has a score and no more. */
@Table(
    name = "GameScores",
    partitionKey = "UserId",
    sortKey = "GameTitle",
    entityTypeAttribute = "",
    entities = ScoresTable.Score.class,
    globalIndexes =
        @GlobalIndex(
            name = "GameTitleIndex",
            partitionKey = "GameTitle",
            sortKey = "TopScore",
            projection = Projection.INCLUDE,
            include = "UserId"))
interface ScoresTable {

  @Entity
  @AccessPattern(
      name = "scoreOf",
      by = {"userId", "gameTitle"})
  @AccessPattern(name = "gamesOf", by = "userId")
  @AccessPattern(
      name = "topScores",
      by = {"gameTitle", "topScore present"},
      orderBy = "topScore",
      order = SortOrder.DESCENDING,
      returns = TopScore.class)
  @AccessPattern(
      name = "scoresAbove",
      by = "gameTitle",
      range = "topScore",
      returns = TopScore.class)
  record Score(
      @Attribute(name = "UserId") String userId,
      @Attribute(name = "GameTitle") String gameTitle,
      @Attribute(name = "TopScore") Optional<Long> topScore,
      @Attribute(name = "TopScoreDateTime") Optional<Instant> topScoreDateTime,
      @Attribute(name = "Wins") int wins,
      @Attribute(name = "Losses") int losses) {}

  record TopScore(String userId, String gameTitle, Optional<Long> topScore) {}
}
