package dev.keyplan.maven.verify;

import dev.keyplan.maven.shape.Stated;
import dev.keyplan.maven.verify.Finding.Kind;
import java.util.ArrayList;
import java.util.List;

/** Collects what is found about one place. */
final class Findings {

  private final List<Finding> all;
  private final String place;

  private Findings(List<Finding> all, String place) {
    this.all = all;
    this.place = place;
  }

  static Findings none() {
    return new Findings(new ArrayList<>(), "table");
  }

  /** The same collection, for another place. */
  Findings at(String other) {
    return new Findings(all, other);
  }

  void fault(String text) {
    all.add(new Finding(Kind.FAULT, place, text));
  }

  void extra(String text) {
    all.add(new Finding(Kind.EXTRA, place, text));
  }

  void unresolved(String text) {
    all.add(new Finding(Kind.UNRESOLVED, place, text));
  }

  /**
   * @param what what the expression stands for
   */
  void unresolved(String what, Stated expression, String wanted) {
    unresolved(
        what + " is " + expression + ", which is not decided here; the model needs " + wanted);
  }

  List<Finding> list() {
    return List.copyOf(all);
  }
}
