package dev.keyplan.maven;

import dev.keyplan.maven.read.UnreadableException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The exports of tables among compiled classes.
 *
 * @param root {@code META-INF/keyplan}
 * @param all the tables, sorted
 * @param names the chosen ones of them, sorted; never none
 */
record CompiledTables(Path root, List<String> all, List<String> names) {

  /**
   * @param chosen all if none is named
   * @throws UnreadableException if there are no exports, or none of a chosen table
   */
  static CompiledTables in(Path classes, List<String> chosen) throws IOException {
    Path root = classes.resolve("META-INF").resolve("keyplan");
    List<String> there = Files.isDirectory(root) ? folders(root) : List.of();
    if (there.isEmpty()) {
      throw new UnreadableException(
          "no exports in "
              + root
              + ": compile first, with keyplan-processor among the annotation processors; a table"
              + " that was refused has none");
    }
    for (String name : chosen) {
      if (!there.contains(name)) {
        throw new UnreadableException(
            "no exports of table "
                + name
                + " in "
                + root
                + "; there are: "
                + String.join(", ", there));
      }
    }
    return new CompiledTables(
        root, there, chosen.isEmpty() ? there : chosen.stream().distinct().sorted().toList());
  }

  private static List<String> folders(Path root) throws IOException {
    try (Stream<Path> list = Files.list(root)) {
      return list.filter(Files::isDirectory)
          .map(folder -> folder.getFileName().toString())
          .sorted()
          .toList();
    }
  }

  Path model(String table) {
    return root.resolve(table).resolve("model.json");
  }

  /** The exports of a table, sorted by name. */
  List<Path> exports(String table) throws IOException {
    try (Stream<Path> list = Files.list(root.resolve(table))) {
      return list.filter(Files::isRegularFile).sorted().toList();
    }
  }
}
