package dev.keyplan.processor.analysis;

import static dev.keyplan.processor.analysis.PatternTables.table;
import static dev.keyplan.processor.analysis.TestEntity.entity;
import static dev.keyplan.processor.analysis.TestPattern.pattern;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The least designs on which the oracle and the planner once disagreed. */
class OracleFindingsTest {

  private static final String[] EVENT = {"user String", "at Instant", "n int", "note String"};

  @Test
  void anOrderSaysNothingOnceItsAttributesTellTheItemsApart() {
    PatternTables tables =
        table()
            .entity(
                entity("Event", EVENT)
                    .key("USER#{user}", "{at}")
                    .pattern(pattern("ordered").by("user").orderBy("at", "n"))
                    .pattern(pattern("other").by("user").orderBy("n", "at")));
    assertThat(Refusals.verdict(tables, "ordered")).isEqualTo("Query PK = USER#{user}");
    assertThat(Refusals.verdict(tables, "other")).isEqualTo("KP303");
  }

  @Test
  void whatTellsTheItemsOfOneEntityApartDoesNotOrderThemAmongOthers() {
    PatternTables tables =
        table()
            .entity(entity("A", EVENT).key("USER#{user}", "{at}"))
            .entity(entity("B", EVENT).key("USER#{user}", "{at}#{n}"))
            .stream(
                "Both",
                List.of("A", "B"),
                pattern("together").by("user").orderBy("at", "n"),
                pattern("byTime").by("user").orderBy("at"));
    assertThat(Refusals.verdict(tables, "together")).isEqualTo("KP303");
    assertThat(Refusals.verdict(tables, "byTime")).isEqualTo("Query PK = USER#{user}");
  }

  @Test
  void anOrderOfOneItemIsKeptOnEveryPath() {
    PatternTables tables =
        table()
            .index("GSI1")
            .entity(
                entity("Event", EVENT)
                    .key("USER#{user}", "{at}")
                    .key("GSI1", "USER#{user}", "{at}#{n}")
                    .pattern(pattern("one").by("user", "at").index("GSI1").orderBy("note")));
    assertThat(Refusals.verdict(tables, "one"))
        .isEqualTo("Query GSI1 GSI1PK = USER#{user}, begins_with(GSI1SK, {at}#)");
  }

  @Test
  void aKnownPartMayLieBetweenTheTruncationAndTheRange() {
    PatternTables tables =
        table()
            .entity(
                entity("Event", EVENT)
                    .key("USER#{user:id}", "{at:month}#{user:id}#{at}")
                    .pattern(pattern("between").by("user").range("at")));
    assertThat(Refusals.verdict(tables, "between"))
        .isEqualTo("Query PK = USER#{user}, SK range [at]#{user}#[at]");
  }

  @Test
  void anIntervalEndsAboveTextsOfWhichNoneIsTheGreatest() {
    PatternTables tables =
        table()
            .entity(
                entity("Event", EVENT)
                    .key("ALL", "{n:digits(2)}#{note}")
                    .pattern(pattern("events")))
            .entity(entity("Label", "name String").key("ALL", "X#{name}"));
    assertThat(Refusals.verdict(tables, "events"))
        .isEqualTo("Query PK = ALL, SK between 00#\0 and 99$");
  }

  @Test
  void anIntervalEndsAboveAKnownPartThatATextOfAnyLengthFollows() {
    PatternTables tables =
        table()
            .entity(entity("A", "user String").key("{user}", "A"))
            .entity(
                entity("B", "user String", "code String", "note String")
                    .key("{user}", "B#{code:id(2)}{note}"))
            .entity(entity("Z", "user String", "name String").key("{user}", "Z#{name}"))
            .collection("Both", List.of("A a", "B* b"), pattern("both").by("user"));
    assertThat(Refusals.verdict(tables, "both"))
        .isEqualTo("Query PK = {user}, SK between A and B$");
  }

  @Test
  void anIntervalHoldsAllThatItsMembersCanStoreIfItsEndsDependOnArguments() {
    PatternTables tables =
        table()
            .entity(entity("A", "user String").key("{user:id}", "{user:id}"))
            .entity(entity("B", "user String", "n int").key("{user:id}", "{n:digits(2)}~"))
            .entity(entity("Z", "user String", "name String").key("{user:id}", "~{name}"))
            .collection("Both", List.of("A a", "B* b"), pattern("both").by("user"));
    assertThat(Refusals.verdict(tables, "both"))
        .isEqualTo("Query PK = {user}, SK between - and z{");
  }

  @Test
  void aUriHasOneFragmentAndAColonOnlyAfterAScheme() {
    assertThat(Refusals.of(apart("link Uri", "{link}", "{n:digits(2)}##X"))).isEmpty();
    assertThat(Refusals.of(apart("link Uri", "{link}", "{n:digits(2)}:X"))).isEmpty();
    assertThat(Refusals.of(apart("link Uri", "{link}", "{n:digits(2)}#X"))).hasSize(1);
    assertThat(Refusals.of(apart("link Uri", "{link}", "x{n:digits(2)}:X"))).hasSize(1);
  }

  @Test
  void aDurationSaysItsUnits() {
    assertThat(Refusals.of(apart("span Duration", "{span}", "PT{n:digits(2)}"))).isEmpty();
    assertThat(Refusals.of(apart("span Duration", "{span}", "PT{n:digits(2)}S1M"))).isEmpty();
    assertThat(Refusals.of(apart("span Duration", "{span}", "PT{n:digits(2)}M1.5S"))).hasSize(1);
  }

  private static PatternTables apart(String attribute, String sort, String other) {
    return table()
        .entity(entity("A", attribute).key("ALL", sort))
        .entity(entity("B", "n int").key("ALL", other));
  }
}
