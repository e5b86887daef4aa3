package dev.keyplan.testkit.server;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds the server in the environment: see {@link ServerChoice}. */
public final class ServerLocator {

  static final String ENDPOINT = "KEYPLAN_DYNAMODB_ENDPOINT";
  static final String BINARY = "DYNOXIDE";

  /** The system property that names the {@code node_modules} to look into first. */
  static final String HOME = "keyplan.server.home";

  private static final String INSTALL = "Either run \"npm install --save-dev ";
  private static final String NAME_ONE =
      ", or set "
          + ENDPOINT
          + " to a running server, http://localhost:8000 for DynamoDB Local in Docker, say.";

  private final Map<String, String> environment;
  private final Optional<Path> home;
  private final Path workingDirectory;

  ServerLocator(Map<String, String> environment, Optional<Path> home, Path workingDirectory) {
    this.environment = Map.copyOf(environment);
    this.home = home;
    this.workingDirectory = workingDirectory;
  }

  public static ServerLocator ofThisProcess() {
    return new ServerLocator(
        System.getenv(),
        Optional.ofNullable(System.getProperty(HOME)).map(Path::of),
        Path.of("").toAbsolutePath());
  }

  public ServerLocation locate(ServerChoice choice) {
    return choice == ServerChoice.DYNALITE ? dynalite() : byDefault();
  }

  /** Continuous integration: a missing server must not pass for a green build. */
  public boolean mustNotSkip() {
    return variable("CI").filter(value -> !value.equals("false")).isPresent();
  }

  private ServerLocation byDefault() {
    Optional<String> endpoint = variable(ENDPOINT);
    if (endpoint.isPresent()) {
      return running(endpoint.get());
    }
    Optional<String> binary = variable(BINARY);
    if (binary.isPresent()) {
      Path path = Path.of(binary.get());
      return Files.isExecutable(path)
          ? dynoxide(path)
          : new ServerLocation.Missing(
              BINARY + " names \"" + path + "\", which is no executable file.", false);
    }
    return installed("@dynoxide/linux-x64/dynoxide")
        .filter(Files::isExecutable)
        .map(ServerLocator::dynoxide)
        .orElseGet(
            () ->
                missing(
                    "dynoxide",
                    INSTALL
                        + "@dynoxide/linux-x64\" in your project (Linux on x64), or set "
                        + BINARY
                        + " to a binary of dynoxide"
                        + NAME_ONE));
  }

  private ServerLocation dynalite() {
    if (variable(ENDPOINT).isPresent()) {
      return new ServerLocation.Missing(
          ENDPOINT + " names the one server to test on: no second pass.", true);
    }
    return installed("dynalite/cli.js")
        .<ServerLocation>map(
            script ->
                new ServerLocation.Program(
                    "dynalite",
                    List.of("node", script.toString()),
                    List.of(
                        "--createTableMs", "0", "--deleteTableMs", "0", "--updateTableMs", "0")))
        .orElseGet(() -> missing("dynalite", INSTALL + "dynalite\" in your project" + NAME_ONE));
  }

  private static ServerLocation running(String endpoint) {
    try {
      URI uri = URI.create(endpoint);
      if (uri.getHost() != null) {
        return new ServerLocation.Running(uri);
      }
    } catch (IllegalArgumentException e) {
      // Told below.
    }
    return new ServerLocation.Missing(
        ENDPOINT + " is \"" + endpoint + "\"; write an address such as http://localhost:8000.",
        false);
  }

  private static ServerLocation dynoxide(Path binary) {
    return new ServerLocation.Program("dynoxide", List.of(binary.toString(), "serve"), List.of());
  }

  private ServerLocation missing(String server, String wayOut) {
    return new ServerLocation.Missing(
        "No server to test on: "
            + server
            + " is in no node_modules from "
            + workingDirectory
            + " upwards. "
            + wayOut,
        false);
  }

  private Optional<Path> installed(String file) {
    if (home.isPresent() && Files.exists(home.get().resolve(file))) {
      return Optional.of(home.get().resolve(file));
    }
    for (Path folder = workingDirectory; folder != null; folder = folder.getParent()) {
      Path candidate = folder.resolve("node_modules").resolve(file);
      if (Files.exists(candidate)) {
        return Optional.of(candidate);
      }
    }
    return Optional.empty();
  }

  private Optional<String> variable(String name) {
    return Optional.ofNullable(environment.get(name)).filter(value -> !value.isBlank());
  }
}
