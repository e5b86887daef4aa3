package dev.keyplan.processor.oracle;

import dev.keyplan.processor.analysis.Judgement;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.plan.QueryPlan;
import java.util.List;
import java.util.Optional;

/** Judges one design and has data judge the judgement. */
final class OracleRun {

  private static final int RANDOM_ITEMS = 20;

  private final Figures figures;

  OracleRun(Figures figures) {
    this.figures = figures;
  }

  /** What is wrong with the verdicts on a design, if anything is. */
  Optional<String> failure(DesignSource design) {
    TableModel table = design.table();
    Judgement judgement = Judgement.of(table);
    figures.design();
    ItemSource source = new ItemSource(Chance.of(design.seed(), 3), table);
    List<StoredItem> items = source.fill(table, RANDOM_ITEMS);
    Transplants transplants = new Transplants(table, source, Chance.of(design.seed(), 5));
    Optional<String> wrong =
        new CollisionCheck(table, judgement.collisions(), source, transplants)
            .failure(items, figures);
    for (int i = 0; i < judgement.verdicts().size() && wrong.isEmpty(); i++) {
      Judgement.Verdict verdict = judgement.verdicts().get(i);
      if (!decided(verdict)) {
        continue;
      }
      Chance chance = Chance.of(design.seed(), 4, i);
      figures.pattern(verdict.code());
      if (verdict.plan().isEmpty()) {
        wrong =
            new RefusedCheck(table, verdict, chance, source, transplants).failure(items, figures);
      } else if (judgement.collisions().isEmpty()
          || verdict.plan().get() instanceof QueryPlan.Query) {
        wrong =
            new AcceptedCheck(
                    table,
                    verdict,
                    judgement.indexes(),
                    chance,
                    source,
                    memory -> new MemoryReader(table, memory))
                .failure(items, figures);
      }
    }
    return wrong.map(what -> what + "\n" + Descriptions.of(table));
  }

  private static boolean decided(Judgement.Verdict verdict) {
    return verdict.plan().isPresent() || verdict.code().isPresent();
  }

  /** For a class loader that has its own copy of all this: the first failure, or null. */
  static String firstFailure(long seed, int designs) {
    OracleRun run = new OracleRun(new Figures());
    for (long s = seed; s < seed + designs; s++) {
      Optional<String> wrong;
      try {
        wrong = run.failure(new DesignSource(s, 4, 2));
      } catch (IllegalArgumentException | ClassCastException e) {
        wrong = Optional.of("a plan that cannot be run: " + e);
      }
      if (wrong.isPresent()) {
        return "seed " + s + ": " + wrong.get();
      }
    }
    return null;
  }
}
