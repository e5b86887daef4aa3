package dev.keyplan.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.processor.diagnostics.Diagnostic;
import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.export.Export;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
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

  @Test
  void exportsAreAllUnlessSomeAreNamed() {
    assertThat(chosen(Map.of())).containsExactly(Export.values());
    assertThat(chosen(Map.of("keyplan.exports", "all"))).containsExactly(Export.values());
    assertThat(chosen(Map.of("keyplan.exports", "none"))).isEmpty();
  }

  @Test
  void theModelGoesWithEveryExport() {
    assertThat(chosen(Map.of("keyplan.exports", " terraform , table,")))
        .containsExactly(Export.TABLE, Export.MODEL, Export.TERRAFORM);
  }

  @Test
  void unknownExportsAreRefusedWithTheNearestOne() {
    assertThat(found("table,Cloudformation,iac"))
        .extracting(Diagnostic::headline)
        .containsExactly(
            "the option keyplan.exports names no export 'Cloudformation'",
            "the option keyplan.exports names no export 'iac'");
    assertThat(found("Cloudformation").get(0).details())
        .anyMatch(line -> line.startsWith("known    table, model, cloudformation, terraform"))
        .contains("fix      -Akeyplan.exports=cloudformation");
  }

  @Test
  void whatIsKnownBesideAnUnknownExportStays() {
    assertThat(found("table,iam,Cloudformation,iac").get(0).details())
        .contains("fix      -Akeyplan.exports=table,iam-policy,cloudformation");
    assertThat(found("design.md,iam-policy.json").get(0).details())
        .contains("fix      -Akeyplan.exports=design,iam-policy");
    assertThat(found("iac").get(0).details()).contains("fix      -Akeyplan.exports=all");
  }

  @Test
  void noExportsAreNamedByNoneAlone() {
    assertThat(found("none")).isEmpty();
    assertThat(found("none,table"))
        .singleElement()
        .matches(
            one -> one.headline().equals("the option keyplan.exports names 'none' and others"));
    assertThat(found(" , "))
        .singleElement()
        .matches(one -> one.headline().equals("the option keyplan.exports names no export"));
    assertThat(found(null)).hasSize(1);
  }

  private static Set<Export> chosen(Map<String, String> options) {
    return ProcessorOptions.of(options).exports().chosen();
  }

  private static List<Diagnostic> found(String exports) {
    DiagnosticCollector diagnostics = new DiagnosticCollector();
    ProcessorOptions.of(Collections.singletonMap("keyplan.exports", exports)).check(diagnostics);
    return diagnostics.diagnostics();
  }
}
