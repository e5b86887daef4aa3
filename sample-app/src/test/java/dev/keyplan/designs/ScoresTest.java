package dev.keyplan.designs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.designs.ScoresTable.Score;
import dev.keyplan.designs.ScoresTable.TopScore;
import dev.keyplan.runtime.KeyRange;
import dev.keyplan.testkit.CallRecorder;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@KeyplanTest
class ScoresTest {

  private CallRecorder calls;
  private ScoresTable_ScoreRepository scores;

  @BeforeEach
  void createTable(TestDatabase database) {
    String table = database.createTable(ScoresTableDefinition::createTableRequest);
    calls = database.calls();
    scores = ScoresTableClient.create(database.client(), table).scoresTable_ScoreRepository();
  }

  @Test
  void whoHasNoScoreIsInNoRanking() {
    Stream.of(
            score("ann", "Meteor", 9L),
            score("bob", "Meteor", 10L),
            score("eve", "Meteor", 100L),
            score("low", "Meteor", -1L),
            score("none", "Meteor", null),
            score("ann", "Meteor 2", 1000L))
        .forEach(scores::create);

    assertThat(scores.topScores("Meteor").list())
        .containsExactly(top("eve", 100), top("bob", 10), top("ann", 9), top("low", -1));
    assertThat(scores.topScores("Meteor").limit(2).list())
        .containsExactly(top("eve", 100), top("bob", 10));
    assertThat(scores.scoresAbove("Meteor", KeyRange.greaterThan(9L)).list())
        .containsExactly(top("bob", 10), top("eve", 100));
    calls.pattern("topScores").assertQueriesOf("GameTitleIndex", 2);
    calls.pattern("scoresAbove").assertOneQueryOf("GameTitleIndex");
  }

  @Test
  void scoresAreOfAUser() {
    Score meteor = score("ann", "Meteor", 9L);
    Score ping = score("ann", "Ping", null);
    Stream.of(ping, meteor, score("anna", "Meteor", 1L)).forEach(scores::create);

    assertThat(scores.gamesOf("ann").list()).containsExactly(meteor, ping);
    assertThat(scores.scoreOf("ann", "Ping")).contains(ping);
    calls.pattern("gamesOf").assertOneQuery();
    calls.pattern("scoreOf").assertOneGetItem();
  }

  private static Score score(String user, String game, Long top) {
    return new Score(
        user,
        game,
        Optional.ofNullable(top),
        Optional.ofNullable(top).map(Instant::ofEpochSecond),
        1,
        2);
  }

  private static TopScore top(String user, long score) {
    return new TopScore(user, "Meteor", Optional.of(score));
  }
}
