package dev.keyplan.processor.analysis;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP109;

import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.plan.QueryPlan;

/** A page size is the Limit of a Query: a GetItem has neither. */
final class PageSizeRule {

  private PageSizeRule() {}

  static void check(OwnedVerdict owned, DiagnosticCollector diagnostics) {
    AccessPatternModel pattern = owned.verdict().pattern();
    boolean single = owned.verdict().plan().filter(QueryPlan.Get.class::isInstance).isPresent();
    if (single && pattern.pageSize() > 0) {
      diagnostics.add(
          KP109,
          pattern.origins().pageSize(),
          pattern.name()
              + " on "
              + owned.owner().simpleName()
              + " has a pageSize, but reads a single item",
          "its terms determine the whole key of the table: one GetItem",
          "fix      leave pageSize out");
    }
  }
}
