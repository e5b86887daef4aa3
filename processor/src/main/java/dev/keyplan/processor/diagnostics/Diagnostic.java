package dev.keyplan.processor.diagnostics;

import dev.keyplan.processor.model.Origin;
import java.util.List;

/**
 * One finding.
 *
 * @param headline one sentence without code and without a full stop; it must stand alone
 * @param details the indented lines under it, without their indentation
 */
public record Diagnostic(
    DiagnosticCode code, Origin origin, String headline, List<String> details) {

  public Diagnostic {
    details = List.copyOf(details);
  }
}
