package dev.keyplan.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.testkit.proof.ProofChecker;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The models of all tables that are compiled here, of the sample and of the published designs. */
class ProofsTest {

  static List<Path> models() throws IOException {
    try (Stream<Path> classes = Files.walk(Path.of("target"))) {
      return classes.filter(path -> path.endsWith("model.json")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("models")
  void theProofOfEveryTableIsRight(Path model) throws IOException {
    assertThat(ProofChecker.check(Files.readString(model))).isEmpty();
  }
}
