package dev.keyplan.processor.analysis;

import static dev.keyplan.processor.analysis.PatternTables.table;
import static dev.keyplan.processor.analysis.TestEntity.entity;
import static dev.keyplan.processor.analysis.TestPattern.pattern;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.processor.diagnostics.Diagnostic;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Keys that collide and are read together: KP501 and KP502 ask for no two changes of one key. */
class CollisionAdviceTest {

  @Test
  void oneChangeMendsBoth() {
    PatternTables tables =
        table()
            .entity(
                entity("Task", "id String", "task UUID")
                    .key("P#{id}", "TASK#{task}")
                    .pattern(pattern("tasks").by("id")))
            .entity(entity("Note", "id String", "text String").key("P#{id}", "TASK#{text}"));
    String paste = "@Key(partition = \"P#{id}\", sort = \"NOTE#{text}\")";
    assertThat(fix(tables, "KP501"))
        .containsExactly(
            "let the keys of Note begin with its name, replacing the table's @Key on Note:", paste);
    assertThat(fix(tables, "KP502"))
        .containsExactly(
            "let the keys of Note begin with its name, as for KP501, replacing the table's @Key on"
                + " Note:",
            paste);
  }

  /** LABEL# lies between ITEM# and META. */
  @Test
  void theNameIsPutOutsideOfWhatIsRead() {
    PatternTables tables =
        table()
            .entity(entity("Order", "id String").key("O#{id}", "META"))
            .entity(entity("Item", "id String", "no int").key("O#{id}", "ITEM#{no}"))
            .entity(entity("Label", "id String", "code String").key("O#{id}", "ITEM#{code}"))
            .collection("Whole", List.of("Order order", "Item* items"), pattern("whole").by("id"));
    String paste = "@Key(partition = \"O#{id}\", sort = \"#LABEL#{code}\")";
    assertThat(fix(tables, "KP501")).contains(paste);
    assertThat(fix(tables, "KP502")).hasSize(2).contains(paste);
  }

  /** The owner of the pattern can be the one to move. */
  @Test
  void theChangeMayBeThatOfTheOther() {
    PatternTables tables =
        table()
            .entity(
                entity("Task", "id String", "task String")
                    .key("P#{id}", "{task}")
                    .pattern(pattern("tasks").by("id")))
            .entity(entity("Note", "id String", "text String").key("P#{id}", "{text}"));
    String paste = "@Key(partition = \"P#{id}\", sort = \"TASK#{task}\")";
    assertThat(fix(tables, "KP501")).contains(paste);
    assertThat(fix(tables, "KP502")).hasSize(2).contains(paste);
  }

  /** Task has its name already. */
  @Test
  void aNameAloneIsBetterThanOneBehindASign() {
    PatternTables tables =
        table()
            .entity(entity("Note", "id String", "text String").key("P#{id}", "TASK#{text}"))
            .entity(
                entity("Task", "id String", "task UUID")
                    .key("P#{id}", "TASK#{task}")
                    .pattern(pattern("tasks").by("id")));
    String paste = "@Key(partition = \"P#{id}\", sort = \"NOTE#{text}\")";
    assertThat(fix(tables, "KP501")).contains(paste);
    assertThat(fix(tables, "KP502")).hasSize(2).contains(paste);
  }

  /** What is read goes from before all names to after them. */
  @Test
  void whatKp501ChangesIsNotChangedOtherwise() {
    PatternTables tables =
        table()
            .index("GSI1")
            .entity(entity("Low", "id String").key("P#{id}", "!"))
            .entity(entity("Task", "id String", "task UUID").key("P#{id}", "TASK#{task}"))
            .entity(entity("High", "id String").key("P#{id}", "~~"))
            .entity(entity("Note", "id String", "text String").key("P#{id}", "TASK#{text}"))
            .collection(
                "Whole", List.of("Low low", "Task* tasks", "High high"), pattern("whole").by("id"));
    assertThat(fix(tables, "KP501"))
        .contains("@Key(partition = \"P#{id}\", sort = \"NOTE#{text}\")");
    assertThat(fix(tables, "KP502").get(0)).startsWith("after the fix of KP501, ");
    assertThat(fix(tables, "KP502")).noneMatch(line -> line.contains("@Key on Note"));
  }

