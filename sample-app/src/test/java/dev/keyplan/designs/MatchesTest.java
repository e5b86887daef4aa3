package dev.keyplan.designs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.designs.MatchesTable.Match;
import dev.keyplan.runtime.KeyRange;
import dev.keyplan.testkit.Capability;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.Requires;
import dev.keyplan.testkit.TestDatabase;
import dev.keyplan.testkit.check.KeyCondition;
import dev.keyplan.testkit.check.RequestChecker;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

@KeyplanTest
class MatchesTest {

  private static final LocalDate MAY_1 = LocalDate.parse("2026-05-01");
  private static final LocalDate MAY_2 = LocalDate.parse("2026-05-02");

  /** What no server need answer: they are what DynamoDB takes. */
  @Test
  void theRequestsNameTheAttributesFromTheLeft(TestDatabase database) {
    MatchesTable_MatchRepository matches =
        MatchesTableClient.create(database.client(), "matches").matchesTable_MatchRepository();
    RequestChecker checker = new RequestChecker();
    checker.check(MatchesTableDefinition.createTableRequest("matches"));

    assertThat(terms(checker, matches.ofTournament("w26", "EU").request()))
        .containsExactly("tournamentId = w26", "region = EU");
    assertThat(terms(checker, matches.ofRound("w26", "EU", 2).request()))
        .containsExactly("tournamentId = w26", "region = EU", "round = 2");
    assertThat(terms(checker, matches.fromRound("w26", "EU", KeyRange.atLeast(2)).request()))
        .containsExactly("tournamentId = w26", "region = EU", "round >= 2");
    assertThat(terms(checker, matches.ofBracket("w26", "EU", 2, "upper").request()))
        .containsExactly("tournamentId = w26", "region = EU", "round = 2", "bracket = upper");
    QueryRequest ofPlayer = matches.ofPlayer("p1").request();
    assertThat(terms(checker, ofPlayer)).containsExactly("player1Id = p1");
    assertThat(ofPlayer.scanIndexForward()).isFalse();
    assertThat(ofPlayer.indexName()).isEqualTo("byPlayer");
    assertThat(
            terms(checker, matches.ofPlayerBetween("p1", KeyRange.between(MAY_1, MAY_2)).request()))
        .containsExactly("player1Id = p1", "matchDate between 2026-05-01 and 2026-05-02");
    assertThat(terms(checker, matches.ofPlayerOn("p1", MAY_1, 2).request()))
        .containsExactly("player1Id = p1", "matchDate = 2026-05-01", "round = 2");
  }

  private static List<String> terms(RequestChecker checker, QueryRequest request) {
    checker.check(request);
    return KeyCondition.of(request).stream().map(KeyCondition::toString).toList();
  }

  @Test
  @Requires(Capability.MULTI_ATTRIBUTE_KEYS)
  void aServerThatKnowsThemAnswers(TestDatabase database) {
    String table = database.createTable(MatchesTableDefinition::createTableRequest);
    MatchesTable_MatchRepository matches =
        MatchesTableClient.create(database.client(), table).matchesTable_MatchRepository();
    Match second = match("m1", "EU", 2, "upper", MAY_1);
    Match lower = match("m2", "EU", 10, "lower", MAY_2);
    Match upper = match("m3", "EU", 10, "upper", MAY_2);
    Stream.of(upper, lower, second, match("m4", "US", 2, "upper", MAY_1)).forEach(matches::create);

    assertThat(matches.ofTournament("w26", "EU").list()).containsExactly(second, lower, upper);
    assertThat(matches.fromRound("w26", "EU", KeyRange.greaterThan(2)).list())
        .containsExactly(lower, upper);
    assertThat(matches.ofBracket("w26", "EU", 10, "upper").list()).containsExactly(upper);
    assertThat(matches.ofPlayerBetween("p1", KeyRange.atMost(MAY_1)).count()).isEqualTo(2);
  }

  private static Match match(String id, String region, int round, String bracket, LocalDate date) {
    return new Match(
        id, "w26", region, round, bracket, "p1", "p2", date, Optional.empty(), Optional.empty());
  }
}
