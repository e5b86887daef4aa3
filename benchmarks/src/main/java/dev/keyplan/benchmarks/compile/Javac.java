package dev.keyplan.benchmarks.compile;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** javac in a JVM of its own, measured. */
final class Javac {

  private Javac() {}

  /**
   * In a fresh JVM.
   *
   * @throws IllegalStateException if it does not compile, with what javac says
   */
  static Cost once(Compilation compilation) throws IOException, InterruptedException {
    return inOneJvm(compilation, 1);
  }

  /** The least of so many compilations in one JVM, which gets warm with them. */
  static Cost inOneJvm(Compilation compilation, int times)
      throws IOException, InterruptedException {
    compilation.clean();
    Path arguments = compilation.folder().resolve("arguments");
    Path messages = compilation.folder().resolve("messages");
    Files.write(arguments, compilation.arguments());
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Compiles.class.getName(),
                Integer.toString(times),
                arguments.toString())
            .redirectError(messages.toFile())
            .start();
    List<String> printed =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
            .lines()
            .toList();
    if (process.waitFor() != 0 || printed.size() != times) {
      throw new IllegalStateException(Files.readString(messages));
    }
    return printed.stream().map(Cost::of).reduce(Cost.UNKNOWN, Cost::least);
  }
}
