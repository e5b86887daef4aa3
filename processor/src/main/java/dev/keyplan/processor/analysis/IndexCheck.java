package dev.keyplan.processor.analysis;

import dev.keyplan.processor.diagnostics.DiagnosticCode;
import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.IndexModel.Projection;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.plan.PlannedIndex;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** What indexes declare to project, and whether anything reads them. */
final class IndexCheck {

  /** Over all indexes of a table; an attribute of two indexes counts twice. */
  private static final int MOST_NON_KEY_ATTRIBUTES = 100;

  private final TableModel table;
  private final DiagnosticCollector diagnostics;

  IndexCheck(TableModel table, DiagnosticCollector diagnostics) {
    this.table = table;
    this.diagnostics = diagnostics;
  }

  void checkDeclared() {
    Set<String> stored = new TreeSet<>();
    for (EntityModel entity : table.entities()) {
      entity.attributes().stream().map(AttributeModel::storedName).forEach(stored::add);
    }
    table.entityTypeAttribute().ifPresent(stored::add);
    for (IndexModel index : table.indexes()) {
      if (index.valid()) {
        check(index, stored);
      }
    }
  }

  private void check(IndexModel index, Set<String> stored) {
    boolean includes = index.projection() == Projection.INCLUDE;
    if (!includes && !index.include().isEmpty()) {
      report(
          index,
          index.name()
              + " names attributes to include, but its projection is "
              + index.projection(),
          "fix      projection = Projection.INCLUDE, or leave include out");
      return;
    }
    Set<String> keys = ProjectionRule.keys(table, index);
    // Keys may be named, as DynamoDB lets them be: they are in every index anyway.
    if (includes && index.include().isEmpty()) {
      report(
          index,
          index.name() + " includes nothing",
          "fix      name the attributes to include, or say projection = Projection.KEYS_ONLY");
      return;
    }
    for (String name : index.include()) {
      if (!stored.contains(name) && !keys.contains(name)) {
        report(
            index,
            index.name() + " includes '" + name + "', which no entity stores",
            "stored   " + String.join(", ", stored),
            "fix      name attributes as they are stored");
      }
    }
  }

  void checkPlanned(List<PlannedIndex> all) {
    // What was declared beyond the limit was refused with its index.
    List<PlannedIndex> planned = all.stream().filter(index -> index.index().valid()).toList();
    int attributes = planned.stream().mapToInt(index -> index.nonKeyAttributes().size()).sum();
    int declared = table.indexes().stream().mapToInt(index -> index.include().size()).sum();
    // Too many declared ones are refused where they are read.
    if (attributes > MOST_NON_KEY_ATTRIBUTES && declared <= MOST_NON_KEY_ATTRIBUTES) {
      PlannedIndex most =
          planned.stream()
              .reduce((a, b) -> b.nonKeyAttributes().size() > a.nonKeyAttributes().size() ? b : a)
              .orElseThrow();
      report(
          most.index(),
          "the indexes of "
              + table.root().simpleName()
              + " include "
              + attributes
              + " attributes, and DynamoDB allows "
              + MOST_NON_KEY_ATTRIBUTES,
          "fix      let "
              + most.index().name()
              + " project everything: projection = Projection.ALL");
    }
  }

  /** A warning, and noise as long as there are errors. */
  void checkUsed(IndexPlanner planner) {
    for (IndexModel index : table.indexes()) {
      if (planner.readers(index).isEmpty()) {
        boolean local = index.kind() == IndexModel.Kind.LOCAL;
        diagnostics.add(
            DiagnosticCode.KP403,
            index.origin(),
            "no access pattern reads " + index.name(),
            "it costs a write for each change of the items in it"
                + (local ? ", and limits all items of a partition to 10 GB" : ""),
            local
                ? "fix      remove it (with the table: it stays as long), or declare the pattern that it is for"
                : "fix      remove it, or declare the pattern that it is for",
            "         or accept it on " + table.root().simpleName() + ", and say why:",
            "         @Accept(code = \"KP403\", reason = \"…\")");
      }
    }
  }

  private void report(IndexModel index, String headline, String... details) {
    diagnostics.add(DiagnosticCode.KP404, index.origin(), headline, details);
  }
}
