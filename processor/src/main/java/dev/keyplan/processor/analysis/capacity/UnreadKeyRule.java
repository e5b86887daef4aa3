package dev.keyplan.processor.analysis.capacity;

import dev.keyplan.processor.diagnostics.DiagnosticCode;
import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.model.ComposedIndexKeys;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.Term;
import dev.keyplan.processor.plan.PlannedPattern;
import dev.keyplan.processor.plan.QueryPlan;
import dev.keyplan.processor.plan.TablePlan;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Keys that are made for an index in which no pattern looks for them: each costs writes and
 * storage. An index that nothing reads at all is told as such, and keys that the items have anyway
 * are no choice.
 */
final class UnreadKeyRule {

  private final TablePlan plan;
  private final DiagnosticCollector diagnostics;

  UnreadKeyRule(TablePlan plan, DiagnosticCollector diagnostics) {
    this.plan = plan;
    this.diagnostics = diagnostics;
  }

  void check() {
    Set<EntityKey> read = new HashSet<>();
    Set<String> indexesRead = new HashSet<>();
    for (PlannedPattern planned : plan.patterns()) {
      if (planned.plan().orElseThrow() instanceof QueryPlan.Query query) {
        query.index().ifPresent(indexesRead::add);
        read.addAll(query.members());
      }
    }
    for (EntityModel entity : plan.table().entities()) {
      for (ComposedIndexKeys made : ComposedIndexKeys.of(plan.table(), entity)) {
        for (EntityKey key : made.alternatives()) {
          if (indexesRead.contains(made.index()) && !read.contains(key)) {
            tell(entity, key);
          }
        }
      }
    }
  }

  private void tell(EntityModel entity, EntityKey key) {
    String name = entity.type().simpleName();
    String when = key.when().stream().map(Term::toString).collect(Collectors.joining(" and "));
    diagnostics.add(
        DiagnosticCode.KP707,
        key.origin(),
        "no access pattern reads "
            + name
            + " from "
            + key.index()
            + (when.isEmpty() ? "" : " when " + when),
        "each of them costs a write of the index, and two when its key there changes",
        "fix      leave that key out, or declare the pattern that it is for",
        Advice.orAccept(name),
        Advice.accept(DiagnosticCode.KP707));
  }
}
