package dev.keyplan.processor.compile;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Folders with sources and, in {@code expected.txt}, what javac says about them. */
public final class DiagnosticFixtures {

  private static final Path FOLDER = Path.of("src", "test", "resources", "diagnostics");

  private DiagnosticFixtures() {}

  public static List<String> names() {
    try (Stream<Path> folders = Files.list(FOLDER)) {
      return folders
          .filter(Files::isDirectory)
          .map(folder -> folder.getFileName().toString())
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static Sources sources(String name) {
    return Sources.in(FOLDER.resolve(name));
  }

  static Path expected(String name) {
    return FOLDER.resolve(name).resolve("expected.txt");
  }
}
