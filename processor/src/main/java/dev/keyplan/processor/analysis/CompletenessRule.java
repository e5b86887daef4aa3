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
    return runs.stream().flatMap(run -> check(run).stream()).findFirst();
  }

  private static Optional<PlanRejection> check(SortRun run) {
    Promise promise = run.promise();
    for (Term term : run.member().key().when()) {
      AttributeCondition wanted =
          AttributeCondition.anything(promise.facts().mayBeAbsent(term.path())).and(term);
      if (!promise.condition(term.path()).implies(wanted, promise.facts().universe(term.path()))) {
        return Optional.of(
            new PlanRejection.DropsItems(run.member(), term.path(), Optional.of(term)));
      }
    }
    Stream<KeySlot> slots =
        Stream.concat(KeySlot.of(run.member().key().partition()).stream(), run.slots().stream());
    Optional<AttributePath> dropping =
        slots.map(KeySlot::path).filter(path -> !promise.impliesPresence(path)).findFirst();
    return dropping.map(path -> new PlanRejection.DropsItems(run.member(), path, Optional.empty()));
  }
}
