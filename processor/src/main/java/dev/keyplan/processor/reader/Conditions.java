package dev.keyplan.processor.reader;

import dev.keyplan.processor.model.Constant;
import dev.keyplan.processor.model.Term;
import java.util.Collections;
import java.util.List;

/** Whether two {@code when}s can hold for one item. */
final class Conditions {

  private Conditions() {}

  static boolean disjoint(List<Term> first, List<Term> second) {
    for (Term a : first) {
      for (Term b : second) {
        if (a.path().equals(b.path()) && excludes(a, b)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean excludes(Term a, Term b) {
    if (a instanceof Term.Absent || b instanceof Term.Absent) {
      return !(a instanceof Term.Absent && b instanceof Term.Absent);
    }
    boolean fixed = !constants(a).isEmpty() && !constants(b).isEmpty();
    return fixed && Collections.disjoint(constants(a), constants(b));
  }

  private static List<Constant> constants(Term term) {
    if (term instanceof Term.Equal equal) {
      return List.of(equal.constant());
    }
    return term instanceof Term.In in ? in.constants() : List.of();
  }
}
