package dev.keyplan.processor.analysis.capacity;

import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.plan.Prices;
import dev.keyplan.processor.plan.TableCapacity;
import dev.keyplan.processor.plan.TablePlan;

/** Estimates what a sound plan takes, and tells what is too much of it. */
public final class CapacityPlanner {

  private final Prices prices;

  public CapacityPlanner(Prices prices) {
    this.prices = prices;
  }

  /** The plan with its capacity. */
  public TablePlan plan(TablePlan plan, DiagnosticCollector diagnostics) {
    CapacityEstimate estimate = new CapacityEstimate(plan, prices);
    TableCapacity capacity = estimate.estimate();
    TablePlan estimated = plan.with(capacity);
    new HeatRule(diagnostics).check(estimate.keys());
    new CollectionRule(estimated, diagnostics).check();
    new PartitionSizeRule(estimated, diagnostics).check();
    new ItemSizeRule(estimated, diagnostics).check();
    new UnreadKeyRule(estimated, diagnostics).check();
    new BudgetRule(estimated, diagnostics).check();
    return estimated;
  }
}
