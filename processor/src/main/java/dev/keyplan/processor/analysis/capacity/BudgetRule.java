package dev.keyplan.processor.analysis.capacity;

import dev.keyplan.processor.diagnostics.DiagnosticCode;
import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.plan.PlannedPattern;
import dev.keyplan.processor.plan.ReadCapacity;
import dev.keyplan.processor.plan.TablePlan;
import dev.keyplan.processor.plan.WriteCapacity;
import dev.keyplan.processor.plan.WriteUnits;
import java.util.ArrayList;
import java.util.List;

/** A call takes more units than its budget allows: the one estimate that is an error. */
final class BudgetRule {

  private final TablePlan plan;
  private final DiagnosticCollector diagnostics;

  BudgetRule(TablePlan plan, DiagnosticCollector diagnostics) {
    this.plan = plan;
    this.diagnostics = diagnostics;
  }

  void check() {
    plan.patterns().forEach(this::check);
    plan.capacity().orElseThrow().writes().forEach(this::check);
  }

  private void check(PlannedPattern planned) {
    double budget = planned.pattern().load().budget();
    String name = planned.pattern().name();
    ReadCapacity read = plan.capacity().orElseThrow().read(planned.owner(), name).orElseThrow();
    if (budget == 0 || read.units() <= budget) {
      return;
    }
    boolean consistent = planned.plan().orElseThrow().consistent();
    diagnostics.add(
        DiagnosticCode.KP708,
        planned.pattern().load().budgetOrigin(),
        over(name, planned.owner().simpleName(), "read", read.units(), budget),
        "reads    "
            + Figures.counted(read.items(), "item")
            + ", "
            + Figures.bytes(read.bytes())
            + " in all: "
            + (consistent ? "a unit" : "half a unit")
            + " for each 4 KB",
        "fix      read less in a call: a smaller pageSize, or an index that projects less",
        "         or allow it: budget = " + Figures.literal(read.units()));
  }

  private void check(WriteCapacity write) {
    for (WriteCapacity.Part part : write.parts()) {
      double budget = part.pattern().budget();
      if (budget > 0 && write.units().total() > budget) {
        List<String> details = new ArrayList<>();
        write.parts().forEach(each -> details.add(text(each)));
        details.add(
            "fix      write less in a call: fewer indexes that hold what changes, no transaction"
                + " where none is needed");
        details.add("         or allow it: budget = " + Figures.literal(write.units().total()));
        diagnostics.add(
            DiagnosticCode.KP708,
            part.pattern().budgetOrigin(),
            over(write.name(), part.entity().simpleName(), "write", write.units().total(), budget),
            details.toArray(String[]::new));
      }
    }
  }

  private static String over(String name, String owner, String kind, double units, double budget) {
    return name
        + " on "
        + owner
        + " takes "
        + Figures.of(units)
        + " "
        + kind
        + " units a call, and its budget is "
        + Figures.of(budget);
  }

  private static String text(WriteCapacity.Part part) {
    WriteUnits units = part.units();
    StringBuilder text =
        new StringBuilder("writes   ")
            .append(Figures.of(part.pattern().items()))
            .append(' ')
            .append(part.entity().simpleName())
            .append(": ")
            .append(Figures.of(units.table()))
            .append(" in the table");
    if (units.guards() > 0) {
      text.append(", ").append(Figures.of(units.guards())).append(" for what is unique");
    }
    units
        .indexes()
        .forEach(
            (index, of) -> text.append(", ").append(Figures.of(of)).append(" in ").append(index));
    return text.toString();
  }
}
