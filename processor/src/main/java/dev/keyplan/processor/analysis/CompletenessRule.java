package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.Term;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

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
    Stream<KeySlot> slots =
        Stream.concat(KeySlot.of(run.member().key().partition()).stream(), run.slots().stream());
    Optional<AttributePath> dropping =
        slots.map(KeySlot::path).filter(path -> !present(path, run)).findFirst();
    return dropping.map(path -> new PlanRejection.DropsItems(run.member(), path, Optional.empty()));
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
