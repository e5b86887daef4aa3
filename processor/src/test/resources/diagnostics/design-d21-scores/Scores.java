import dev.keyplan.annotation.AccessPattern;
import dev.keyplan.annotation.Attribute;
import dev.keyplan.annotation.Entity;
import dev.keyplan.annotation.GlobalIndex;
import dev.keyplan.annotation.Key;
import dev.keyplan.annotation.Projection;
import dev.keyplan.annotation.SortOrder;
import dev.keyplan.annotation.Table;
import java.util.Optional;

@Table(
    name = "GameScores",
    partitionKey = "UserId",
    sortKey = "GameTitle",
    entityTypeAttribute = "",
    entities = Scores.Score.class,
    globalIndexes =
        @GlobalIndex(
            name = "GameTitleIndex",
            partitionKey = "GameTitle",
            sortKey = "TopScore",
            projection = Projection.INCLUDE,
            include = "UserId"))
public interface Scores {

  @Entity
  @AccessPattern(
      name = "scoresAbove",
      by = "gameTitle",
      range = "topScore",
      returns = TopScore.class)
  @AccessPattern(
      name = "best",
      by = "topScore present",
      orderBy = "topScore",
      order = SortOrder.DESCENDING)
  @AccessPattern(
      name = "byRatio",
      by = "gameTitle",
      orderBy = "wins",
      order = SortOrder.DESCENDING)
  @AccessPattern(
      name = "topScores",
      by = "gameTitle",
      orderBy = "topScore",
      order = SortOrder.DESCENDING,
      returns = TopScore.class)
  record Score(
      @Attribute(name = "UserId") String userId,
      @Attribute(name = "GameTitle") String gameTitle,
      @Attribute(name = "TopScore") Optional<Long> topScore,
      @Attribute(name = "Wins") int wins,
      @Attribute(name = "Losses") int losses) {}

  record TopScore(String userId, Optional<Long> topScore) {}
}
