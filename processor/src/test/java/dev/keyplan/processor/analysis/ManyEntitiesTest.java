package dev.keyplan.processor.analysis;

import static dev.keyplan.processor.analysis.PatternTables.table;
import static dev.keyplan.processor.analysis.TestEntity.entity;
import static dev.keyplan.processor.analysis.TestPattern.pattern;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.export.TableExporter;
import dev.keyplan.processor.export.note.DesignNote;
import dev.keyplan.processor.json.JsonText;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.plan.Disjointness;
import dev.keyplan.processor.plan.TablePlan;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a table of many entities takes grows as their number, and not as that of their pairs. */
class ManyEntitiesTest {

  private static final int FEW = 100;
  private static final int MANY = 1000;

  /** In partitions of their own, five in a partition, or all in one. */
  private static TableModel tableOf(String partition, int entities) {
    PatternTables tables = table().index("GSI1");
    for (int i = 0; i < entities; i++) {
      tables.entity(
          entity("Entity" + i, "tenant String", "id String", "owner String", "at Instant")
              .key(partition.replace("?", "" + i).replace("/5", "" + i / 5), "E" + i + "#{at}#{id}")
              .key("GSI1", "O#{owner}", "E" + i + "#{at}")
              .pattern(pattern("ofTenant" + i).by("tenant").orderBy("at"))
              .pattern(pattern("ofOwner" + i).by("owner").orderBy("at").index("GSI1")));
    }
    return tables.build();
  }

  private static TablePlan plan(TableModel table) {
    TablePlan plan = new TablePlanner().plan(table, new DiagnosticCollector());
    assertThat(plan.sound()).isTrue();
    return plan;
  }

  @ParameterizedTest
  @ValueSource(strings = {"E?#{tenant}", "G/5#{tenant}", "T#{tenant}"})
  void keysThatDifferInLiteralsAreNotLookedAt(String partition) {
    TablePlan plan = plan(tableOf(partition, MANY));
    assertThat(plan.primaryKeys()).hasSize(MANY - 1);
    for (int i = 0; i < plan.primaryKeys().size(); i++) {
      assertThat(plan.primaryKeys().get(i).others()).isEmpty();
      assertThat(plan.primaryKeys().get(i).different()).isEqualTo(i + 1);
    }
    assertThat(plan.patterns())
        .hasSize(2 * MANY)
        .allSatisfy(
            planned -> {
              assertThat(planned.apart().others()).isEmpty();
              assertThat(planned.apart().count(Disjointness.Kind.LITERAL)).isEqualTo(MANY - 1);
            });
  }

  @ParameterizedTest
  @ValueSource(strings = {"E?#{tenant}", "G/5#{tenant}", "T#{tenant}"})
  void theModelGrowsAsTheEntities(String partition) {
    long few = JsonText.of(TableExporter.model(plan(tableOf(partition, FEW)))).length();
    long many = JsonText.of(TableExporter.model(plan(tableOf(partition, MANY)))).length();
    assertThat(many).isLessThan(few * (MANY / FEW) * 11 / 10);
  }

  /**
   * What is looked for among all of the entities, once for each, is seen in the memory it takes.
   */
  @ParameterizedTest
  @ValueSource(strings = {"E?#{tenant}", "G/5#{tenant}", "T#{tenant}"})
  void theNoteGrowsAsTheEntities(String partition) {
    DesignNote few = DesignNote.of(plan(tableOf(partition, FEW)), List.of());
    DesignNote many = DesignNote.of(plan(tableOf(partition, MANY)), List.of());
    allocatedBy(few::markdown); // classes are loaded
    assertThat(allocatedBy(many::markdown))
        .isLessThan(allocatedBy(few::markdown) * (MANY / FEW) * 5 / 4);
    assertThat(allocatedBy(many::html)).isLessThan(allocatedBy(few::html) * (MANY / FEW) * 5 / 4);
  }

  private static long allocatedBy(Supplier<String> text) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    assertThat(text.get()).isNotEmpty();
    return threads.getCurrentThreadAllocatedBytes() - before;
  }
}
