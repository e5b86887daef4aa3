package dev.keyplan.processor;

import dev.keyplan.processor.diagnostics.DiagnosticCode;
import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.model.Origin;
import java.util.Map;
import java.util.Set;

/** What {@code -A} says. */
record ProcessorOptions(String werror) {

  private static final String WERROR = "keyplan.werror";

  static final Set<String> NAMES = Set.of(WERROR);

  static ProcessorOptions of(Map<String, String> options) {
    if (!options.containsKey(WERROR)) {
      return new ProcessorOptions("false");
    }
    // Without a value, the option is there and its value null; Gradle gives an empty one.
    String value = options.get(WERROR);
    return new ProcessorOptions(value == null || value.isEmpty() ? "true" : value);
  }

  boolean warningsAreErrors() {
    return werror.equals("true");
  }

  void check(DiagnosticCollector diagnostics) {
    if (!werror.equals("true") && !werror.equals("false")) {
      diagnostics.add(
          DiagnosticCode.KP801,
          Origin.UNKNOWN,
          "the option " + WERROR + " cannot be '" + werror + "'",
          "fix      -A" + WERROR + " or -A" + WERROR + "=true turns warnings into errors",
          "         -A" + WERROR + "=false, or no such option, does not");
    }
  }
}
