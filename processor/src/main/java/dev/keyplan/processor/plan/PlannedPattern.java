package dev.keyplan.processor.plan;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.TypeRef;
import java.util.List;
import java.util.Optional;

/**
 * An access pattern and its operation.
 *
 * @param owner the entity or collection that declares it
 * @param plan empty if it was refused, or could not be judged: only a skeleton is generated then
 * @param apart why the operation reads nothing else: for each other entity in listed order one
 *     reason for each of its keys on the path, or that it has none there; for the entities read,
 *     one for each key that the operation is not meant for
 */
public record PlannedPattern(
    TypeRef owner, AccessPatternModel pattern, Optional<QueryPlan> plan, List<Disjointness> apart) {

  public PlannedPattern {
    apart = List.copyOf(apart);
  }

  /** Without reasons, as for a refused one. */
  public PlannedPattern(TypeRef owner, AccessPatternModel pattern, Optional<QueryPlan> plan) {
    this(owner, pattern, plan, List.of());
  }
}
