package dev.keyplan.processor.analysis;

import dev.keyplan.processor.analysis.language.Automaton;
import dev.keyplan.processor.analysis.language.KeyLanguage;
import dev.keyplan.processor.plan.BoundKey;
import dev.keyplan.processor.plan.BoundSegment;
import dev.keyplan.processor.plan.SortInterval;
import java.util.List;

/**
 * A candidate for the sort key condition of a Query, with the texts that it lets through.
 *
 * @param equalities on the leading sort key attributes
 * @param condition on the one after them
 * @param fixed what every text begins with
 * @param tail what can follow
 */
record Interval(
    List<BoundKey> equalities, SortInterval condition, List<BoundSegment> fixed, Automaton tail) {

  static Interval whole(List<BoundKey> equalities) {
    return new Interval(equalities, new SortInterval.Whole(), List.of(), Automaton.anything());
  }

  /** The texts let through in the sort key attribute after the equalities. */
  Automaton language() {
    return KeyLanguage.ofBound(fixed, 0).then(tail);
  }
}
