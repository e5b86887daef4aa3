package dev.keyplan.processor;

import dev.keyplan.processor.diagnostics.Acceptance;
import dev.keyplan.processor.diagnostics.Acceptances;
import dev.keyplan.processor.diagnostics.Diagnostic;
import dev.keyplan.processor.export.note.Finding;
import java.util.ArrayList;
import java.util.List;

/** What was found about a table, as its exports tell it: with the reasons of what was accepted. */
final class Findings {

  private Findings() {}

  /** Those that stand, then those accepted, each in the order in which they were found. */
  static List<Finding> of(List<Acceptance> acceptances, List<Diagnostic> found) {
    List<Finding> findings = new ArrayList<>();
    for (Diagnostic told : Acceptances.apply(acceptances, found)) {
      findings.add(new Finding(told.code().name(), told.headline()));
    }
    for (Diagnostic diagnostic : found) {
      Acceptances.accepting(acceptances, diagnostic)
          .map(by -> new Finding(diagnostic.code().name(), diagnostic.headline(), by.reason()))
          .ifPresent(findings::add);
    }
    return findings;
  }
}
