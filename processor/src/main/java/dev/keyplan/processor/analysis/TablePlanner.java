package dev.keyplan.processor.analysis;

import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.CollectionModel;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.TypeRef;
import dev.keyplan.processor.plan.PlannedPattern;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The verdict on a table: every pattern's operation, every index's projection, every error. */
public final class TablePlanner {

  /** Reports what cannot be planned; total over any model, also one that has errors already. */
  public TablePlan plan(TableModel table, DiagnosticCollector diagnostics) {
    List<PlannedPattern> planned = new ArrayList<>();
    List<PatternVerdict> verdicts = new ArrayList<>();
    PatternPlanner patterns = new PatternPlanner(table);
    for (EntityModel entity : table.entities()) {
      for (AccessPatternModel pattern : entity.patterns()) {
        add(
            entity.type(),
            patterns.judge(List.of(new MemberKey.Returned(entity, true)), false, pattern),
            verdicts,
            planned);
      }
    }
    for (CollectionModel collection : table.collections()) {
      for (AccessPatternModel pattern : collection.patterns()) {
        add(
            collection.type(),
            patterns.judge(members(table, collection), true, pattern),
            verdicts,
            planned);
      }
    }
    KeyTypes types = new KeyTypes(table);
    return new TablePlan(
        table,
        types.of(table.partitionKey()),
        table.sortKey().map(types::of),
        planned,
        new IndexPlanner(table, verdicts, types).plan(),
        !diagnostics.hasErrors() && planned.stream().allMatch(p -> p.plan().isPresent()));
  }

  private static void add(
      TypeRef owner,
      PatternVerdict verdict,
      List<PatternVerdict> verdicts,
      List<PlannedPattern> planned) {
    verdicts.add(verdict);
    planned.add(new PlannedPattern(owner, verdict.pattern(), verdict.plan()));
  }

  private static List<MemberKey.Returned> members(TableModel table, CollectionModel collection) {
    List<MemberKey.Returned> members = new ArrayList<>();
    for (CollectionModel.Member member : collection.members()) {
      Optional<EntityModel> entity = table.entity(member.entity());
      entity.ifPresent(
          e ->
              members.add(
                  new MemberKey.Returned(
                      e, member.multiplicity() == CollectionModel.Multiplicity.MANY)));
    }
    return members;
  }
}
