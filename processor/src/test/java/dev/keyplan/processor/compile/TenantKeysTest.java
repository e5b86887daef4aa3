package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What KP803 advises compiles. */
class TenantKeysTest {

  private final InProcessCompiler javac = InProcessCompiler.javac();

  @TempDir private Path folder;
  private String board;

  @BeforeEach
  void read() throws IOException {
    board =
        Files.readString(DiagnosticFixtures.sources("kp803-keys").folder().resolve("Board.java"));
    assertThat(compiled(board)).contains("[KP803]");
  }

  @Test
  void rolesAreTakenAway() {
    assertThat(compiled(board.replaceAll(", role = (\"\\w+\"|\\{[^}]*})", ""))).isEmpty();
  }

  @Test
  void keysBeginWithTheTenant() {
    String fixed =
        board
            .replace("\"TASK#{taskId}\"", "\"TENANT#{tenantId}#TASK#{taskId}\"")
            .replace("\"OWNER#{ownerId}\"", "\"TENANT#{tenantId}#OWNER#{ownerId}\"")
            .replace(
                "name = \"tasks\", by = \"taskId\"",
                "name = \"tasks\", by = {\"tenantId\", \"taskId\"}")
            .replace("\"MAIL#{mail}\"", "\"TENANT#{tenantId}#MAIL#{mail}\"")
            .replace("\"WIDE#{tenantId:id(4)}{wideId}\"", "\"TENANT#{tenantId}#WIDE#{wideId}\"")
            .replace(
                "\"FOLDED#{tenantId:lower}\", sort = \"FOLDED#{tenantId}\"",
                "\"TENANT#{tenantId}\", sort = \"FOLDED\"");

    assertThat(compiled(fixed)).as(fixed).isEmpty();
  }

  private String compiled(String source) {
    return javac.compile(Sources.write(folder, "Board.java", source)).text();
  }
}
