package dev.keyplan.consumer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The public API is what is committed below {@code src/test/resources/api}. Compiled users and the
 * code that was generated for them break if a line of it is gone or changed, or if an interface
 * that they implement has a new abstract method. {@code -Dgolden.update} writes the files anew; the
 * difference is what a review looks at.
 */
class PublicApiTest {

  private static final Path FOLDER = Path.of("src", "test", "resources", "api");

  /** Until then there is nothing that japicmp could compare with (decision 34). */
  @Test
  void afterTheFirstReleaseJarsAreComparedToo() throws IOException {
    boolean released =
        Pattern.compile("^## \\[\\d", Pattern.MULTILINE)
            .matcher(Files.readString(Path.of("../CHANGELOG.md")))
            .find();
    boolean compared = Files.readString(Path.of("../pom.xml")).contains("japicmp-maven-plugin");

    assertThat(compared || !released).as("japicmp-maven-plugin in pom.xml").isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "annotations, dev.keyplan.annotation.Table",
    "runtime, dev.keyplan.runtime.PagedQuery",
    "testkit, dev.keyplan.testkit.CallRecorder"
  })
  void nothingIsGoneOrNewThatIsNotCommitted(String module, Class<?> member) throws Exception {
    List<String> actual = api(member);
    Path file = FOLDER.resolve(module + ".txt");
    if (System.getProperty("golden.update") != null) {
      Files.writeString(file, String.join("\n", actual) + "\n");
    }
    List<String> committed = Files.readAllLines(file);

    assertThat(without(committed, actual)).as("gone: what uses it breaks").isEmpty();
    assertThat(without(actual, committed)).as("new: to be supported from now on").isEmpty();
  }

  private static List<String> without(List<String> lines, List<String> others) {
    List<String> rest = new ArrayList<>(lines);
    rest.removeAll(others);
    return rest;
  }

  /** Of all classes beside that one, be they in a jar or in a folder. */
  private static List<String> api(Class<?> member) throws IOException, URISyntaxException {
    URI location = member.getProtectionDomain().getCodeSource().getLocation().toURI();
    Path path = Path.of(location);
    if (Files.isDirectory(path)) {
      return api(path, member.getClassLoader());
    }
    try (FileSystem jar = FileSystems.newFileSystem(path)) {
      return api(jar.getPath("/"), member.getClassLoader());
    }
  }

  private static List<String> api(Path root, ClassLoader loader) throws IOException {
    try (Stream<Path> walk = Files.walk(root)) {
      return walk.map(file -> root.relativize(file).toString())
          .filter(name -> name.endsWith(".class") && !name.endsWith("-info.class"))
          .map(name -> name.substring(0, name.length() - ".class".length()))
          .map(name -> name.replace('/', '.').replace('\\', '.'))
          .sorted()
          .flatMap(name -> ApiText.of(load(name, loader)).stream())
          .toList();
    }
  }

  private static Class<?> load(String name, ClassLoader loader) {
    try {
      return Class.forName(name, false, loader);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }
}
