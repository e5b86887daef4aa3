package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Good sources with one thing wrong: whoever knows tells, once, and nobody fails. */
class MutantSourcesTest {

  private static final int MOST_ERRORS = 6;

  private final InProcessCompiler javac = InProcessCompiler.javac();
  private final InProcessCompiler ecj = InProcessCompiler.ecj();

  static List<String> goodFixtures() {
    return DiagnosticFixtures.names().stream().filter(name -> name.startsWith("good-")).toList();
  }

  @ParameterizedTest
  @MethodSource("goodFixtures")
  void areToldByTheCompilerOrByUsAndNeverByBoth(String fixture, @TempDir Path folder)
      throws IOException {
    Sources sources = copy(DiagnosticFixtures.sources(fixture), folder.resolve("src"));
    Path mutated = largest(sources);
    String original = Files.readString(mutated);
    List<String> wrong = new ArrayList<>();
    // Code that calls what is generated is an error for javac alone.
    boolean standsAlone =
        javac
            .compileWithout(Files.createTempDirectory(folder, "plain"), sources)
            .errors()
            .isEmpty();
    int told = 0;
    for (Mutants.Mutant mutant : Mutants.of(original, 7)) {
      Files.writeString(mutated, mutant.text());
      CompileResult result = javac.compile(sources);
      told += result.errors().isEmpty() ? 0 : 1;
      fault(result).ifPresent(fault -> wrong.add(mutant + ": " + fault));
      Path classes = Files.createTempDirectory(folder, "plain");
      if (standsAlone && !javac.compileWithout(classes, sources).errors().isEmpty()) {
        if (isInConstructor(result)) {
          continue;
        }
        if (result.errors().size() == result.ofKeyplan().size()) {
          wrong.add(mutant + " is an error for javac, which is not shown: " + result.errors());
        } else if (!result.ofKeyplan().isEmpty()) {
          wrong.add(mutant + " is told by both: " + result.errors());
        }
      }
    }
    assertThat(wrong).isEmpty();
    assertThat(told).isGreaterThan(15);
  }

  /**
   * A constructor that takes what no field holds is told by us, from its parameters; the compiler
   * would tell it of the body, which it reads after processors have run without an error.
   */
  private static boolean isInConstructor(CompileResult result) {
    return !result.ofKeyplan().isEmpty()
        && result.ofKeyplan().size() == result.errors().size()
        && result.ofKeyplan().stream()
            .allMatch(finding -> finding.message().contains("cannot be made by generated code"));
  }

  @ParameterizedTest
  @MethodSource("goodFixtures")
  void neverFailNorFloodInEcj(String fixture, @TempDir Path folder) throws IOException {
    Sources sources = copy(DiagnosticFixtures.sources(fixture), folder.resolve("src"));
    Path mutated = largest(sources);
    String original = Files.readString(mutated);
    List<String> wrong = new ArrayList<>();
    for (Mutants.Mutant mutant : Mutants.of(original, 3)) {
      Files.writeString(mutated, mutant.text());
      fault(ecj.compile(sources)).ifPresent(fault -> wrong.add(mutant + ": " + fault));
    }
    assertThat(wrong).isEmpty();
  }

  private static Optional<String> fault(CompileResult result) {
    if (result.text().contains("KP901") || result.text().contains("Exception:")) {
      return Optional.of("fails: " + result.text());
    }
    List<Finding> ours = result.ofKeyplan();
    boolean flood = ours.size() > MOST_ERRORS || ours.stream().distinct().count() < ours.size();
    return flood ? Optional.of("floods: " + ours) : Optional.empty();
  }

  private static Sources copy(Sources sources, Path folder) throws IOException {
    List<String> files = new ArrayList<>();
    for (Path file : sources.files()) {
      files.add(sources.folder().relativize(file).toString());
      files.add(Files.readString(file));
    }
    return Sources.write(folder, files.toArray(String[]::new));
  }

  private static Path largest(Sources sources) {
    return sources.files().stream()
        .max(Comparator.comparingLong(file -> file.toFile().length()))
        .orElseThrow();
  }
}
