package dev.keyplan.processor.analysis;

import dev.keyplan.processor.plan.QueryPlan;
import dev.keyplan.processor.plan.Separation;
import java.util.Optional;

/**
 * What became of one path: a plan, or the first rule that it breaks.
 *
 * @param apart why the plan reads no other items
 */
record PathVerdict(
    CandidatePath path,
    Optional<QueryPlan> plan,
    Separation apart,
    Optional<PlanRejection> rejection) {

  static PathVerdict accepted(CandidatePath path, QueryPlan plan, Separation apart) {
    return new PathVerdict(path, Optional.of(plan), apart, Optional.empty());
  }

  static PathVerdict refused(CandidatePath path, PlanRejection rejection) {
    return new PathVerdict(path, Optional.empty(), Separation.NONE, Optional.of(rejection));
  }

  /** How many rules it passed. */
  int rank() {
    return rejection.map(PlanRejection::rank).orElse(Integer.MAX_VALUE);
  }
}
