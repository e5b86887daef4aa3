package dev.keyplan.exports;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A folder with a {@code package.json} and its lock, installed by npm once, and again when the lock
 * changes.
 */
public record NpmFolder(Path path) {

  private static final Pattern VERSION = Pattern.compile("v(\\d+)\\..*\\s*");
  private static final int OLDEST_NODE = 20;

  public static NpmFolder of(String name) {
    return new NpmFolder(Path.of("src", "test", name).toAbsolutePath());
  }

  /** Why it cannot be had; empty if it is there. */
  public Optional<String> missing() {
    if (!Program.exists("node") || !Program.exists("npm")) {
      return Optional.of("there is no Node.js, or no npm");
    }
    Program.Result version = Program.run(path, Map.of(), List.of("node", "--version"));
    Matcher major = VERSION.matcher(version.output());
    if (!major.matches() || Integer.parseInt(major.group(1)) < OLDEST_NODE) {
      return Optional.of("it needs Node.js 20, and here is " + version.output().strip());
    }
    return installed() ? Optional.empty() : install();
  }

  private boolean installed() {
    try {
      // npm writes this file at the end of a complete installation.
      Path last = path.resolve("node_modules/.package-lock.json");
      return Files.exists(last)
          && Files.getLastModifiedTime(last)
                  .compareTo(Files.getLastModifiedTime(path.resolve("package-lock.json")))
              >= 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Where builds must not skip, an installation that fails is a failure. */
  private Optional<String> install() {
    Program.Result result =
        Program.run(
            path, Map.of(), List.of("npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts"));
    if (result.succeeded()) {
      return Optional.empty();
    }
    String failure = "npm ci failed in " + path + ": " + result.output().strip();
    if (Program.mustNotSkip()) {
      throw new IllegalStateException(failure);
    }
    return Optional.of(failure);
  }
}
