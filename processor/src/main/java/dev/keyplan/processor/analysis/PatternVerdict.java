package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.CollectionModel;
import dev.keyplan.processor.plan.QueryPlan;
import dev.keyplan.processor.plan.Separation;
import java.util.List;
import java.util.Optional;

/**
 * What became of a pattern.
 *
 * @param paths what became of each candidate
 * @param plan that of the cheapest accepted path
 * @param certain nothing was left out because it is invalid: a refusal may be told
 */
record PatternVerdict(
    AccessPatternModel pattern,
    List<MemberKey.Returned> returned,
    Optional<CollectionModel.Form> form,
    List<PathVerdict> paths,
    Optional<QueryPlan> plan,
    boolean certain) {

  PatternVerdict {
    returned = List.copyOf(returned);
    paths = List.copyOf(paths);
  }

  /** Why the plan reads no other items. */
  Separation apart() {
    return paths.stream()
        .filter(path -> path.plan().isPresent())
        .findFirst()
        .map(PathVerdict::apart)
        .orElse(Separation.NONE);
  }

  boolean refused() {
    return certain && plan.isEmpty() && furthest().isPresent();
  }

  /** The refused path that passed most rules; the first of equals, which is the cheapest. */
  Optional<PathVerdict> furthest() {
    PathVerdict furthest = null;
    for (PathVerdict path : paths) {
      if (path.rejection().isPresent() && (furthest == null || path.rank() > furthest.rank())) {
        furthest = path;
      }
    }
    return Optional.ofNullable(furthest);
  }
}
