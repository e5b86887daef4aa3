package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Eclipse's compiler, called without its processing of Javadoc, takes an import for a comment alone
 * as unused: generated code has none.
 */
class EcjWarningsTest {

  private final InProcessCompiler ecj = InProcessCompiler.ecjThatLooksForWhatIsUnused();

  static List<String> designs() {
    return DiagnosticFixtures.names().stream().filter(name -> name.startsWith("good-")).toList();
  }

  @ParameterizedTest
  @MethodSource("designs")
  void generatedCodeHasNothingUnused(String fixture) {
    Sources sources = DiagnosticFixtures.sources(fixture);
    List<String> written =
        sources.files().stream().map(file -> file.getFileName().toString()).toList();

    assertThat(ecj.compile(sources).findings())
        .filteredOn(finding -> written.stream().noneMatch(finding.file()::endsWith))
        .isEmpty();
  }
}
