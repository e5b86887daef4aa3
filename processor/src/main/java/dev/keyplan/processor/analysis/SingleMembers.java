package dev.keyplan.processor.analysis;

import dev.keyplan.processor.diagnostics.DiagnosticCode;
import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.model.CollectionModel;
import dev.keyplan.processor.model.CollectionModel.Member;
import dev.keyplan.processor.model.CollectionModel.Multiplicity;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.plan.QueryPlan;
import java.util.List;
import java.util.Optional;

/**
 * A member that holds one item must be one by its key: what the pattern leaves open in the key on
 * its path can differ between items. In an index even a whole key may occur twice, as nothing there
 * is unique; that is left to the reading program, which refuses a second item.
 */
final class SingleMembers {

  private final TableModel table;
  private final DiagnosticCollector diagnostics;

  SingleMembers(TableModel table, DiagnosticCollector diagnostics) {
    this.table = table;
    this.diagnostics = diagnostics;
  }

  void check(OwnedVerdict owned) {
    Optional<CollectionModel> collection = table.collection(owned.owner());
    Optional<QueryPlan> plan = owned.verdict().plan();
    if (collection.isPresent() && plan.isPresent() && plan.get() instanceof QueryPlan.Query query) {
      for (Member member : collection.get().members()) {
        if (member.multiplicity() != Multiplicity.MANY) {
          table
              .entity(member.entity())
              .flatMap(entity -> repeated(entity, owned.verdict(), query))
              .ifPresent(run -> report(collection.get(), member, run));
        }
      }
    }
  }

  /** The key on the path that several items can have. */
  private Optional<SortRun> repeated(
      EntityModel entity, PatternVerdict verdict, QueryPlan.Query query) {
    Promise promise = new Promise(verdict.pattern(), new AttributeFacts(table, entity));
    return entity.keysOf(query.index().orElse("")).stream()
        .filter(key -> query.members().stream().anyMatch(planned -> planned == key))
        .map(key -> SortRun.of(new MemberKey(entity, key, false), promise))
        .filter(run -> !run.complete() && !run.single())
        .findFirst();
  }

  private void report(CollectionModel collection, Member member, SortRun run) {
    String entity = run.member().entityName();
    List<String> open =
        run.slots().stream()
            .filter(slot -> !run.binding().binds(slot))
            .map(slot -> slot.path().toString())
            .distinct()
            .toList();
    String several = "List<" + member.entity().nestedName() + "> " + member.component();
    diagnostics.add(
        DiagnosticCode.KP111,
        member.origin(),
        run.promise().pattern().name()
            + " on "
            + collection.type().simpleName()
            + " can read several "
            + entity
            + " items, and '"
            + member.component()
            + "' holds one",
        entity
            + "'s key there is "
            + PathText.sort(run.member())
            + ": the pattern does not say "
            + PatternText.quoted(open),
        "fix      " + several);
  }
}
