package dev.keyplan.benchmarks.compile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Lines of sources.
 *
 * @param code those that are neither blank nor comments
 */
record Lines(long all, long code) {

  static Lines of(List<Path> sources) throws IOException {
    long all = 0;
    long code = 0;
    for (Path source : sources) {
      List<String> lines = Files.readAllLines(source);
      all += lines.size();
      code += lines.stream().map(String::strip).filter(Lines::isCode).count();
    }
    return new Lines(all, code);
  }

  /** By the names of the files, where all entities are one. */
  static SortedMap<String, Lines> byKind(List<Path> sources) throws IOException {
    SortedMap<String, Lines> kinds = new TreeMap<>();
    for (Path source : sources) {
      String kind =
          source.getFileName().toString().replaceFirst("Entity\\d+", "Entity").replace(".java", "");
      kinds.merge(kind, of(List.of(source)), Lines::plus);
    }
    return kinds;
  }

  Lines plus(Lines other) {
    return new Lines(all + other.all, code + other.code);
  }

  Lines minus(Lines other) {
    return new Lines(all - other.all, code - other.code);
  }

  private static boolean isCode(String line) {
    return !line.isEmpty()
        && !line.startsWith("//")
        && !line.startsWith("/*")
        && !line.startsWith("*");
  }
}
