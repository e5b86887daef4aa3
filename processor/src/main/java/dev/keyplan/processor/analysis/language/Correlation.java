package dev.keyplan.processor.analysis.language;

import dev.keyplan.processor.plan.Disjointness;
import java.util.Optional;

/**
 * Looks for values that suit all places where they stand. What a place rules out is propagated to
 * the others; what is left is tried, shortest texts first, and each try propagated again. Languages
 * with few texts are tried to the end, so that their failure is a proof.
 */
final class Correlation {

  private static final int MOST_TRIES = 300;
  private static final int MOST_TEXTS = 24;

  private int tries;

  Overlap solve(Equations equations) {
    tries++;
    Optional<Equations.Contradiction> contradiction = equations.propagate();
    if (contradiction.isPresent()) {
      return new Overlap.Apart(
          contradiction.get().half(), Disjointness.Kind.CORRELATED, contradiction.get().part());
    }
    Optional<Variable> open = equations.open();
    if (open.isEmpty()) {
      return equations
          .solution()
          .<Overlap>map(Overlap.Meets::new)
          .orElseGet(Overlap.Undecided::new);
    }
    Texts texts = Texts.of(equations.domain(open.get()), MOST_TEXTS);
    Overlap apart = new Overlap.Undecided();
    boolean proved = texts.complete();
    for (String text : texts.texts()) {
      if (tries >= MOST_TRIES) {
        return new Overlap.Undecided();
      }
      Overlap outcome = solve(equations.with(open.get(), text));
      if (outcome instanceof Overlap.Meets) {
        return outcome;
      }
      apart = outcome;
      proved &= outcome instanceof Overlap.Apart;
    }
    return proved ? apart : new Overlap.Undecided();
  }
}
