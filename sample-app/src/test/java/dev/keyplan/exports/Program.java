package dev.keyplan.exports;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Programs of this machine, run to their end. */
public final class Program {

  /**
   * @param output what was printed, errors included
   */
  public record Result(int exitCode, String output) {

    public boolean succeeded() {
      return exitCode == 0;
    }
  }

  private static final long MOST_MINUTES = 5;

  private Program() {}

  public static boolean exists(String name) {
    for (String folder :
        System.getenv().getOrDefault("PATH", "").split(java.io.File.pathSeparator)) {
      if (Files.isExecutable(Path.of(folder, name))
          || Files.isExecutable(Path.of(folder, name + ".cmd"))
          || Files.isExecutable(Path.of(folder, name + ".exe"))) {
        return true;
      }
    }
    return false;
  }

  /** Continuous integration: what is missing must not pass for a green build. */
  static boolean mustNotSkip() {
    String ci = System.getenv("CI");
    return ci != null && !ci.isBlank() && !ci.equals("false");
  }

  public static Result run(Path folder, Map<String, String> environment, List<String> command) {
    try {
      Path output = Files.createTempFile("keyplan", ".out");
      ProcessBuilder builder =
          new ProcessBuilder(command)
              .directory(folder.toFile())
              .redirectErrorStream(true)
              .redirectOutput(output.toFile());
      builder.environment().putAll(environment);
      Process process = builder.start();
      process.getOutputStream().close();
      if (!process.waitFor(MOST_MINUTES, TimeUnit.MINUTES)) {
        process.destroyForcibly().waitFor();
        throw new IllegalStateException(
            command.get(0) + " took more than " + MOST_MINUTES + " minutes");
      }
      String text = Files.readString(output);
      Files.delete(output);
      return new Result(process.exitValue(), text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
