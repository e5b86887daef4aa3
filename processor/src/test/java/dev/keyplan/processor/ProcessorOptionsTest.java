package dev.keyplan.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import java.util.Collections;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ProcessorOptionsTest {

  @Test
  void warningsAreErrorsWithTheOptionAloneOrTrue() {
    assertThat(ProcessorOptions.of(Collections.singletonMap("keyplan.werror", null)))
        .isEqualTo(ProcessorOptions.of(Map.of("keyplan.werror", "")))
        .isEqualTo(ProcessorOptions.of(Map.of("keyplan.werror", "true")))
        .matches(ProcessorOptions::warningsAreErrors);
  }

  @Test
  void warningsAreWarningsWithoutItOrWithFalse() {
    assertThat(ProcessorOptions.of(Map.of()))
        .isEqualTo(ProcessorOptions.of(Map.of("keyplan.werror", "false")))
        .matches(options -> !options.warningsAreErrors());
  }

  @Test
  void anyOtherValueIsRefused() {
    DiagnosticCollector diagnostics = new DiagnosticCollector();
    ProcessorOptions.of(Map.of("keyplan.werror", "TRUE")).check(diagnostics);
    ProcessorOptions.of(Map.of("keyplan.werror", "true")).check(diagnostics);
    ProcessorOptions.of(Map.of()).check(diagnostics);

    assertThat(diagnostics.diagnostics())
        .singleElement()
        .matches(found -> found.headline().equals("the option keyplan.werror cannot be 'TRUE'"));
  }
}
