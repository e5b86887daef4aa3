package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.CollectionModel;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TableModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Judges all patterns of a table, of the entities in listed order, then of the collections. */
final class TableJudge {

  private TableJudge() {}

  static List<OwnedVerdict> judge(TableModel table) {
    List<OwnedVerdict> verdicts = new ArrayList<>();
    PatternPlanner planner = new PatternPlanner(table);
    for (EntityModel entity : table.entities()) {
      List<MemberKey.Returned> returned = List.of(new MemberKey.Returned(entity, true));
      for (AccessPatternModel pattern : entity.patterns()) {
        verdicts.add(
            new OwnedVerdict(entity.type(), planner.judge(returned, Optional.empty(), pattern)));
      }
    }
    for (CollectionModel collection : table.collections()) {
      List<MemberKey.Returned> returned = members(table, collection);
      for (AccessPatternModel pattern : collection.patterns()) {
        Optional<CollectionModel.Form> form = Optional.of(collection.form());
        verdicts.add(new OwnedVerdict(collection.type(), planner.judge(returned, form, pattern)));
      }
    }
    return verdicts;
  }

  /** None if an entity is missing: then nothing can be said. */
  private static List<MemberKey.Returned> members(TableModel table, CollectionModel collection) {
    List<MemberKey.Returned> members = new ArrayList<>();
    for (CollectionModel.Member member : collection.members()) {
      boolean many = member.multiplicity() == CollectionModel.Multiplicity.MANY;
      table
          .entity(member.entity())
          .ifPresent(entity -> members.add(new MemberKey.Returned(entity, many)));
    }
    return members.size() == collection.members().size() ? members : List.of();
  }
}
