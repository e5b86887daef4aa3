package dev.keyplan.testkit.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServerLocatorTest {

  @TempDir Path project;
  private Path binary;
  private Path module;

  @BeforeEach
  void install() throws IOException {
    binary = executable(project.resolve("node_modules/@dynoxide/linux-x64/dynoxide"));
    executable(project.resolve("node_modules/dynalite/cli.js"));
    module = Files.createDirectories(project.resolve("module/sub"));
  }

  @Test
  void anEndpointComesFirst() {
    Map<String, String> environment =
        Map.of("KEYPLAN_DYNAMODB_ENDPOINT", "http://localhost:8000", "DYNOXIDE", binary.toString());

    assertThat(locate(environment, ServerChoice.DEFAULT))
        .isEqualTo(new ServerLocation.Running(URI.create("http://localhost:8000")));
  }

  @Test
  void aBinaryComesBeforeWhatIsInstalled() throws IOException {
    Path other = executable(project.resolve("other"));

    assertThat(locate(Map.of("DYNOXIDE", other.toString()), ServerChoice.DEFAULT))
        .isEqualTo(program(other));
  }

  @Test
  void nodeModulesIsSearchedUpwards() {
    assertThat(locate(Map.of(), ServerChoice.DEFAULT)).isEqualTo(program(binary));
  }

  @Test
  void theNamedHomeComesBeforeTheSearch() throws IOException {
    Path other = executable(project.resolve("home/@dynoxide/linux-x64/dynoxide"));
    ServerLocator locator =
        new ServerLocator(Map.of(), Optional.of(project.resolve("home")), module);

    assertThat(locator.locate(ServerChoice.DEFAULT)).isEqualTo(program(other));
  }

  @Test
  void dynaliteRunsInNode() {
    assertThat(locate(Map.of(), ServerChoice.DYNALITE))
        .isInstanceOfSatisfying(
            ServerLocation.Program.class,
            program ->
                assertThat(program.command())
                    .containsExactly(
                        "node", project.resolve("node_modules/dynalite/cli.js").toString()));
  }

  @Test
  void aMissingServerIsToldWithTheWayOut() throws IOException {
    Files.delete(binary);

    assertThat(locate(Map.of(), ServerChoice.DEFAULT))
        .isInstanceOfSatisfying(
            ServerLocation.Missing.class,
            missing -> {
              assertThat(missing.reason())
                  .contains(
                      module.toString(),
                      "npm install --save-dev @dynoxide/linux-x64",
                      "KEYPLAN_DYNAMODB_ENDPOINT");
              assertThat(missing.chosen()).isFalse();
              assertThatThrownBy(missing::open)
                  .isInstanceOf(NoServerException.class)
                  .hasMessage(missing.reason());
            });
  }

  @Test
  void aBinaryThatIsNoneIsNotPassedOver() {
    assertThat(locate(Map.of("DYNOXIDE", "/nowhere"), ServerChoice.DEFAULT))
        .isEqualTo(
            new ServerLocation.Missing(
                "DYNOXIDE names \"/nowhere\", which is no executable file.", false));
  }

  @Test
  void anEndpointThatIsNoAddressIsNotPassedOver() {
    for (String endpoint : List.of("localhost:8000", "not an address")) {
      assertThat(locate(Map.of("KEYPLAN_DYNAMODB_ENDPOINT", endpoint), ServerChoice.DEFAULT))
          .isInstanceOfSatisfying(
              ServerLocation.Missing.class,
              missing -> assertThat(missing.reason()).contains(endpoint, "http://"));
    }
  }

  @Test
  void anEndpointIsTheOnlyServer() {
    Map<String, String> environment = Map.of("KEYPLAN_DYNAMODB_ENDPOINT", "http://localhost:8000");

    assertThat(locate(environment, ServerChoice.DYNALITE))
        .isInstanceOfSatisfying(
            ServerLocation.Missing.class, missing -> assertThat(missing.chosen()).isTrue());
  }

  @Test
  void blankVariablesCountAsAbsent() {
    Map<String, String> environment = Map.of("KEYPLAN_DYNAMODB_ENDPOINT", " ", "DYNOXIDE", "");

    assertThat(locate(environment, ServerChoice.DEFAULT)).isEqualTo(program(binary));
  }

  @Test
  void onlyContinuousIntegrationMustNotSkip() {
    assertThat(locator(Map.of("CI", "true")).mustNotSkip()).isTrue();
    assertThat(locator(Map.of("CI", "false")).mustNotSkip()).isFalse();
    assertThat(locator(Map.of()).mustNotSkip()).isFalse();
  }

  private ServerLocation locate(Map<String, String> environment, ServerChoice choice) {
    return locator(environment).locate(choice);
  }

  private ServerLocator locator(Map<String, String> environment) {
    return new ServerLocator(environment, Optional.empty(), module);
  }

  private static ServerLocation program(Path binary) {
    return new ServerLocation.Program("dynoxide", List.of(binary.toString(), "serve"), List.of());
  }

  private static Path executable(Path file) throws IOException {
    Files.createDirectories(file.getParent());
    Files.createFile(file);
    assertThat(file.toFile().setExecutable(true)).isTrue();
    return file;
  }
}
