package dev.keyplan.processor.analysis;

import static dev.keyplan.processor.analysis.PatternTables.table;
import static dev.keyplan.processor.analysis.TestEntity.entity;
import static dev.keyplan.processor.analysis.TestPattern.pattern;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Sealed collections: what is promised of a stream of several entities, in one order. */
class StreamsTest {

  private static final TestPattern NEWEST = pattern("read").by("author").orderBy("at").descending();
  private static final String WHOLE = "Query PK = POSTS#{author}";

  private static String verdict(TestEntity note, TestEntity photo, TestPattern pattern) {
    PatternTables tables =
        table().index("GSI1").entity(note).entity(photo).stream(
            "Post", List.of("Note", "Photo"), pattern);
    return Refusals.verdict(tables, "read");
  }

  private static String newest(String noteSort, String photoSort) {
    return verdict(note(noteSort), photo("at Instant", photoSort), NEWEST);
  }

  private static TestEntity note(String sort) {
    return entity("Note", "author String", "at Instant", "id String", "kind NOTE|NOTED")
        .key("POSTS#{author}", sort);
  }

  private static TestEntity photo(String at, String sort) {
    return entity("Photo", "author String", at, "id String", "kind NOTE|NOTED")
        .key("POSTS#{author}", sort);
  }

  @Test
  void entitiesWithOneTextBeforeTheOrderedPartMix() {
    assertThat(newest("{at}#NOTE", "{at}#PHOTO#{id}")).isEqualTo(WHOLE + " backwards");
    assertThat(newest("AT#{at}", "AT#{at}#{id}")).isEqualTo(WHOLE + " backwards");
  }

  @Test
  void entitiesThatLieOneAfterTheOtherAreNotInOneOrder() {
    assertThat(newest("NOTE#{at}", "PHOTO#{at}")).isEqualTo("KP303");
    assertThat(newest("AT#{at}", "{at}#PHOTO")).isEqualTo("KP303");
    assertThat(newest("AT#{at}#NOTE", "AT#{at:seconds}#PHOTO")).isEqualTo("KP303");
    assertThat(verdict(note("AT#{at}#N"), photo("at LocalDate", "AT#{at}#P"), NEWEST))
        .isEqualTo("KP303");
  }

  @Test
  void theRecordFormKeepsEachListInOrderByItself() {
    PatternTables tables =
        table()
            .entity(note("NOTE#{at}"))
            .entity(photo("at Instant", "PHOTO#{at}"))
            .collection("Posts", List.of("Note* notes", "Photo* photos"), NEWEST);

    assertThat(Refusals.verdict(tables, "read")).isEqualTo(WHOLE + " backwards");
  }

  @Test
  void anEntityWithoutTheAttributeLiesWhereItsKeyPutsIt() {
    assertThat(verdict(note("NOTE#{at}"), photo("on LocalDate", "PHOTO#{on}"), NEWEST))
        .isEqualTo(WHOLE + " backwards");
  }

  @Test
  void anEntityOfOneItemIsInAnyOrder() {
    assertThat(newest("NOTE#{at}", "PHOTO")).isEqualTo(WHOLE + " backwards");
    assertThat(newest("NOTE#{at}", "PHOTO#{id}")).isEqualTo("KP303");
  }

  @Test
  void idsMixWhateverFollowsThem() {
    TestPattern byId = pattern("read").by("author").orderBy("id");
    assertThat(verdict(note("{id:id}"), photo("at Instant", "{id:id}#{at}"), byId))
        .isEqualTo(WHOLE);
    assertThat(verdict(note("{id}"), photo("at Instant", "{id}#{at}"), byId)).isEqualTo("KP305");
  }

  @Test
  void enumsMixIfTheSameFollowsThem() {
    TestPattern byKind = pattern("read").by("author").orderBy("kind");
    assertThat(verdict(note("{kind}#N{id}"), photo("at Instant", "{kind}#N#{at}"), byKind))
        .isEqualTo("KP303");
    assertThat(verdict(note("{kind}#{id}"), photo("at Instant", "{kind}#{at}"), byKind))
        .isEqualTo(WHOLE);
  }

  @Test
  void aWhenThatFixesAnEarlierPartTellsThemApart() {
    TestPattern onIndex = pattern("read").by("author").orderBy("at").index("GSI1");
    assertThat(
            verdict(
                note("N#{id}").key("GSI1", "POSTS#{author}", "{kind}#{at}", "kind = NOTE"),
                photo("at Instant", "P#{id}")
                    .key("GSI1", "POSTS#{author}", "{kind}#{at}", "kind = NOTED"),
                onIndex))
        .isEqualTo("KP303");
  }

  @Test
  void aRangeIsOfAllEntitiesOrRefused() {
    TestPattern between = pattern("read").by("author").range("at");
    assertThat(verdict(note("AT#{at}#NOTE"), photo("at Instant", "AT#{at}#PHOTO#{id}"), between))
        .isEqualTo(WHOLE + ", SK range AT#[at]#");
    assertThat(verdict(note("NOTE#{at}"), photo("at Instant", "PHOTO#{at}"), between))
        .isEqualTo("KP304");
    assertThat(verdict(note("AT#{at}"), photo("at Instant", "AT#{at}#PHOTO"), between))
        .isEqualTo("KP304");
    assertThat(verdict(note("AT#{at}#N"), photo("on LocalDate", "AT#{on}#P"), between))
        .isEqualTo("KP304");
  }
}
