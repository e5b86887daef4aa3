package dev.keyplan.maven;

import dev.keyplan.maven.read.ModelReader;
import dev.keyplan.maven.shape.ProvedTable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Designs with their exports, as the compiler writes them. */
public final class Designs {

  private static final String SAMPLE = "../sample-app/src/main/java";
  private static final String CASES = "../sample-app/src/test/java/dev/keyplan/designs";

  private static final Map<List<String>, Designs> COMPILED = new ConcurrentHashMap<>();

  private final Path classes;

  private Designs(List<String> folders) {
    try {
      classes = Files.createTempDirectory(Path.of("target"), "designs");
      compile(sources(folders), classes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The designs of this module's tests alone. */
  public static Designs own() {
    return COMPILED.computeIfAbsent(List.of("src/test/designs"), Designs::new);
  }

  /** The two designs of the sample, and the published ones that its tests are about. */
  public static Designs published() {
    return COMPILED.computeIfAbsent(List.of(SAMPLE, CASES), Designs::new);
  }

  /** What stands for the compiled classes: {@code META-INF/keyplan} is in it. */
  public Path classes() {
    return classes;
  }

  public Path exports(String table) {
    return classes.resolve("META-INF").resolve("keyplan").resolve(table);
  }

  public ProvedTable model(String table) {
    return ModelReader.read(exports(table).resolve("model.json"));
  }

  /** Sorted. */
  public List<String> tables() {
    try (Stream<Path> list = Files.list(classes.resolve("META-INF").resolve("keyplan"))) {
      return list.map(folder -> folder.getFileName().toString()).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void compile(List<Path> sources, Path classes) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
    List<String> options =
        List.of(
            "-proc:only",
            "-processor",
            "dev.keyplan.processor.KeyplanProcessor",
            "-d",
            classes.toString());
    try (StandardJavaFileManager files = compiler.getStandardFileManager(problems, null, null)) {
      boolean compiled =
          compiler
              .getTask(
                  null, files, problems, options, null, files.getJavaFileObjectsFromPaths(sources))
              .call();
      if (!compiled) {
        throw new IllegalStateException(
            problems.getDiagnostics().stream()
                .filter(problem -> problem.getKind() == Diagnostic.Kind.ERROR)
                .map(Object::toString)
                .collect(Collectors.joining("\n")));
      }
    }
  }

  private static List<Path> sources(List<String> folders) throws IOException {
    List<Path> sources = new ArrayList<>();
    for (String folder : folders) {
      try (Stream<Path> tree = Files.walk(Path.of(folder))) {
        tree.filter(file -> file.toString().endsWith(".java"))
            .filter(file -> !file.toString().endsWith("Test.java"))
            .sorted()
            .forEach(sources::add);
      }
    }
    return sources;
  }
}
