package dev.keyplan.benchmarks.compile;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Sources to be compiled, with a processor or without.
 *
 * @param folder for what comes out, which is emptied before
 * @param processorPath {@code ""} to run no processor
 */
record Compilation(Path folder, List<Path> sources, List<Path> classPath, String processorPath) {

  /** As javac takes them. */
  List<String> arguments() {
    List<String> arguments = new ArrayList<>();
    arguments.addAll(List.of("-encoding", "UTF-8", "-implicit:none"));
    arguments.addAll(List.of("-d", classes().toString(), "-cp", path(classPath)));
    if (processorPath.isEmpty()) {
      arguments.add("-proc:none");
    } else {
      arguments.addAll(List.of("-s", generated().toString(), "-processorpath", processorPath));
    }
    sources.forEach(source -> arguments.add(source.toString()));
    return arguments;
  }

  /** The folder of class files. */
  Path classes() {
    return folder.resolve("classes");
  }

  /** The folder of sources that the processor writes. */
  Path generated() {
    return folder.resolve("generated");
  }

  List<Path> generatedSources() throws IOException {
    return files(generated(), ".java");
  }

  List<Path> classFiles() throws IOException {
    return files(classes(), ".class");
  }

  /** Makes the folders anew. */
  void clean() throws IOException {
    if (Files.exists(folder)) {
      for (Path path : files(folder, "")) {
        Files.delete(path);
      }
    }
    Files.createDirectories(classes());
    Files.createDirectories(generated());
  }

  private static List<Path> files(Path folder, String suffix) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(path -> Files.isRegularFile(path) && path.toString().endsWith(suffix))
          .sorted(Comparator.naturalOrder())
          .toList();
    }
  }

  static String path(List<Path> entries) {
    return entries.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }
}
