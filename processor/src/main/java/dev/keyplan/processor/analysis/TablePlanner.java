package dev.keyplan.processor.analysis;

import dev.keyplan.processor.analysis.capacity.CapacityPlanner;
import dev.keyplan.processor.analysis.capacity.KnownPrices;
import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.plan.LockedIndex;
import dev.keyplan.processor.plan.PlannedIndex;
import dev.keyplan.processor.plan.PlannedPattern;
import dev.keyplan.processor.plan.Prices;
import dev.keyplan.processor.plan.PrimaryKeyProof;
import dev.keyplan.processor.plan.TablePlan;
import java.util.List;

/** The verdict on a table: every pattern's operation, every index's projection, every error. */
public final class TablePlanner {

  private final Prices prices;
  private final List<LockedIndex> locked;

  public TablePlanner() {
    this(KnownPrices.US_EAST_1, List.of());
  }

  /**
   * @param prices that estimates of cost rest on
   * @param locked the table's indexes as they are deployed
   */
  public TablePlanner(Prices prices, List<LockedIndex> locked) {
    this.prices = prices;
    this.locked = List.copyOf(locked);
  }

  /** Reports what cannot be planned; total over any model, also one that has errors already. */
  public TablePlan plan(TableModel table, DiagnosticCollector diagnostics) {
    List<OwnedVerdict> verdicts = TableJudge.judge(table);
    CollisionRepairs repairs = new CollisionRepairs(table, verdicts);
    List<PrimaryKeyProof> primaryKeys = PrimaryKeyCheck.check(table, repairs, diagnostics);
    IndexAdvisor advisor = new IndexAdvisor(table, verdicts, repairs);
    for (OwnedVerdict owned : verdicts) {
      if (owned.verdict().refused()) {
        RefusalMessage message =
            new RefusalMessage(table, owned.owner().simpleName(), owned.verdict());
        diagnostics.add(message.diagnostic(advisor.advise(owned)));
      }
    }
    verdicts.forEach(new SingleMembers(table, diagnostics)::check);
    verdicts.forEach(verdict -> PageSizeRule.check(verdict, diagnostics));
    IndexCheck check = new IndexCheck(table, diagnostics);
    check.checkDeclared();
    KeyTypes types = new KeyTypes(table);
    IndexPlanner indexes =
        new IndexPlanner(
            table, verdicts.stream().map(OwnedVerdict::verdict).toList(), types, locked);
    List<PlannedPattern> planned =
        verdicts.stream()
            .map(
                v ->
                    new PlannedPattern(
                        v.owner(), v.verdict().pattern(), v.verdict().plan(), v.verdict().apart()))
            .toList();
    TenantRule.check(table, planned, diagnostics);
    List<PlannedIndex> plannedIndexes = indexes.plan();
    check.checkPlanned(plannedIndexes);
    boolean sound =
        !diagnostics.hasErrors() && planned.stream().allMatch(p -> p.plan().isPresent());
    if (sound) {
      check.checkUsed(indexes);
    }
    TablePlan plan =
        new TablePlan(
            table,
            types.of(table.partitionKey()),
            table.sortKey().map(types::of),
            planned,
            plannedIndexes,
            primaryKeys,
            sound);
    return sound ? new CapacityPlanner(prices).plan(plan, diagnostics) : plan;
  }
}
