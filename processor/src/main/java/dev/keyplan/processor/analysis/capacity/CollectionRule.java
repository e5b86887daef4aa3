package dev.keyplan.processor.analysis.capacity;

import dev.keyplan.processor.diagnostics.DiagnosticCode;
import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.CollectionModel;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.Volume;
import dev.keyplan.processor.plan.EntityCapacity;
import dev.keyplan.processor.plan.PlannedPattern;
import dev.keyplan.processor.plan.QueryPlan;
import dev.keyplan.processor.plan.TablePlan;

/**
 * Patterns that read all that lies together, which grows without a bound, or beyond the 1 MB of one
 * request. Volumes tell; where none is stated, nothing is known.
 */
final class CollectionRule {

  /** What one Query reads (Developer Guide, "Paginating table query results"). */
  private static final int PAGE_BYTES = 1024 * 1024;

  private final TablePlan plan;
  private final DiagnosticCollector diagnostics;

  CollectionRule(TablePlan plan, DiagnosticCollector diagnostics) {
    this.plan = plan;
    this.diagnostics = diagnostics;
  }

  void check() {
    Members members = new Members(plan.table());
    for (PlannedPattern planned : plan.patterns()) {
      if (planned.plan().orElseThrow() instanceof QueryPlan.Query query
          && isWhole(planned.pattern())) {
        members.of(query).forEach((entity, key) -> check(planned, query, entity, key));
      }
    }
  }

  /** Neither the caller nor the declaration says how much of it is wanted. */
  private static boolean isWhole(AccessPatternModel pattern) {
    return pattern.pageSize() == 0
        && pattern.range().isEmpty()
        && pattern.startsWith().isEmpty()
        && pattern.load().items() == 0;
  }

  private void check(
      PlannedPattern planned, QueryPlan.Query query, EntityModel entity, EntityKey key) {
    Volume volume = entity.volume();
    EntityCapacity capacity = plan.capacity().orElseThrow().entity(entity.type()).orElseThrow();
    if (ReadEstimate.isWholePartition(entity, key, planned.pattern())
        && volume.itemsPerPartition() > 0
        && capacity.maxItemsPerPartition() != 1) {
      long bytes = ReadEstimate.size(capacity, query.index());
      if (volume.maxItemsPerPartition() == 0) {
        tell(
            planned,
            entity,
            " reads all "
                + entity.type().simpleName()
                + " of a partition, and nothing bounds their number",
            Figures.of(volume.itemsPerPartition())
                + " of "
                + Figures.bytes(bytes)
                + " each, typically");
      } else if ((double) volume.maxItemsPerPartition() * bytes > PAGE_BYTES) {
        tell(
            planned,
            entity,
            " may read "
                + Figures.bytes((double) volume.maxItemsPerPartition() * bytes)
                + " in a call",
            Figures.of(volume.maxItemsPerPartition())
                + " of "
                + Figures.bytes(bytes)
                + " each, and DynamoDB reads 1 MB in a request");
      }
    }
  }

  private void tell(PlannedPattern planned, EntityModel entity, String what, String volume) {
    String owner = planned.owner().simpleName();
    boolean assembled =
        plan.table()
            .collection(planned.owner())
            .filter(collection -> collection.form() == CollectionModel.Form.RECORD)
            .isPresent();
    diagnostics.add(
        DiagnosticCode.KP704,
        planned.pattern().origins().name(),
        planned.pattern().name() + " on " + owner + what,
        "volume   " + volume,
        assembled
            ? "fix      read it page by page: a sealed collection, with a pageSize"
            : "fix      read it page by page: pageSize = 100",
        "         or divide the partition, by month say, or state a bound: maxItemsPerPartition on "
            + entity.type().simpleName(),
        Advice.orAccept(owner),
        Advice.accept(DiagnosticCode.KP704));
  }
}
