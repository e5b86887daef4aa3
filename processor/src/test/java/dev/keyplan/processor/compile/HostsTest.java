package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every fixture as Gradle and IntelliJ compile it, which wrap what the compiler hands to a
 * processor. Nothing is lost but the place of annotations that are repeated, which only javac's
 * tree API knows.
 */
class HostsTest {

  private final InProcessCompiler javac = InProcessCompiler.javac();

  static List<String> fixtures() {
    return DiagnosticFixtures.names();
  }

  @ParameterizedTest
  @MethodSource("fixtures")
  void theSameIsSaidInWrappersAndEachFileComesFromOneType(String fixture) throws IOException {
    List<String> expected = Files.readAllLines(DiagnosticFixtures.expected(fixture));
    IsolatingRecord record = new IsolatingRecord();

    CompileResult hosted =
        javac.run(DiagnosticFixtures.sources(fixture), new HostedProcessor(record));

    List<String> said = hosted.text().lines().toList();
    assertThat(placeless(said)).isEqualTo(placeless(expected));
    assertThat(said)
        .filteredOn(line -> !expected.contains(line))
        .allMatch(line -> isToldElsewhereInTheFile(line, expected));
    assertThat(record.fullRebuildCauses()).isEmpty();
    assertThat(record.files()).containsAll(hosted.outputs().keySet());
  }

  private static List<String> placeless(List<String> lines) {
    return lines.stream().map(HostsTest::placeless).sorted().toList();
  }

  private static String placeless(String line) {
    return line.replaceFirst(":\\d+:\\d+: ", ": ");
  }

  /** The place of the type: never none. */
  private static boolean isToldElsewhereInTheFile(String line, List<String> expected) {
    return line.matches("\\S+:\\d+:\\d+: .*")
        && expected.stream().anyMatch(other -> placeless(other).equals(placeless(line)));
  }
}
