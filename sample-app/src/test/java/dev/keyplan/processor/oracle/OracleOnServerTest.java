package dev.keyplan.processor.oracle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.processor.analysis.Judgement;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.testkit.Capability;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.Requires;
import dev.keyplan.testkit.TestDatabase;
import dev.keyplan.testkit.server.ServerChoice;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * A sample of the oracle's accepted designs, on a real server: the one that is right about key
 * conditions. See docs/verification.md.
 */
@KeyplanTest(server = ServerChoice.DYNALITE)
class OracleOnServerTest {

  private static final int SAMPLE = 40;
  private static final long SEED = 20_261_129;

  @Test
  void acceptedPlansReadWhatIsPromised(TestDatabase database) {
    check(database, false);
  }

  @Test
  @Requires(Capability.MULTI_ATTRIBUTE_KEYS)
  void acceptedPlansOfSeveralKeyAttributesReadWhatIsPromised(TestDatabase database) {
    check(database, true);
  }

  private static void check(TestDatabase database, boolean several) {
    Figures figures = new Figures();
    int checked = 0;
    for (long seed = SEED; checked < SAMPLE; seed++) {
      DesignSource design = new DesignSource(seed, 3, 1);
      TableModel table = design.table();
      Judgement judgement = Judgement.of(table);
      boolean plain = Path.of(table).stream().allMatch(OracleOnServerTest::plain);
      if (plain == several || !judgement.collisions().isEmpty()) {
        continue;
      }
      ItemSource source = new ItemSource(Chance.of(seed, 3), table);
      List<StoredItem> items = source.fill(table, 10);
      for (Judgement.Verdict verdict : judgement.verdicts()) {
        if (verdict.plan().isPresent()) {
          AcceptedCheck check =
              new AcceptedCheck(
                  table,
                  verdict,
                  judgement.indexes(),
                  Chance.of(seed, 4),
                  source,
                  memory -> new ServerReader(table, judgement, memory, database));
          Optional<String> wrong = check.failure(items, figures);
          assertThat(wrong).as("seed %s", seed).isEmpty();
          checked++;
        }
      }
    }
    System.out.println("Oracle on a server: " + checked + " plans, " + figures.calls() + " calls");
  }

  private static boolean plain(Path path) {
    return path.partitionKey().size() == 1 && path.sortKey().size() <= 1;
  }
}
