package dev.keyplan.processor.analysis;

import dev.keyplan.processor.plan.QueryPlan;
import java.util.Optional;

/** What became of one path: a plan, or the first rule that it breaks. */
record PathVerdict(
    CandidatePath path, Optional<QueryPlan> plan, Optional<PlanRejection> rejection) {

  static PathVerdict accepted(CandidatePath path, QueryPlan plan) {
    return new PathVerdict(path, Optional.of(plan), Optional.empty());
  }

  static PathVerdict refused(CandidatePath path, PlanRejection rejection) {
    return new PathVerdict(path, Optional.empty(), Optional.of(rejection));
  }

  /** How many rules it passed. */
  int rank() {
    return rejection.map(PlanRejection::rank).orElse(Integer.MAX_VALUE);
  }
}
