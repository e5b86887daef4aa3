package dev.keyplan.processor.analysis;

import dev.keyplan.processor.diagnostics.Diagnostic;
import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.plan.TablePlan;
import java.util.List;

/** The verdicts on a table made by hand, as texts to compare. */
final class Refusals {

  private Refusals() {}

  /** Code, underlined value, headline. */
  static List<String> of(PatternTables tables) {
    return diagnostics(tables).stream()
        .map(d -> d.code() + " at " + d.origin() + ": " + d.headline())
        .toList();
  }

  static List<Diagnostic> diagnostics(PatternTables tables) {
    DiagnosticCollector diagnostics = new DiagnosticCollector();
    new TablePlanner().plan(tables.build(), diagnostics);
    return diagnostics.diagnostics();
  }

  /** The pattern's plan in one line, or its refusal's code. */
  static String verdict(PatternTables tables, String pattern) {
    DiagnosticCollector diagnostics = new DiagnosticCollector();
    TablePlan plan = new TablePlanner().plan(tables.build(), diagnostics);
    return plan.patterns().stream()
        .filter(p -> p.pattern().name().equals(pattern))
        .findFirst()
        .orElseThrow()
        .plan()
        .map(PlanSummary::of)
        .orElseGet(
            () ->
                diagnostics.diagnostics().stream()
                    .filter(d -> d.headline().startsWith(pattern + " on "))
                    .map(d -> d.code().toString())
                    .findFirst()
                    .orElse("no verdict"));
  }
}
