package dev.keyplan.processor.analysis;

import static dev.keyplan.processor.analysis.PatternTables.table;
import static dev.keyplan.processor.analysis.TestEntity.entity;
import static dev.keyplan.processor.analysis.TestPattern.pattern;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.plan.Disjointness;
import dev.keyplan.processor.plan.Separation;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Keys whose halves hold one value: what each half could be by itself, both cannot be. */
class CorrelatedKeysTest {

  private static PatternTables keys(TestEntity first, TestEntity second) {
    return table().entity(first).entity(second);
  }

  private static TestEntity user(String partition, String sort) {
    return entity("User", "a String", "b String", "at Instant", "n int").key(partition, sort);
  }

  private static TestEntity other(String partition, String sort) {
    return entity("Other", "a String", "b String", "at Instant", "n int").key(partition, sort);
  }

  private static List<String> example(PatternTables tables) {
    return Refusals.diagnostics(tables).get(0).details().stream()
        .filter(line -> line.startsWith("example"))
        .toList();
  }

  @Test
  void aValueInBothHalvesIsOneValue() {
    assertThat(Refusals.of(keys(user("U#{a}", "{a}"), other("U#{a}", "{a}#{b}")))).isEmpty();
    assertThat(Refusals.of(keys(user("U#{a}", "{a}"), other("U#x{a}", "{a}")))).isEmpty();
    assertThat(Refusals.of(keys(user("U#{a}", "{b}"), other("U#x{a}", "{a}")))).hasSize(1);
    assertThat(Refusals.of(keys(user("{a}", "U_{a}#{a}"), other("{a}", "{a}#{b}")))).isEmpty();
  }

  @Test
  void theExampleIsARealPairOfItems() {
    assertThat(example(keys(user("U#{a}", "{a}"), other("U#{a}", "{b}"))))
        .containsExactly("example  PK U#x, SK x");
    assertThat(example(keys(user("U#{a}", "{a}_{a}"), other("U#x1", "{b}"))))
        .containsExactly("example  PK U#x1, SK x1_x1");
    assertThat(example(keys(user("U#{a}", "E#{a:lower}"), other("U#X{b}", "E#{a}"))))
        .containsExactly("example  PK U#Xx, SK E#xx");
  }

  @Test
  void aMonthIsThatOfTheTime() {
    assertThat(
            Refusals.of(keys(user("{at:month}", "{at}"), other("2024-0{a:id(1)}", "2025-01-{b}"))))
        .isEmpty();
    assertThat(
            example(
                keys(user("{at:month}", "{at:seconds}"), other("2024-0{a:id(1)}", "2024-01-{b}"))))
        .containsExactly("example  PK 2024-01, SK 2024-01-01T01:01:01Z");
  }

  @Test
  void aNumberIsOneNumberInAllWidths() {
    assertThat(
            Refusals.of(keys(user("{n:digits(2)}", "{n}"), other("{n:digits(2)}", "1{a:id(9)}"))))
        .isEmpty();
    assertThat(example(keys(user("{n:digits(2)}", "{n}"), other("4{a:id(1)}", "0{b:id(8)}2"))))
        .containsExactly("example  PK 42, SK 0000000042");
  }

  @Test
  void foldedTextsAreThoseOfTheValue() {
    assertThat(Refusals.of(keys(user("{a:lower}", "{a}"), other("x{b}", "y{b}")))).isEmpty();
    assertThat(example(keys(user("{a:lower}", "{a}"), other("xy", "X{b}"))))
        .isEqualTo(List.of("example  PK xy, SK XY"));
  }

  @Test
  void whatNeitherProofNorExampleDecidesIsRefusedAndSaidToBe() {
    PatternTables tables = keys(user("{a}", "x{a}"), other("x{a}", "{a}"));
    assertThat(Refusals.of(tables))
        .containsExactly(
            "KP501 at template {a}: User and Other cannot be proved to have different primary"
                + " keys");
    assertThat(Refusals.diagnostics(tables).get(0).details())
        .contains("proof    neither was an example found, nor a reason that there is none");
  }

