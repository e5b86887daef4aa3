package dev.keyplan.maven;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.maven.read.Candidate;
import dev.keyplan.maven.read.TableChoice;
import dev.keyplan.maven.read.TableFiles;
import dev.keyplan.maven.shape.ProvedTable;
import dev.keyplan.maven.verify.Finding;
import dev.keyplan.maven.verify.Verification;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A file of {@code src/test/resources/import}, which may be changed in one place before it is read.
 */
final class ImportFile {

  static final Path FOLDER = Path.of("src", "test", "resources", "import");

  private ImportFile() {}

  static List<Finding> verify(ProvedTable model, Path file) {
    return Verification.verify(model, choose(model.name(), file).shape().get());
  }

  static Candidate choose(String name, Path file) {
    return new TableChoice(TableFiles.read(file, Map.of()), file.getFileName().toString())
        .byName(name, Set.of());
  }

  /** A copy of the file, and of what stands beside it, with a text that it holds replaced. */
  static Path changed(String file, String text, String replacement, Path folder) {
    try {
      Path source = FOLDER.resolve(file);
      try (Stream<Path> beside = Files.walk(source.getParent())) {
        for (Path each : beside.filter(Files::isRegularFile).toList()) {
          Path copy = folder.resolve(source.getParent().relativize(each));
          Files.createDirectories(copy.getParent());
          Files.copy(each, copy);
        }
      }
      String content = Files.readString(source);
      assertThat(content).as(file).contains(text);
      Path changed = folder.resolve(source.getFileName());
      Files.writeString(changed, content.replace(text, replacement));
      return changed;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