  /** Moving each for the other's pattern would put them among each other again. */
  @Test
  void patternsThatReadEachOthersItemsAskForOneChange() {
    PatternTables tables =
        table()
            .entity(
                entity("Pet", "petId String", "name String")
                    .key("PET#{petId}", "VISIT#{name}")
                    .pattern(pattern("findPet").by("petId")))
            .entity(
                entity("Visit", "petId String", "at Instant", "visitId UUID")
                    .key("PET#{petId}", "VISIT#{at}#{visitId}")
                    .pattern(pattern("visitsOfPet").by("petId")));
    assertThat(fixes(tables, "KP502"))
        .hasSize(2)
        .containsOnly(
            List.of(
                "let the keys of Pet begin with its name, which serves findPet on Pet and"
                    + " visitsOfPet on Visit (stored items would have to be rewritten), replacing"
                    + " the table's @Key on Pet:",
                "@Key(partition = \"PET#{petId}\", sort = \"PET#{name}\")"));
  }

  @Test
  void keysOfAnIndexToo() {
    PatternTables tables =
        table()
            .index("GSI1")
            .entity(
                entity("Pet", "id String", "petId String", "name String")
                    .key("P#{id}", "P")
                    .key("GSI1", "PET#{petId}", "VISIT#{name}")
                    .pattern(pattern("findPet").by("petId")))
            .entity(
                entity("Visit", "id String", "petId String", "at Instant")
                    .key("V#{id}", "V")
                    .key("GSI1", "PET#{petId}", "VISIT#{at}")
                    .pattern(pattern("visitsOfPet").by("petId")));
    List<List<String>> fixes = fixes(tables, "KP502");
    assertThat(fixes).hasSize(2);
    assertThat(fixes.get(0))
        .isEqualTo(fixes.get(1))
        .contains("@Key(index = \"GSI1\", partition = \"PET#{petId}\", sort = \"PET#{name}\")");
  }

  /** Of three, two have to go. */
  @Test
  void moreThanTwoAskForOneChange() {
    PatternTables tables =
        table()
            .entity(
                entity("Pet", "petId String", "name String")
                    .key("PET#{petId}", "VISIT#{name}")
                    .pattern(pattern("findPet").by("petId")))
            .entity(
                entity("Visit", "petId String", "at Instant", "visitId UUID")
                    .key("PET#{petId}", "VISIT#{at}#{visitId}")
                    .pattern(pattern("visitsOfPet").by("petId")))
            .entity(
                entity("Bill", "petId String", "no int", "visitId UUID", "at Instant")
                    .key("PET#{petId}", "VISIT#{no}#{visitId}#{at}")
                    .pattern(pattern("bills").by("petId")));
    List<List<String>> fixes = fixes(tables, "KP502");
    assertThat(fixes).hasSize(3);
    assertThat(fixes).containsOnly(fixes.get(0));
    assertThat(fixes.get(0))
        .contains(
            "@Key(partition = \"PET#{petId}\", sort = \"BILL#{no}#{visitId}#{at}\")",
            "@Key(partition = \"PET#{petId}\", sort = \"PET#{name}\")");
  }

  /** Of a list and a collection that returns the other. */
  @Test
  void whatACollectionReturnsCounts() {
    PatternTables tables =
        table()
            .entity(entity("Order", "id String").key("O#{id}", "META"))
            .entity(entity("Item", "id String", "no int").key("O#{id}", "ITEM#{no}"))
            .entity(
                entity("Label", "id String", "code String", "n UUID")
                    .key("O#{id}", "ITEM#{code:id}#{n}")
                    .pattern(pattern("labels").by("id")))
            .collection("Whole", List.of("Order order", "Item* items"), pattern("whole").by("id"));
    List<List<String>> fixes = fixes(tables, "KP502");
    assertThat(fixes).hasSize(2);
    assertThat(fixes.get(0))
        .isEqualTo(fixes.get(1))
        .contains("@Key(partition = \"O#{id}\", sort = \"#LABEL#{code:id}#{n}\")");
  }

  private static List<String> fix(PatternTables tables, String code) {
    return fixes(tables, code).get(0);
  }

  private static List<List<String>> fixes(PatternTables tables, String code) {
    return Refusals.diagnostics(tables).stream()
        .filter(one -> one.code().name().equals(code))
        .map(CollisionAdviceTest::fix)
        .toList();
  }

  private static List<String> fix(Diagnostic diagnostic) {
    List<String> details = diagnostic.details();
    int start = 0;
    while (!details.get(start).startsWith("fix ")) {
      start++;
    }
    return details.subList(start, details.size()).stream()
        .map(line -> line.replaceFirst("^fix", "").strip())
        .toList();
  }
}
