package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every fixture as build tools compile it after a change: some types in sources, the others in
 * class files. The same is said and written as in a full compilation, or nothing.
 */
class IncrementalParityTest {

  /**
   * Of them no class files are to be had that say the same: they use generated classes, or hide
   * from each other; their constructors' parameters have names in sources alone; kapt's stubs never
   * become class files; JDK 17 to 21 see no type-use annotations in class files.
   */
  private static final Set<String> INSEPARABLE =
      Set.of(
          "good-writes",
          "kp101-contradictions",
          "kp101-entity-shapes",
          "kp101-kotlin-stubs",
          "kp101-skeletons",
          "kp103-write-names",
          "kp204-type-use-nullable");

  private static final String FOREIGN_TABLE =
      """
      @dev.keyplan.annotation.Table(name = "foreign", entities = ForeignItem.class)
      public interface ForeignTable {}
      """;

  private static final String FOREIGN_ITEM =
      """
      import dev.keyplan.annotation.*;
      @Entity
      public record ForeignItem(@PartitionKey String id, @SortKey String part) {}
      """;

  private final InProcessCompiler javac = InProcessCompiler.javac();
  private final InProcessCompiler ecj = InProcessCompiler.ecj();

  @TempDir private Path folder;
  private Path classes;

  static List<String> fixtures() {
    List<String> names = new ArrayList<>(DiagnosticFixtures.names());
    names.removeAll(INSEPARABLE);
    return names;
  }

  @BeforeEach
  void classFiles() throws IOException {
    classes = Files.createDirectories(folder.resolve("classes"));
  }

  @ParameterizedTest
  @MethodSource("fixtures")
  void sayAndWriteTheSameOrNothing(String fixture) throws IOException {
    Sources all = SplitSources.write(DiagnosticFixtures.sources(fixture), folder.resolve("src"));
    assertThat(javac.compileWithout(classes, all).errors()).isEmpty();
    CompileResult full = javac.compile(all);
    Sources roots = all.where(text -> text.contains("@Table("));

    onlyTheRoot(full, roots);
    aRootAndAForeignEntity(full, roots);
    onlyAnEntity(full, all);
  }

  private void onlyTheRoot(CompileResult full, Sources roots) {
    CompileResult javacs = javac.compile(roots, List.of(classes), List.of());
    CompileResult ecjs = ecj.compile(roots, List.of(classes), List.of());

    for (CompileResult result : List.of(javacs, ecjs)) {
      assertSameAsOf(full, result);
    }
    assertThat(javacs.ofKeyplan()).allMatch(finding -> finding.line() > 0 || isOfOption(finding));
  }

  private void aRootAndAForeignEntity(CompileResult full, Sources roots) {
    Sources foreign =
        Sources.write(
            folder.resolve("foreign"),
            "ForeignItem.java",
            FOREIGN_ITEM,
            "ForeignTable.java",
            FOREIGN_TABLE);
    Path output = InProcessCompiler.temporaryFolder();
    javac.compileInto(output, foreign, List.of(), List.of());

    CompileResult result =
        javac.compileInto(
            output,
            roots.and(foreign.only("ForeignItem.java")),
            List.of(output, classes),
            List.of());

    Map<String, String> outputs = result.outputs();
    assertThat(
            outputs
                .keySet()
                .removeIf(name -> name.matches(".*(ForeignItem|ForeignTable|/foreign/).*")))
        .isTrue();
    assertSameAsOf(full, new CompileResult(result.findings(), outputs));
    InProcessCompiler.delete(output);
  }

  private void onlyAnEntity(CompileResult full, Sources all) {
    Sources entities = all.where(text -> text.contains("@Entity") && !text.contains("@Table("));
    for (Path entity : entities.files().stream().limit(2).toList()) {
      Sources one = all.only(entity.getFileName().toString());

      CompileResult result = javac.compile(one, List.of(classes), List.of());

      assertThat(headlines(full.ofKeyplan())).containsAll(headlines(result.findings()));
      assertThat(result.outputs()).isEmpty();
    }
  }

  /** All but what is about types that no root lists, and that are not in the round. */
  private static void assertSameAsOf(CompileResult full, CompileResult part) {
    List<Finding> known =
        full.ofKeyplan().stream().filter(finding -> !isOfUnlisted(full, finding)).toList();
    assertThat(headlines(part.ofKeyplan())).isEqualTo(headlines(known));
    assertThat(part.errors()).allMatch(Finding::ofKeyplan);
    assertThat(EcjParity.outputs(part)).isEqualTo(EcjParity.outputs(full));
  }

  private static boolean isOfUnlisted(CompileResult full, Finding finding) {
    Stream<String> unlisted =
        full.ofKeyplan().stream()
            .filter(other -> other.message().startsWith("[KP104]"))
            .map(other -> other.headline().replaceAll("^.KP104. (\\w+) .*", "$1"));
    return finding.message().startsWith("[KP104]")
        || unlisted.anyMatch(type -> finding.headline().startsWith("[KP101] " + type + " is "))
        || finding.headline().matches(".KP101. \\w+ has @\\w+ but is no (entity|table root).*");
  }

  private static boolean isOfOption(Finding finding) {
    return finding.message().matches("(?s)\\[KP(801|811)].*|.KP816. nothing is locked.*");
  }

  private static List<String> headlines(List<Finding> findings) {
    return findings.stream()
        .map(finding -> finding.kind() + " " + finding.headline())
        .sorted()
        .toList();
  }
}
