package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A native image holds what can be reached by calls. Neither the runtime nor what is generated
 * reaches anything in another way, so that an image needs no metadata for them.
 */
class ReflectionTest {

  @TempDir private Path folder;

  static List<String> fixtures() {
    return GradleBuildTest.compilingFixtures();
  }

  @Test
  void theRuntimeCallsNothingByName() throws IOException, URISyntaxException {
    Path runtime =
        Path.of(
            dev.keyplan.runtime.PagedQuery.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
    if (Files.isDirectory(runtime)) {
      assertThat(reflectiveCalls(runtime)).isEmpty();
    } else {
      try (FileSystem jar = FileSystems.newFileSystem(runtime)) {
        assertThat(reflectiveCalls(jar.getPath("/"))).isEmpty();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("fixtures")
  void generatedClassesCallNothingByNameAndMappersMakeNoLambda(String fixture) throws IOException {
    Path output = Files.createDirectories(folder.resolve("output"));
    CompileResult result =
        InProcessCompiler.javac()
            .compileInto(output, DiagnosticFixtures.sources(fixture), List.of(), List.of());
    assertThat(result.errors()).isEmpty();

    assertThat(reflectiveCalls(output)).isEmpty();
    assertThat(lambdas(output, "Mapper")).isEmpty();
  }

  @Test
  void aCallByNameWouldBeFound() throws IOException {
    Path output = Files.createDirectories(folder.resolve("output"));
    Sources sources =
        Sources.write(
            folder.resolve("src"),
            "Sly.java",
            """
            class Sly implements java.io.Serializable {
              private static final long serialVersionUID = 1;
              volatile int count;

              Object counter() {
                return java.util.concurrent.atomic.AtomicIntegerFieldUpdater.newUpdater(
                    Sly.class, "count");
              }

              java.util.function.Function<String, java.net.URL> resources() {
                return ClassLoader::getSystemResource;
              }

              Object make() throws ReflectiveOperationException {
                Runnable lambda = () -> System.out.println(Sly.class.getResource("sly"));
                lambda.run();
                return Class.forName("java.lang.String").getDeclaredConstructor().newInstance();
              }
            }
            """);
    assertThat(InProcessCompiler.javac().compileWithout(output, sources).errors()).isEmpty();

    assertThat(reflectiveCalls(output))
        .containsExactly(
            "Sly is serialised",
            "Sly: java/lang/Class.forName",
            "Sly: java/lang/Class.getDeclaredConstructor",
            "Sly: java/lang/Class.getResource",
            "Sly: java/lang/ClassLoader.getSystemResource",
            "Sly: java/lang/reflect/Constructor.newInstance",
            "Sly: java/util/concurrent/atomic/AtomicIntegerFieldUpdater.newUpdater");
    assertThat(lambdas(output, "Sly"))
        .containsExactly(
            "Sly: LambdaMetafactory.metafactory apply", "Sly: LambdaMetafactory.metafactory run");
  }

  private static Set<String> reflectiveCalls(Path root) throws IOException {
    Set<String> calls = new TreeSet<>();
    for (Path file : classFiles(root)) {
      calls.addAll(CallsByName.in(Files.readAllBytes(file)).reflective());
    }
    return calls;
  }

  private static List<String> lambdas(Path root, String suffix) throws IOException {
    List<String> lambdas = new ArrayList<>();
    for (Path file : classFiles(root)) {
      if (file.getFileName().toString().endsWith(suffix + ".class")) {
        lambdas.addAll(CallsByName.in(Files.readAllBytes(file)).lambdas());
      }
    }
    return lambdas;
  }

  private static List<Path> classFiles(Path root) throws IOException {
    try (Stream<Path> walk = Files.walk(root)) {
      List<Path> files = walk.filter(file -> file.toString().endsWith(".class")).sorted().toList();
      assertThat(files).isNotEmpty();
      return files;
    }
  }
}
