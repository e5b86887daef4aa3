package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every fixture is reported by code, line, column and count, javac's own errors included. {@code
 * -Dgolden.update} writes what is said into the expected files; read the difference before
 * committing it.
 */
class DiagnosticsTest {

  private final InProcessCompiler javac = InProcessCompiler.javac();

  static List<String> fixtures() {
    return DiagnosticFixtures.names();
  }

  @ParameterizedTest
  @MethodSource("fixtures")
  void saysExactlyWhatIsExpected(String fixture) throws IOException {
    String said = javac.compile(DiagnosticFixtures.sources(fixture)).text();
    Path expected = DiagnosticFixtures.expected(fixture);
    if (System.getProperty("golden.update") != null) {
      Files.writeString(expected, said);
    }
    assertThat(expected).as("expected.txt, see -Dgolden.update").exists();
    assertThat(said).isEqualTo(Files.readString(expected));
  }
}
