package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.IndexModel.Projection;
import dev.keyplan.processor.model.StoredType;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.plan.LockedIndex;
import dev.keyplan.processor.plan.PlannedIndex;
import dev.keyplan.processor.plan.QueryPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Decides what each index projects. */
final class IndexPlanner {

  private final TableModel table;
  private final List<PatternVerdict> verdicts;
  private final KeyTypes keyTypes;
  private final List<LockedIndex> locked;

  /**
   * @param locked the indexes as they are deployed
   */
  IndexPlanner(
      TableModel table,
      List<PatternVerdict> verdicts,
      KeyTypes keyTypes,
      List<LockedIndex> locked) {
    this.table = table;
    this.verdicts = verdicts;
    this.keyTypes = keyTypes;
    this.locked = locked;
  }

  List<PlannedIndex> plan() {
    return table.indexes().stream().map(this::plan).toList();
  }

  private PlannedIndex plan(IndexModel index) {
    Map<String, StoredType> types = new TreeMap<>();
    index.partitionKey().forEach(name -> types.put(name, keyTypes.of(name)));
    index.sortKey().forEach(name -> types.put(name, keyTypes.of(name)));
    Set<String> attributes = new TreeSet<>();
    Projection projection = index.projection();
    if (projection == Projection.AUTO) {
      projection = smallest(index, attributes);
      for (LockedIndex deployed : locked) {
        if (deployed.is(index) && deployed.suffices(projection, attributes)) {
          return new PlannedIndex(index, deployed.projection(), deployed.nonKeyAttributes(), types);
        }
      }
    } else if (projection == Projection.INCLUDE) {
      attributes.addAll(index.include());
      attributes.removeAll(ProjectionRule.keys(table, index));
      projection = attributes.isEmpty() ? Projection.KEYS_ONLY : Projection.INCLUDE;
    }
    return new PlannedIndex(index, projection, new ArrayList<>(attributes), types);
  }

  /** What serves all patterns that read the index; what they need is added to the attributes. */
  private Projection smallest(IndexModel index, Set<String> attributes) {
    for (PatternVerdict verdict : readers(index)) {
      if (verdict.pattern().returns().isEmpty()) {
        attributes.clear();
        return Projection.ALL;
      }
      MemberKey.Returned returned = verdict.returned().get(0);
      attributes.addAll(
          ProjectionRule.needed(
              table, index, verdict.returned().size() > 1, returned.entity(), verdict.pattern()));
    }
    return attributes.isEmpty() ? Projection.KEYS_ONLY : Projection.INCLUDE;
  }

  List<PatternVerdict> readers(IndexModel index) {
    List<PatternVerdict> readers = new ArrayList<>();
    for (PatternVerdict verdict : verdicts) {
      if (verdict.plan().orElse(null) instanceof QueryPlan.Query query
          && query.index().equals(Optional.of(index.name()))) {
        readers.add(verdict);
      }
    }
    return readers;
  }
}
