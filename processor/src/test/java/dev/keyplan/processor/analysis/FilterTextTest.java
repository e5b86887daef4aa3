package dev.keyplan.processor.analysis;

import static dev.keyplan.processor.analysis.PatternTables.table;
import static dev.keyplan.processor.analysis.TestEntity.entity;
import static dev.keyplan.processor.analysis.TestPattern.pattern;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What a path is said to hold is what it holds: its when counts. */
class FilterTextTest {

  private static List<String> details(TestPattern pattern) {
    PatternTables jobs =
        table()
            .index("GSI1")
            .index("GSI2", "queue", "leasedUntil")
            .entity(
                entity(
                        "Job",
                        "jobId String",
                        "queue String",
                        "leasedUntil Instant?",
                        "status READY|RUNNING|DEAD|DONE")
                    .key("JOB#{jobId}", "JOB")
                    .key("GSI1", "STOPPED#{queue}", "{jobId}", "status in (DEAD, DONE)")
                    .key("GSI2", "queue", "leasedUntil")
                    .pattern(pattern));
    return Refusals.diagnostics(jobs).get(0).details();
  }

  @Test
  void anIndexOfOtherItemsHoldsNoneOfThose() {
    assertThat(details(pattern("ready").by("queue", "status = READY")))
        .contains(
            "GSI1     GSI1PK STOPPED#{queue}: holds only the Job items with status in (DEAD, DONE)");
  }

  @Test
  void anIndexOfMoreItemsHoldsThoseOfItsWhen() {
    assertThat(details(pattern("dead").by("queue", "status = DEAD")))
        .contains(
            "GSI1     GSI1PK STOPPED#{queue}: holds every status of the Job items with status in"
                + " (DEAD, DONE), DynamoDB would drop the others after reading them");
  }

  @Test
  void anIndexKeyIsPresentInAllItsItems() {
    assertThat(details(pattern("free").by("queue", "leasedUntil absent")))
        .contains("GSI2     leasedUntil: holds only the Job items with leasedUntil present");
  }

  @Test
  void aQueryReadsOneValueOfAPartOrAll() {
    PatternTables jobs =
        table()
            .entity(
                entity("Job", "queue String", "status READY|RUNNING|DEAD", "jobId String")
                    .key("QUEUE#{queue}", "{status}#{jobId}")
                    .pattern(pattern("some").by("queue", "status in (READY, DEAD)")));
    assertThat(Refusals.diagnostics(jobs).get(0).details())
        .contains(
            "table    SK {status}#{jobId}: one Query reads one status or every one, not status in"
                + " (READY, DEAD)");
  }

  @Test
  void anotherQuestionIsNoWayOut() {
    PatternTables jobs =
        table()
            .index("GSI1")
            .entity(
                entity("Job", "jobId String", "queue String", "status READY|RUNNING|DEAD|DONE")
                    .key("JOB#{jobId}", "JOB")
                    .key("GSI1", "{queue}", "{status}#{jobId}", "status in (DEAD, DONE)")
                    .pattern(pattern("ready").by("queue", "status = READY")));
    assertThat(Refusals.of(jobs))
        .containsExactly(
            "KP308 at term status = READY: ready on Job promises Job items that GSI1 leaves out:"
                + " those that are not status in (DEAD, DONE)");
    assertThat(Refusals.diagnostics(jobs).get(0).details())
        .noneMatch(line -> line.contains("promise only"));
  }
}
