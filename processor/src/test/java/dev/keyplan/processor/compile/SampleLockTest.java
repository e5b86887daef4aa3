package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The reference designs have a lock: they are as they were stored, and a changed key is refused.
 */
class SampleLockTest {

  private static final Path SAMPLE = Path.of("..", "sample-app");

  @TempDir private Path folder;

  @Test
  void theReferenceDesignsAreWhatIsLocked() throws IOException {
    assertThat(compile("orders", "", "").findings()).isEmpty();
    assertThat(compile("board", "", "").findings()).isEmpty();
  }

  @Test
  void aChangedKeyOfAReferenceDesignIsRefusedWhereItIs() throws IOException {
    List<Finding> findings =
        compile("orders", "sort = \"PROFILE\"", "sort = \"ACCOUNT\"").findings();

    assertThat(findings).hasSize(1);
    assertThat(findings.get(0).headline())
        .isEqualTo("[KP813] SK of User is ACCOUNT, stored as PROFILE");
    assertThat(findings.get(0).file()).isEqualTo("User.java");
  }

  /** The design alone, without what uses it. */
  private CompileResult compile(String design, String from, String to) throws IOException {
    Path copy = Files.createDirectories(folder.resolve(design));
    Path sources = SAMPLE.resolve("src/main/java/dev/keyplan/sample").resolve(design);
    try (Stream<Path> files = Files.list(sources)) {
      for (Path file : files.toList()) {
        String name = file.getFileName().toString();
        if (!name.matches(".*(Desk|Data|Demo|Writes|-info)\\.java")) {
          Files.writeString(copy.resolve(name), Files.readString(file).replace(from, to));
        }
      }
    }
    Path lock = SAMPLE.resolve("keyplan.lock.json").toAbsolutePath().normalize();
    Files.writeString(copy.resolve("options.txt"), "-Akeyplan.lock=" + lock);
    return InProcessCompiler.javac().compile(Sources.in(copy));
  }
}
