package dev.keyplan.processor.diagnostics;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Leaves out what was accepted, and tells which acceptances no longer apply. */
public final class Acceptances {

  private Acceptances() {}

  /**
   * @param found all findings about one table
   * @return what is to be told
   */
  public static List<Diagnostic> apply(List<Acceptance> acceptances, List<Diagnostic> found) {
    List<Diagnostic> told = new ArrayList<>();
    for (Diagnostic diagnostic : found) {
      if (accepting(acceptances, diagnostic).isEmpty()) {
        told.add(diagnostic);
      }
    }
    // With errors, not every warning was looked for.
    boolean complete = found.stream().noneMatch(d -> d.code().severity() == Severity.ERROR);
    if (complete) {
      for (Acceptance acceptance : acceptances) {
        if (found.stream().noneMatch(acceptance::covers)) {
          told.add(stale(acceptance));
        }
      }
    }
    return told;
  }

  /** What accepts the finding. */
  public static Optional<Acceptance> accepting(
      List<Acceptance> acceptances, Diagnostic diagnostic) {
    return acceptances.stream().filter(acceptance -> acceptance.covers(diagnostic)).findFirst();
  }

  private static Diagnostic stale(Acceptance acceptance) {
    String type = acceptance.origin().element().getSimpleName().toString();
    return new Diagnostic(
        DiagnosticCode.KP113,
        acceptance.origin(),
        type + " accepts " + acceptance.code() + ", which no longer applies to it",
        List.of(
            acceptance.code() + "    " + acceptance.code().title(),
            "fix      leave the @Accept out, or put it on the type that the warning is about"));
  }
}
