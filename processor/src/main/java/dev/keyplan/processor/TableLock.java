package dev.keyplan.processor;

import dev.keyplan.processor.diagnostics.DiagnosticCode;
import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.evolution.Change;
import dev.keyplan.processor.evolution.GoldenKeys;
import dev.keyplan.processor.evolution.LockFile;
import dev.keyplan.processor.evolution.ModelComparison;
import dev.keyplan.processor.export.TableExporter;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.plan.LockedIndex;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Compares a table with what is locked of it. What it finds refuses no plan: the design is sound,
 * and only the stored items are of another one.
 */
final class TableLock {

  private final LockLookup lookup;

  TableLock(LockLookup lookup) {
    this.lookup = lookup;
  }

  /** The indexes as they are deployed. */
  List<LockedIndex> indexes(TableModel table) {
    return lookup.find().lock().stream()
        .flatMap(lock -> lock.indexes(table.name()).stream())
        .map(
            index ->
                new LockedIndex(
                    index.name(),
                    index.local() ? IndexModel.Kind.LOCAL : IndexModel.Kind.GLOBAL,
                    index.partitionKey(),
                    index.sortKey(),
                    IndexModel.Projection.valueOf(index.projection()),
                    index.nonKeyAttributes()))
        .toList();
  }

  void check(TablePlan plan, DiagnosticCollector diagnostics) {
    LockLookup.Found found = lookup.find();
    found.problem().ifPresent(diagnostics::add);
    if (found.lock().isPresent() && plan.sound()) {
      compare(found.lock().get(), plan, diagnostics);
    }
  }

  private static void compare(LockFile lock, TablePlan plan, DiagnosticCollector diagnostics) {
    TableModel table = plan.table();
    Optional<Map<String, Object>> locked =
        lock.table(table.name()).or(() -> lock.ofRoot(table.root().qualifiedName()));
    if (locked.isEmpty()) {
      diagnostics.add(
          DiagnosticCode.KP816,
          table.origin(),
          "the table " + table.name() + " is not locked",
          "keys of its items may change unnoticed until it is",
          "fix      " + LockLookup.COMMAND);
      return;
    }
    Map<String, Object> model = TableExporter.model(plan);
    List<Change> changes = new ArrayList<>(ModelComparison.compare(locked.get(), model));
    if (changes.stream().allMatch(Change::compatible)) {
      changes.addAll(new GoldenKeyCheck(table).check(GoldenKeys.of(locked.get(), model)));
    }
    List<Change> compatible = changes.stream().filter(Change::compatible).toList();
    if (compatible.size() < changes.size()) {
      changes.stream()
          .filter(change -> !change.compatible())
          .map(change -> ChangeDiagnostic.of(change, table))
          .forEach(diagnostics::add);
    } else if (!compatible.isEmpty()) {
      diagnostics.add(
          DiagnosticCode.KP816,
          table.origin(),
          "the lock does not have all of the table " + table.name() + " yet",
          behind(compatible));
    }
  }

  private static String[] behind(List<Change> compatible) {
    List<String> lines = new ArrayList<>();
    for (Change change : compatible) {
      lines.add(
          (lines.isEmpty() ? "new      " : "         ")
              + change.headline()
              + ": "
              + change.stored());
    }
    lines.add("fix      " + LockLookup.COMMAND);
    return lines.toArray(String[]::new);
  }
}
