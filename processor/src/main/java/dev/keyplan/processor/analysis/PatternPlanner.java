package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.CollectionModel;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.plan.QueryPlan;
import java.util.ArrayList;
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
    return new PatternVerdict(
        pattern, returned, form, paths, first(paths), certain(returned, pattern));
  }

  /** Candidates come cheapest first. */
  private static Optional<QueryPlan> first(List<PathVerdict> paths) {
    for (PathVerdict path : paths) {
      if (path.plan().isPresent()) {
        return path.plan();
      }
    }
    return Optional.empty();
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
    List<PathVerdict> paths = new ArrayList<>();
    for (CandidatePath candidate : candidates) {
      PathVerdict path = planner.judge(candidate);
      // A refusal is told of each key by itself.
      if (path.plan().isPresent() || !candidate.joint(returned.size())) {
        paths.add(path);
      }
    }
    return paths;
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
    for (IndexModel index : table.indexes()) {
      if (!index.valid() && mayUse(pattern, index.name())) {
        return false;
      }
    }
    for (MemberKey.Returned one : returned) {
      if (one.entity().tableKey().isEmpty()) {
        return false;
      }
      for (String refused : one.entity().invalidKeys()) {
        if (mayUse(pattern, refused)) {
          return false;
        }
      }
    }
    return pattern.index().isEmpty() || table.index(pattern.index().get()).isPresent();
  }

  private static boolean mayUse(AccessPatternModel pattern, String index) {
    return pattern.index().isEmpty() || pattern.index().get().equals(index);
  }
}
