package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Rule 7: every promised item is on the path. */
final class CompletenessRule {

  private CompletenessRule() {}

  static Optional<PlanRejection> check(List<SortRun> runs) {
    for (SortRun run : runs) {
      List<List<Term>> whens =
          runs.stream()
              .filter(other -> AlternativeKeys.sameEntity(other, run))
              .map(other -> other.member().key().when())
              .toList();
      boolean together = whens.size() > 1 && AlternativeKeys.cover(run.promise(), whens);
      Optional<PlanRejection> dropping =
          (together ? Optional.<PlanRejection>empty() : checkWhen(run)).or(() -> checkParts(run));
      if (dropping.isPresent()) {
        return dropping;
      }
    }
    return Optional.empty();
  }

  private static Optional<PlanRejection> checkWhen(SortRun run) {
    Promise promise = run.promise();
    for (Term term : run.member().key().when()) {
      AttributeCondition wanted =
          AttributeCondition.anything(promise.facts().mayBeAbsent(term.path())).and(term);
      if (!promise.condition(term.path()).implies(wanted, promise.facts().universe(term.path()))) {
        return Optional.of(
            new PlanRejection.DropsItems(run.member(), term.path(), Optional.of(term)));
      }
    }
    return Optional.empty();
  }

  /** An item without a part of the key is in no index. The when may say that it has them. */
  private static Optional<PlanRejection> checkParts(SortRun run) {
    List<KeySlot> slots = new ArrayList<>(KeySlot.of(run.member().key().partition()));
    slots.addAll(run.slots());
    for (KeySlot slot : slots) {
      if (!present(slot.path(), run)) {
        return Optional.of(
            new PlanRejection.DropsItems(run.member(), slot.path(), Optional.empty()));
      }
    }
    return Optional.empty();
  }

  private static boolean present(AttributePath path, SortRun run) {
    Promise promise = run.promise();
    return promise.facts().optionalSteps(path).stream()
        .allMatch(
            step ->
                promise.impliesPresence(step)
                    || run.member().key().when().stream()
                        .anyMatch(
                            term -> !(term instanceof Term.Absent) && step.holds(term.path())));
  }
}
