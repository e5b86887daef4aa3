package dev.keyplan.processor.compile;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

  @Test
  void theTemplateIsToldAsItIsDeclared() {
    Sources sources =
        Sources.write(folder, "Board.java", board.replace("MAIL#{mail}", "MAIL#{mail:lower}"));

    assertThat(javac.compile(sources).errors().stream().map(Finding::message))
        .anyMatch(
            message ->
                message.contains("MAIL#{mail:lower}: does not begin with the tenant")
                    && message.contains("as in TENANT#{tenantId}#MAIL#{mail:lower}"));
  }

  /** The policy of a role holds whatever begins like a key of the tenant. */
  @ParameterizedTest
  @CsvSource({
    "String, TENANT#{tenantId}, TENANT#{tenantId}#{id}, true",
    "String, TENANT#{tenantId}#A#{id}, TENANT#{tenantId}#B#{id}, true",
    "String, {tenantId}#A#{id}, USER#B#{tenantId}, true",
    "String, {tenantId}#{id}, USER#{tenantId}#{id}, false",
    "String, {tenantId}#{id}, PLANS#ALL, false",
    "String, {tenantId}, PLANS, false",
    "String, {tenantId}, PLANS#ALL, true",
    "String, T{tenantId}-{id}, T{tenantId}-X-{id}, false",
    "String, T{tenantId}-{id}, T{tenantId}, false",
    "java.util.UUID, T{tenantId}/{id}, T{tenantId}, true",
    "java.util.UUID, {tenantId}#{id}, USER#{tenantId}#{id}, true",
    "java.util.UUID, {tenantId}#{id}, add-{tenantId}#{id}, false",
    "Table.Plan, {tenantId}#{id}, USER#{tenantId}#{id}, true",
    "Table.Plan, {tenantId}#{id}, FREE#{tenantId}#{id}, false",
  })
  void noKeyBesideIsTakenForATenants(String type, String reached, String other, boolean apart) {
    String source =
        """
        import dev.keyplan.annotation.*;
        @dev.keyplan.annotation.Table(
            name = "tenants", tenant = "tenantId", entities = {Table.A.class, Table.B.class})
        interface Table {
          enum Plan { FREE, PAID }
          @Entity @Key(partition = "%s", sort = "A#{id}")
          @WritePattern(name = "add", operation = WriteOperation.CREATE, role = "member")
          record A(%s tenantId, String id) {}
          @Entity @Key(partition = "%s", sort = "B#{tenantId}#{id}")
          record B(%s tenantId, String id) {}
        }
        """
            .formatted(reached, type, other, type);

    String text =
        javac.compile(Sources.write(folder.resolve("beside"), "Table.java", source)).text();

    assertThat(text.lines().filter(line -> line.contains("error:")))
        .hasSize(apart ? 0 : 1)
        .allMatch(line -> line.contains("[KP803] add on A"));
  }

  private String compiled(String source) {
    return javac.compile(Sources.write(folder, "Board.java", source)).text();
  }
}
