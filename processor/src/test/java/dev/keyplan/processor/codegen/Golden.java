package dev.keyplan.processor.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Expected outputs under {@code src/test/resources/golden}. {@code -Dgolden.update} writes them
 * anew: read the difference before committing it.
 */
public final class Golden {

  private static final Path FOLDER = Path.of("src", "test", "resources", "golden");

  private Golden() {}

  public static void assertMatches(String file, String actual) {
    Path golden = FOLDER.resolve(file);
    try {
      if (System.getProperty("golden.update") != null) {
        Files.createDirectories(golden.getParent());
        Files.writeString(golden, actual);
      }
      assertThat(actual).as(file).isEqualTo(Files.readString(golden));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
