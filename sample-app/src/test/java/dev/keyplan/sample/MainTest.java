package dev.keyplan.sample;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.server.DynamoDbServer;
import dev.keyplan.testkit.server.ServerChoice;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The output is the same at every run; {@code output.txt} holds it. */
@KeyplanTest
class MainTest {

  private static final Path GOLDEN = Path.of("output.txt");

  @Test
  void printsWhatTheDocumentationShows() throws IOException {
    String printed = run();
    if (System.getProperty("golden.update") != null) {
      Files.writeString(GOLDEN, printed);
    }

    assertThat(printed).isEqualTo(Files.readString(GOLDEN));
  }

  @Test
  void theReadmeShowsTheOutput() throws IOException {
    assertThat(Files.readString(Path.of("..", "README.md"))).contains("```\n" + run() + "```\n");
  }

  @Test
  void printsTheSameAgain() {
    assertThat(run()).isEqualTo(run());
  }

  private static String run() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DynamoDbServer server = DynamoDbServer.open(ServerChoice.DEFAULT);
        PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
      Main.run(server, out);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
