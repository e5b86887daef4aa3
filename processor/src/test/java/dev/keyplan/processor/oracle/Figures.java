package dev.keyplan.processor.oracle;

import dev.keyplan.processor.diagnostics.DiagnosticCode;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What a run of the oracle has seen. */
final class Figures {

  private int designs;
  private int patterns;
  private int accepted;
  private int calls;
  private int answered;
  private final Map<DiagnosticCode, Integer> codes = new TreeMap<>();
  private final Map<String, Integer> exemptions = new TreeMap<>();

  void design() {
    designs++;
  }

  void pattern(Optional<DiagnosticCode> code) {
    patterns++;
    accepted += code.isEmpty() ? 1 : 0;
    code.ifPresent(this::code);
  }

  void code(DiagnosticCode code) {
    codes.merge(code, 1, Integer::sum);
  }

  void answered(boolean any) {
    calls++;
    answered += any ? 1 : 0;
  }

  void exempt(String reason) {
    exemptions.merge(reason, 1, Integer::sum);
  }

  int calls() {
    return calls;
  }

  int designs() {
    return designs;
  }

  double acceptedShare() {
    return patterns == 0 ? 0 : (double) accepted / patterns;
  }

  int count(DiagnosticCode code) {
    return codes.getOrDefault(code, 0);
  }

  @Override
  public String toString() {
    return String.format(
        java.util.Locale.ROOT,
        "%d designs, %d patterns, %d accepted (%.1f %%), %d calls, %d of them answered%n"
            + "codes       %s%nexemptions  %s",
        designs,
        patterns,
        accepted,
        100 * acceptedShare(),
        calls,
        answered,
        codes,
        exemptions);
  }
}