  @Test
  void theWhenOfAnIndexKeyRestrictsWhatLiesThere() {
    String[] task = {"id String", "p String", "s DONE|OPEN|WAIT"};
    PatternTables tables =
        table()
            .index("GSI1")
            .entity(
                entity("Task", task)
                    .key("T#{id}", "T")
                    .key("GSI1", "P#{p}", "{s}#{id}", "s in (DONE, OPEN)")
                    .pattern(pattern("tasks").by("p", "s in (DONE, OPEN)")))
            .entity(
                entity("Old", task)
                    .key("A#{id}", "A")
                    .key("GSI1", "P#{p}", "{s}#{id}", "s = WAIT")
                    .pattern(pattern("waiting").by("p", "s = WAIT")));
    assertThat(Refusals.of(tables)).isEmpty();
    TablePlan plan = new TablePlanner().plan(tables.build(), new DiagnosticCollector());
    assertThat(PlanSummary.of(plan.patterns().get(0).plan().orElseThrow()))
        .isEqualTo("Query GSI1 GSI1PK = P#{p}, GSI1SK between DONE#\0 and OPEN$");
  }

  @Test
  void anEndlessLastPartHasACeiling() {
    PatternTables tables =
        table()
            .entity(
                entity("Item", "p String", "id String")
                    .key("P#{p}", "{id:id}")
                    .pattern(pattern("items").by("p")))
            .entity(entity("Total", "p String").key("P#{p}", "~TOTAL"));
    assertThat(Refusals.of(tables)).isEmpty();
    TablePlan plan = new TablePlanner().plan(tables.build(), new DiagnosticCollector());
    assertThat(PlanSummary.of(plan.patterns().get(0).plan().orElseThrow()))
        .isEqualTo("Query PK = P#{p}, SK between - and z{");
  }

  @Test
  void nativeNumbersAreComparedByValue() {
    PatternTables tables =
        table("tenant", "SK")
            .index("GSI1", "n", "GSI1SK")
            .entity(
                entity("A", "tenant String", "n int")
                    .key("", "A")
                    .key("GSI1", "", "X#{tenant}", "n = 1")
                    .pattern(pattern("ones").by("n = 1").index("GSI1")))
            .entity(
                entity("B", "tenant String", "n int")
                    .key("", "B")
                    .key("GSI1", "", "X#{tenant}", "n in (2, 3)"));
    assertThat(Refusals.of(tables))
        .containsExactly("KP707 at key GSI1: no access pattern reads B from GSI1 when n in (2, 3)");
  }

  @Test
  void thePlanSaysWhyItReadsNothingElse() {
    PatternTables tables =
        table()
            .index("GSI1")
            .entity(
                user("U#{a}", "{a}")
                    .key("GSI1", "M#{at:month}", "{at}")
                    .pattern(pattern("user").by("a"))
                    .pattern(pattern("month").by("at:month").index("GSI1")))
            .entity(other("U#{a}", "{a}_{b}").key("GSI1", "M#{a}-01", "X"))
            .entity(entity("Label", "a String").key("L#{a}", "L"))
            .entity(entity("Note", "a String", "b String").key("U#{a}", "{b}_N_{a}"));
    TablePlan plan = new TablePlanner().plan(tables.build(), new DiagnosticCollector());
    assertThat(reasons(plan, 0))
        .containsExactly("Other SK CORRELATED a", "Note SK CORRELATED a", "literals {PK=1}");
    assertThat(reasons(plan, 1)).containsExactly("Other GSI1SK LANGUAGE ", "not in the index: 2");
  }

  private static List<String> reasons(TablePlan plan, int pattern) {
    Separation apart = plan.patterns().get(pattern).apart();
    List<String> reasons =
        new ArrayList<>(apart.others().stream().map(CorrelatedKeysTest::reason).toList());
    if (!apart.literals().isEmpty()) {
      reasons.add("literals " + apart.literals());
    }
    if (apart.notInIndex() > 0) {
      reasons.add("not in the index: " + apart.notInIndex());
    }
    return reasons;
  }

  private static String reason(Disjointness apart) {
    return String.join(
        " ",
        apart.entity().simpleName(),
        apart.attributeName(),
        apart.kind().toString(),
        apart.part());
  }
}
