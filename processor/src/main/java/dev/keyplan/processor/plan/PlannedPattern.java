package dev.keyplan.processor.plan;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.TypeRef;
import java.util.Optional;

/**
 * An access pattern and its operation.
 *
 * @param owner the entity or collection that declares it
 * @param plan empty if it was refused, or could not be judged: only a skeleton is generated then
 * @param apart why the operation reads nothing under the other keys on its path: those of other
 *     entities, and those of the entities read that it is not meant for
 */
public record PlannedPattern(
    TypeRef owner, AccessPatternModel pattern, Optional<QueryPlan> plan, Separation apart) {

  /** Without reasons, as for a refused one. */
  public PlannedPattern(TypeRef owner, AccessPatternModel pattern, Optional<QueryPlan> plan) {
    this(owner, pattern, plan, Separation.NONE);
  }
}
