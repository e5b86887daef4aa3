package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Rules 1 and 2: the partition key is known, and every term of the pattern holds for all that the
 * key condition lets through, so that nothing is left to filter.
 */
final class DischargeRule {

  private DischargeRule() {}

  static Optional<PlanRejection> checkPartition(List<SortRun> runs) {
    for (SortRun run : runs) {
      if (!run.partitionKnown()) {
        List<AttributePath> lacking =
            KeySlot.of(run.member().key().partition()).stream()
                .filter(slot -> !run.binding().binds(slot))
                .map(KeySlot::path)
                .distinct()
                .toList();
        return Optional.of(new PlanRejection.UnknownPartition(run.member(), lacking));
      }
    }
    SortRun first = runs.get(0);
    for (SortRun run : runs) {
      if (!BoundText.sameKeys(first.partition(), run.partition())) {
        return Optional.of(new PlanRejection.MembersApart(first.member(), run.member()));
      }
    }
    return Optional.empty();
  }

  static Optional<PlanRejection> checkTerms(List<SortRun> runs) {
    for (SortRun run : runs) {
      List<Term> left = new ArrayList<>();
      for (Term term : run.promise().pattern().by()) {
        if (!discharged(term, run)) {
          left.add(term);
        }
      }
      if (!left.isEmpty()) {
        return Optional.of(
            new PlanRejection.NeedsFilter(run.member(), left, run.rest().stream().findFirst()));
      }
    }
    return Optional.empty();
  }

  private static boolean discharged(Term term, SortRun run) {
    boolean byKey = dischargedByKey(term, run);
    if (!(term instanceof Term.Parameter parameter)) {
      return byKey && run.promise().fixes(term.path()) || byMembership(term, run);
    }
    // Of one value only: whatever else is asked for is missing, which is not this rule's matter.
    return byKey
        || parameter.transform() == null && membership(term.path(), run).onlyValue().isPresent();
  }

  /** The key condition holds the value asked for. */
  static boolean dischargedByKey(Term term, SortRun run) {
    if (term instanceof Term.Parameter parameter && parameter.transform() != null) {
      return determined(run)
          .anyMatch(
              slot ->
                  slot.path().equals(term.path())
                      && slot.part().isPresent()
                      && slot.part().get().encoding() == parameter.transform());
    }
    return determined(run).anyMatch(slot -> slot.path().equals(term.path()) && !slot.lossy());
  }

  /** Whatever lies under the key satisfies the term. */
  private static boolean byMembership(Term term, SortRun run) {
    Promise promise = run.promise();
    AttributeCondition members = membership(term.path(), run);
    AttributeCondition wanted =
        AttributeCondition.anything(promise.facts().mayBeAbsent(term.path())).and(term);
    return term instanceof Term.Absent
        ? members.values().filter(Set::isEmpty).isPresent()
        : members.implies(wanted, promise.facts().universe(term.path()));
  }

  private static AttributeCondition membership(AttributePath path, SortRun run) {
    Promise promise = run.promise();
    AttributeCondition condition = promise.condition(path, run.member().key().when());
    return isThere(path, run) ? condition.present() : condition;
  }

  /** In all that lies under the key, which is made of it or says so. */
  private static boolean isThere(AttributePath path, SortRun run) {
    List<KeySlot> slots = new ArrayList<>(KeySlot.of(run.member().key().partition()));
    slots.addAll(run.slots());
    for (KeySlot slot : slots) {
      if (path.holds(slot.path())) {
        return true;
      }
    }
    for (Term term : run.member().key().when()) {
      if (!(term instanceof Term.Absent) && path.holds(term.path())) {
        return true;
      }
    }
    return false;
  }

  private static Stream<KeySlot> determined(SortRun run) {
    return Stream.concat(
        KeySlot.of(run.member().key().partition()).stream(),
        run.slots().subList(0, run.length()).stream());
  }
}
