package dev.keyplan.exports;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where a Chromium is: what the variable {@code CHROMIUM} names, what is on the path, else the one
 * that npm brings.
 */
final class Chromium {

  static final NpmFolder FOLDER = NpmFolder.of("browser");

  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");

  private static final String UNPACK =
      "import('@sparticuz/chromium').then(async c => console.log(await c.default.executablePath()))";

  private Chromium() {}

  static Optional<Path> executable() {
    String named = System.getenv("CHROMIUM");
    if (named != null && !named.isBlank()) {
      return Optional.of(Path.of(named));
    }
    for (String name : NAMES) {
      if (Program.exists(name)) {
        return Optional.of(Path.of(name));
      }
    }
    return FOLDER.missing().isPresent() ? Optional.empty() : unpacked();
  }

  /** Compressed in its package; unpacked into the folder for temporary files. */
  private static Optional<Path> unpacked() {
    Program.Result result = Program.run(FOLDER.path(), Map.of(), List.of("node", "--eval", UNPACK));
    Path path = Path.of(result.output().strip());
    return result.succeeded() && Files.isExecutable(path) ? Optional.of(path) : Optional.empty();
  }
}
