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

/** The output is the same at every run, and the one that the README shows. */
@KeyplanTest
class MainTest {

  private static final Path README = Path.of("..", "README.md");
  private static final String FENCE = "```\n";
  private static final String FIRST_LINE = "orders-service\n";

  @Test
  void printsWhatTheReadmeShows() throws IOException {
    String readme = Files.readString(README);
    int start = readme.indexOf(FENCE + FIRST_LINE) + FENCE.length();
    int end = readme.indexOf(FENCE, start);
    String printed = run();
    if (System.getProperty("golden.update") != null) {
      Files.writeString(README, readme.substring(0, start) + printed + readme.substring(end));
    }

    assertThat(readme.substring(start, end)).isEqualTo(printed);
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
