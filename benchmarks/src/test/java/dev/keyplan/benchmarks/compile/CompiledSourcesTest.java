package dev.keyplan.benchmarks.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What is measured compiles, and Keyplan generates no more for it than it did. Lines are what a
 * processor costs, and do not depend on the clock.
 */
class CompiledSourcesTest {

  private static final int ENTITIES = 10;

  /**
   * Keys, mapper, update, conditions and two repositories of each; two clients, two transactions,
   * what these share, and the definition of the table.
   */
  private static final int GENERATED = 6 * ENTITIES + 6;

  /** Raised only by what is worth it to all who compile: see docs/compile-time.md. */
  private static final Lines MOST_PER_ENTITY = new Lines(1_143, 636);

  private static final Lines MOST_PER_PATTERN = new Lines(39, 20);
  private static final Lines MOST_PER_RANGE = new Lines(55, 32);

  @TempDir private Path folder;

  @Test
  void allSourcesAreAcceptedAndEachEntityHasItsClasses() throws IOException {
    Compilation compilation = compile(KeyplanSources.PATTERNS);

    assertThat(compilation.generatedSources())
        .hasSize(GENERATED)
        .extracting(file -> file.getFileName().toString())
        .contains("Entity0Mapper.java", "Entity9Repository.java", "BenchTableClient.java");
    assertThat(compilation.classFiles())
        .extracting(file -> file.getFileName().toString())
        .contains("Entity0Mapper.class", "Entity9Repository.class", "BenchTableClient.class");
  }

  @Test
  void anEntityIsNoMoreLinesThanItWas() throws IOException {
    assertAtMost(Lines.of(compile(KeyplanSources.PATTERNS).generatedSources()), MOST_PER_ENTITY);
  }

  @Test
  void aPatternIsNoMoreLinesThanItWas() throws IOException {
    Lines two = Lines.of(compile(2).generatedSources());
    Lines three = Lines.of(compile(3).generatedSources());
    Lines four = Lines.of(compile(4).generatedSources());

    assertAtMost(three.minus(two), MOST_PER_PATTERN);
    assertAtMost(four.minus(three), MOST_PER_RANGE);
  }

  @Test
  void aChangeOfOneEntityIsCompiledWithClassFilesOfTheOthers() throws IOException {
    Project project = project(KeyplanSources.PATTERNS);
    compile(project.whole().processed());
    Compilation change = project.change().processed();

    compile(change);

    assertThat(change.sources()).hasSize(2);
    assertThat(change.generatedSources()).hasSize(GENERATED);
  }

  private static void assertAtMost(Lines ofAllEntities, Lines most) {
    assertThat(ofAllEntities.all() / ENTITIES).isBetween(1L, most.all());
    assertThat(ofAllEntities.code() / ENTITIES).isBetween(1L, most.code());
  }

  private Compilation compile(int patterns) throws IOException {
    Compilation compilation = project(patterns).whole().processed();
    compile(compilation);
    return compilation;
  }

  private Project project(int patterns) throws IOException {
    String here = System.getProperty("java.class.path");
    return Project.write(
        folder.resolve("patterns-" + patterns),
        KeyplanSources.of(ENTITIES, patterns),
        Stream.of(here.split(File.pathSeparator)).map(Path::of).toList(),
        here,
        Contestant.KEYPLAN.compiledWithAChange());
  }

  private static void compile(Compilation compilation) throws IOException {
    compilation.clean();
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    int result =
        ToolProvider.getSystemJavaCompiler()
            .run(null, said, said, compilation.arguments().toArray(new String[0]));
    assertThat(said.toString(StandardCharsets.UTF_8)).isEmpty();
    assertThat(result).isZero();
  }
}
