package dev.keyplan.processor.diagnostics;

import dev.keyplan.processor.model.Origin;
import java.util.ArrayList;
import java.util.List;

/** Gathers the findings of one round, in the order they are told. */
public final class DiagnosticCollector {

  private final List<Diagnostic> diagnostics = new ArrayList<>();

  public void add(Diagnostic diagnostic) {
    if (!diagnostics.contains(diagnostic)) {
      diagnostics.add(diagnostic);
    }
  }

  public void add(DiagnosticCode code, Origin origin, String headline, String... details) {
    add(new Diagnostic(code, origin, headline, List.of(details)));
  }

  public List<Diagnostic> diagnostics() {
    return List.copyOf(diagnostics);
  }

  public boolean hasErrors() {
    return diagnostics.stream().anyMatch(d -> d.code().severity() == Severity.ERROR);
  }
}
