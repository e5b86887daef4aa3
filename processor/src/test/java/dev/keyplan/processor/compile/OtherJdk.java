package dev.keyplan.processor.compile;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A JDK of another version than the running one: 25 beside 17, and 17 beside all others. Named by
 * {@code JAVA_HOME_17} or {@code JAVA_HOME_25}, or found beside {@code java.home}.
 */
record OtherJdk(Path home, int version) {

  private static final long TIMEOUT_MINUTES = 10;

  static Optional<OtherJdk> find() throws IOException {
    int version = Runtime.version().feature() == 17 ? 25 : 17;
    String named = System.getenv("JAVA_HOME_" + version);
    if (named != null) {
      return Optional.of(new OtherJdk(Path.of(named), version));
    }
    Path siblings = Path.of(System.getProperty("java.home")).toRealPath().getParent();
    try (Stream<Path> homes = Files.list(siblings)) {
      return homes
          .sorted()
          .filter(home -> version(home) == version)
          .map(home -> new OtherJdk(home, version))
          .findFirst();
    }
  }

  /** 0 if it is no JDK. */
  private static int version(Path home) {
    Path release = home.resolve("release");
    if (!Files.exists(release) || !Files.exists(home.resolve("bin").resolve("javac"))) {
      return 0;
    }
    Properties properties = new Properties();
    try (InputStream in = Files.newInputStream(release)) {
      properties.load(in);
    } catch (IOException e) {
      return 0;
    }
    String version = properties.getProperty("JAVA_VERSION", "0").replace("\"", "");
    return Integer.parseInt(version.split("[.+-]")[0]);
  }

  /** Compiles folders there, all in one process; each result is written to a file of its name. */
  void compile(List<Path> folders, Path results) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(home.resolve("bin").resolve("java").toString());
    command.add("-cp");
    command.add(System.getProperty("java.class.path"));
    command.add(CompileRunner.class.getName());
    command.add(results.toString());
    folders.forEach(folder -> command.add(folder.toString()));
    File log = results.resolve("log.txt").toFile();
    Process process =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(log).start();
    if (!process.waitFor(TIMEOUT_MINUTES, TimeUnit.MINUTES) || process.exitValue() != 0) {
      process.destroyForcibly();
      throw new IOException("JDK " + version + " failed: " + Files.readString(log.toPath()));
    }
  }
}
