package dev.keyplan.processor.plan;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.TypeRef;
import java.util.Optional;

/**
 * An access pattern and its operation.
 *
 * @param owner the entity or collection that declares it
 * @param plan empty if it was refused, or could not be judged: only a skeleton is generated then
 */
public record PlannedPattern(TypeRef owner, AccessPatternModel pattern, Optional<QueryPlan> plan) {}
