package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.CollectionModel;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.plan.QueryPlan;
import java.util.List;
import java.util.Optional;

/** Judges one access pattern: every path, cheapest first. */
final class PatternPlanner {

  private final TableModel table;
  private final KeySpaces spaces;

  PatternPlanner(TableModel table) {
    this.table = table;
    this.spaces = new KeySpaces(table);
  }

  PatternVerdict judge(
      List<MemberKey.Returned> returned,
      Optional<CollectionModel.Form> form,
      AccessPatternModel pattern) {
    PathPlanner planner = new PathPlanner(table, spaces, pattern, form);
    List<PathVerdict> paths =
        returned.isEmpty() || !pattern.valid() ? List.of() : paths(planner, returned, pattern);
    // Candidates come cheapest first.
    Optional<QueryPlan> plan =
        paths.stream().map(PathVerdict::plan).flatMap(Optional::stream).findFirst();
    return new PatternVerdict(pattern, returned, form, paths, plan, certain(returned, pattern));
  }

  private List<PathVerdict> paths(
      PathPlanner planner, List<MemberKey.Returned> returned, AccessPatternModel pattern) {
    List<CandidatePath> candidates = candidates(returned, pattern);
    Optional<IndexModel> pinned = pattern.index().flatMap(table::index);
    if (candidates.isEmpty() && pinned.isPresent()) {
      String missing =
          returned.stream()
              .map(MemberKey.Returned::entity)
              .filter(entity -> entity.keysOf(pinned.get().name()).isEmpty())
              .map(entity -> entity.type().simpleName())
              .findFirst()
              .orElse("");
      return List.of(
          PathVerdict.refused(
              new CandidatePath(pinned, List.of()), new PlanRejection.NotInIndex(missing)));
    }
    // A refusal is told of each key by itself.
    return candidates.stream()
        .map(planner::judge)
        .filter(path -> path.plan().isPresent() || !path.path().joint(returned.size()))
        .toList();
  }

  private List<CandidatePath> candidates(
      List<MemberKey.Returned> returned, AccessPatternModel pattern) {
    if (pattern.index().isEmpty()) {
      return CandidatePath.of(table, returned, pattern);
    }
    return table
        .index(pattern.index().get())
        .filter(IndexModel::valid)
        .map(index -> CandidatePath.on(table, Optional.of(index), returned, pattern))
        .orElse(List.of());
  }

  /** No path is missing because a key or an index was refused. */
  private boolean certain(List<MemberKey.Returned> returned, AccessPatternModel pattern) {
    if (returned.isEmpty() || !pattern.valid()) {
      return false;
    }
    boolean validIndexes =
        table.indexes().stream()
            .filter(index -> pattern.index().map(index.name()::equals).orElse(true))
            .allMatch(IndexModel::valid);
    boolean validKeys =
        returned.stream()
            .allMatch(
                r ->
                    r.entity().invalidKeys().stream()
                            .noneMatch(name -> pattern.index().map(name::equals).orElse(true))
                        && (r.entity().tableKey().isPresent()));
    return validIndexes
        && validKeys
        && pattern.index().map(table::index).map(Optional::isPresent).orElse(true);
  }
}
