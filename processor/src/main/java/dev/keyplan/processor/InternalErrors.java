package dev.keyplan.processor;

import dev.keyplan.processor.diagnostics.DiagnosticCode;
import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.diagnostics.SourceOrigin;
import dev.keyplan.processor.model.Origin;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.TypeElement;

/** What went wrong inside of Keyplan, as a diagnostic: no exception may reach the compiler. */
final class InternalErrors {

  private static final int FRAMES = 8;

  private InternalErrors() {}

  /**
   * @param root what was being processed, or null
   */
  static void add(Throwable error, TypeElement root, DiagnosticCollector diagnostics) {
    List<String> details = new ArrayList<>();
    for (StackTraceElement frame : error.getStackTrace()) {
      if (details.size() < FRAMES) {
        details.add("at " + frame);
      }
    }
    details.add("please report it, with the table, its entities and these lines");
    diagnostics.add(
        DiagnosticCode.KP901,
        root == null ? Origin.UNKNOWN : SourceOrigin.of(root, null),
        "internal error of Keyplan: " + error,
        details.toArray(String[]::new));
  }
}
