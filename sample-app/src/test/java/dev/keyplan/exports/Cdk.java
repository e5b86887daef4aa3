package dev.keyplan.exports;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The AWS CDK of the folder {@code src/test/cdk}, installed by npm once, and again when its lock
 * file changes. It has a folder of its own since it is ten times as big as the test servers.
 */
final class Cdk {

  private static final Path FOLDER = Path.of("src", "test", "cdk").toAbsolutePath();
  private static final Pattern VERSION = Pattern.compile("v(\\d+)\\..*\\s*");
  private static final int OLDEST_NODE = 20;

  private Cdk() {}

  /** Why it cannot be had; empty if it is there. */
  static Optional<String> missing() {
    if (!Program.exists("node") || !Program.exists("npm")) {
      return Optional.of("there is no Node.js, or no npm");
    }
    Program.Result version = Program.run(FOLDER, Map.of(), List.of("node", "--version"));
    Matcher major = VERSION.matcher(version.output());
    if (!major.matches() || Integer.parseInt(major.group(1)) < OLDEST_NODE) {
      return Optional.of("the AWS CDK needs Node.js 20, and here is " + version.output().strip());
    }
    return installed() ? Optional.empty() : install();
  }

  private static boolean installed() {
    try {
      // npm writes this file at the end of a complete installation.
      Path last = FOLDER.resolve("node_modules/.package-lock.json");
      return Files.exists(last)
          && Files.getLastModifiedTime(last)
                  .compareTo(Files.getLastModifiedTime(FOLDER.resolve("package-lock.json")))
              >= 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Where builds must not skip, an installation that fails is a failure. */
  private static Optional<String> install() {
    Program.Result result =
        Program.run(
            FOLDER,
            Map.of(),
            List.of("npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts", "--engine-strict"));
    if (result.succeeded()) {
      return Optional.empty();
    }
    if (Program.mustNotSkip()) {
      throw new IllegalStateException("npm ci failed in " + FOLDER + ":\n" + result.output());
    }
    return Optional.of("npm ci failed in " + FOLDER + ": " + result.output().strip());
  }

  /** What it says of each template, in one process: it takes longest to load the library. */
  static JsonNode include(List<Path> templates, Path result) {
    List<String> command = new ArrayList<>(List.of("node", "include.js", result.toString()));
    templates.forEach(template -> command.add(template.toAbsolutePath().toString()));
    Program.Result run = Program.run(FOLDER, Map.of(), command);
    if (!run.succeeded()) {
      throw new IllegalStateException(run.output());
    }
    return Exported.read(result);
  }
}
