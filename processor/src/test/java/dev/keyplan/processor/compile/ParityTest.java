package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * All compilers say the same about every fixture, and write the same, whatever the order of the
 * files. Prints one table, fixture by compiler.
 */
class ParityTest {

  private static final String SAME = "same";

  private final InProcessCompiler javac = InProcessCompiler.javac();
  private final InProcessCompiler ecj = InProcessCompiler.ecj();

  @Test
  void allCompilersAgreeOnAllFixtures(@TempDir Path results) throws Exception {
    List<String> names = DiagnosticFixtures.names();
    Optional<OtherJdk> other = OtherJdk.find();
    if (other.isPresent()) {
      List<Path> folders =
          names.stream().map(name -> DiagnosticFixtures.sources(name).folder()).toList();
      other.get().compile(folders, results);
    }
    Map<String, List<String>> table = new LinkedHashMap<>();
    for (String name : names) {
      table.put(name, row(name, other.isPresent() ? results.resolve(name) : null));
    }
    print(table, other);
    table.forEach(
        (name, row) ->
            assertThat(row).as(name).allMatch(cell -> List.of(SAME, "-").contains(cell)));
  }

  private List<String> row(String name, Path otherResult) throws IOException {
    Sources sources = DiagnosticFixtures.sources(name);
    CompileResult reference = javac.compile(sources);
    String expected = CompileRunner.comparable(reference);
    List<String> row = new ArrayList<>();
    row.add(verdict(expected, CompileRunner.comparable(javac.compile(sources.reversed()))));
    row.add(otherResult == null ? "-" : verdict(expected, Files.readString(otherResult)));
    row.add(EcjParity.verdict(sources, reference, ecj.compile(sources)));
    return row;
  }

  private static String verdict(String expected, String actual) {
    return expected.equals(actual) ? SAME : "DIFFERS";
  }

  private static void print(Map<String, List<String>> table, Optional<OtherJdk> other) {
    String running = "javac " + Runtime.version().feature();
    System.out.printf(
        "%n%-44s %-18s %-10s %s%n",
        running + " and",
        "files reversed",
        other.map(jdk -> "javac " + jdk.version()).orElse("(no other)"),
        "ECJ");
    table.forEach(
        (name, row) ->
            System.out.printf("%-44s %-18s %-10s %s%n", name, row.get(0), row.get(1), row.get(2)));
  }
}
