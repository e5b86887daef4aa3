package dev.keyplan.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.processor.evolution.LockFile;
import dev.keyplan.processor.evolution.ModelComparison;
import dev.keyplan.processor.json.JsonReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Of every design that is compiled here: nothing changes from it to itself. */
class UnchangedDesignsTest {

  @Test
  void noDesignDiffersFromWhatIsLockedOfIt() throws IOException {
    List<Map<String, Object>> models = new ArrayList<>(models("classes"));
    models.addAll(models("test-classes"));

    assertThat(models).hasSizeGreaterThan(20);
    for (Map<String, Object> model : models) {
      LockFile lock = LockFile.read(LockFile.empty().with(model).text());
      Map<String, Object> locked = lock.tables().values().iterator().next();
      assertThat(ModelComparison.compare(locked, model)).isEmpty();
      assertThat(ModelComparison.compare(model, model)).isEmpty();
      assertThat(LockFile.empty().with(locked)).isEqualTo(lock);
    }
  }

  /** Comparing any two designs ends, and says the same each time. */
  @Test
  void anyTwoDesignsCanBeCompared() throws IOException {
    List<Map<String, Object>> models = models("test-classes");
    for (Map<String, Object> one : models) {
      for (Map<String, Object> other : models) {
        assertThat(ModelComparison.compare(one, other))
            .isEqualTo(ModelComparison.compare(one, other))
            .matches(changes -> changes.isEmpty() == (one == other));
      }
    }
  }

  @SuppressWarnings("unchecked")
  private static List<Map<String, Object>> models(String output) throws IOException {
    List<Map<String, Object>> models = new ArrayList<>();
    try (Stream<Path> files = Files.walk(Path.of("target", output, "META-INF", "keyplan"))) {
      for (Path file : files.filter(path -> path.endsWith("model.json")).sorted().toList()) {
        models.add((Map<String, Object>) JsonReader.read(Files.readString(file)));
      }
    }
    return models;
  }
}
