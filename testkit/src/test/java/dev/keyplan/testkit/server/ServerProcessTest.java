package dev.keyplan.testkit.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import dev.keyplan.testkit.KeyplanTest;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@KeyplanTest
class ServerProcessTest {

  private ServerLocation.Program program;

  @BeforeEach
  void findProgram() {
    ServerLocation location = ServerLocator.ofThisProcess().locate(ServerChoice.DEFAULT);
    assumeThat(location)
        .as("a server that is ours to start")
        .isInstanceOf(ServerLocation.Program.class);
    program = (ServerLocation.Program) location;
  }

  @Test
  void isReadyWhenOpenAndGoneWhenClosed() throws IOException {
    ServerProcess server = ServerProcess.start(program);
    try (server) {
      assertThat(status(server)).isEqualTo(200);
      server.requireAlive();
    }

    assertThat(server.process().isAlive()).isFalse();
  }

  @Test
  void twoServersTakeTwoPorts() {
    try (DynamoDbServer one = program.open();
        DynamoDbServer other = program.open()) {
      assertThat(one.endpoint()).isNotEqualTo(other.endpoint());
    }
  }

  @Test
  void aProcessThatEndsAtOnceIsTriedOnAnotherPort(@TempDir Path folder) throws IOException {
    Path script = folder.resolve("taken-once.sh");
    Files.writeString(
        script,
        """
        if [ ! -e "%1$s/tried" ]; then touch "%1$s/tried"; echo "port in use"; exit 1; fi
        exec "%2$s" "$@"
        """
            .formatted(folder, program.command().get(0)));

    ServerLocation.Program taken =
        new ServerLocation.Program(
            "taken once", List.of("sh", script.toString(), "serve"), List.of());
    try (DynamoDbServer server = taken.open()) {
      assertThat(folder.resolve("tried")).exists();
      assertThat(status(server)).isEqualTo(200);
    }
  }

  @Test
  void aProgramThatNeverStartsIsToldWithItsOutput() {
    ServerLocation.Program broken =
        new ServerLocation.Program(
            "broken", List.of("sh", "-c", "echo no luck; exit 1"), List.of());

    assertThatThrownBy(broken::open)
        .isInstanceOf(NoServerException.class)
        .hasMessageContaining("broken did not start")
        .hasMessageContaining("no luck");
  }

  @Test
  void aProgramThatIsNotThereIsTold() {
    ServerLocation.Program absent =
        new ServerLocation.Program("absent", List.of("/nowhere/absent"), List.of());

    assertThatThrownBy(absent::open)
        .isInstanceOf(NoServerException.class)
        .hasMessageContaining("absent cannot be started");
  }

  @Test
  void aCrashIsTold() throws InterruptedException {
    try (ServerProcess server = ServerProcess.start(program)) {
      server.process().destroyForcibly().waitFor();

      assertThatThrownBy(server::requireAlive)
          .isInstanceOf(ServerCrashedException.class)
          .hasMessageContaining("has crashed, with exit status 137");
    }
  }

  private static int status(DynamoDbServer server) throws IOException {
    return ((HttpURLConnection) server.endpoint().toURL().openConnection()).getResponseCode();
  }
}
