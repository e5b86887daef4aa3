package dev.keyplan.testkit.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A server started for this JVM, on a free port. It ends with the JVM at the latest. */
final class ServerProcess implements DynamoDbServer {

  private static final String HOST = "127.0.0.1";
  private static final int ATTEMPTS = 10;
  private static final Duration START_LIMIT = Duration.ofSeconds(30);

  /** A process whose port was taken in the meantime is gone by then, whoever answered on it. */
  private static final Duration PORT_CLASH = Duration.ofMillis(50);

  private static final int TOLD_OF_LOG = 2000;

  private final String name;
  private final URI endpoint;
  private final Process process;
  private final Path log;
  private final Thread stopAtExit = new Thread(this::stop, "keyplan-server-stop");

  private ServerProcess(String name, URI endpoint, Process process, Path log) {
    this.name = name;
    this.endpoint = endpoint;
    this.process = process;
    this.log = log;
    Runtime.getRuntime().addShutdownHook(stopAtExit);
  }

  static ServerProcess start(ServerLocation.Program program) {
    String last = "";
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      ServerProcess server = launch(program);
      if (server.becomesReady()) {
        return server;
      }
      last = server.log();
      server.close();
    }
    throw new NoServerException(
        program.name()
            + " did not start, in "
            + ATTEMPTS
            + " attempts: "
            + program.command()
            + ". It said last:\n"
            + last);
  }

  private static ServerProcess launch(ServerLocation.Program program) {
    try {
      int port = freePort();
      List<String> command = new ArrayList<>(program.command());
      command.addAll(List.of("--host", HOST, "--port", Integer.toString(port)));
      command.addAll(program.options());
      Path log = Files.createTempFile("keyplan-server-", ".log");
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(log.toFile())
              .start();
      URI endpoint = URI.create("http://" + HOST + ":" + port);
      return new ServerProcess(program.name(), endpoint, process, log);
    } catch (IOException e) {
      throw new NoServerException(program.name() + " cannot be started: " + e.getMessage());
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getByName(HOST))) {
      return socket.getLocalPort();
    }
  }

  /** False if the process ended: its port was taken, say. */
  private boolean becomesReady() {
    long deadline = System.nanoTime() + START_LIMIT.toNanos();
    try {
      while (!answers()) {
        if (process.waitFor(5, TimeUnit.MILLISECONDS)) {
          return false;
        }
        if (System.nanoTime() > deadline) {
          String said = log();
          close();
          throw new NoServerException(
              name + " is not ready after " + START_LIMIT.toSeconds() + " s.\n" + said);
        }
      }
      return !process.waitFor(PORT_CLASH.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      close();
      throw new NoServerException("interrupted while " + name + " was starting");
    }
  }

  private boolean answers() {
    try {
      HttpURLConnection connection = (HttpURLConnection) endpoint.toURL().openConnection();
      connection.setConnectTimeout(1000);
      connection.setReadTimeout(1000);
      return connection.getResponseCode() == HttpURLConnection.HTTP_OK;
    } catch (IOException e) {
      return false;
    }
  }

  @Override
  public URI endpoint() {
    return endpoint;
  }

  @Override
  public String description() {
    return name + " at " + endpoint;
  }

  @Override
  public void requireAlive() {
    if (!process.isAlive()) {
      throw new ServerCrashedException(
          description()
              + " has crashed, with exit status "
              + process.exitValue()
              + "; its tables are gone, and later tests fail for that reason alone. It said last:\n"
              + log());
    }
  }

  /** For the tests of a crash. */
  Process process() {
    return process;
  }

  private String log() {
    try {
      String text = Files.readString(log, StandardCharsets.UTF_8);
      return text.substring(Math.max(0, text.length() - TOLD_OF_LOG));
    } catch (IOException e) {
      return "(its output cannot be read: " + e.getMessage() + ")";
    }
  }

  @Override
  public void close() {
    stop();
    try {
      Runtime.getRuntime().removeShutdownHook(stopAtExit);
    } catch (IllegalStateException e) {
      // The JVM is going down, and the hook with it.
    }
  }

  private void stop() {
    process.destroy();
    try {
      if (!process.waitFor(5, TimeUnit.SECONDS)) {
        process.destroyForcibly();
      }
      Files.deleteIfExists(log);
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
