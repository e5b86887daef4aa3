package dev.keyplan.benchmarks.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LinesTest {

  @TempDir private Path folder;

  @Test
  void blankLinesAndCommentsAreNoCode() throws IOException {
    Path one = Files.writeString(folder.resolve("One.java"), "/**\n * One.\n */\nclass One {}\n");
    Path two =
        Files.writeString(
            folder.resolve("Two.java"),
            "class Two {\n\n  // Nothing.\n  int a = 2 * 3; // six\n}\n");

    assertThat(Lines.of(List.of(one))).isEqualTo(new Lines(4, 1));
    assertThat(Lines.of(List.of(one, two))).isEqualTo(new Lines(9, 4));
    assertThat(Lines.of(List.of(one, two)).minus(Lines.of(List.of(one))))
        .isEqualTo(new Lines(5, 3));
  }
}
