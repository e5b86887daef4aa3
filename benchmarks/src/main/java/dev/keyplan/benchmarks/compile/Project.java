package dev.keyplan.benchmarks.compile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A contestant's sources in a folder, and the compilations of them: the whole and what a change of
 * one entity leads to, each with the processor and without.
 */
final class Project {

  private final Path folder;
  private final Path sources;
  private final Map<String, Path> files = new LinkedHashMap<>();
  private final List<Path> classPath;
  private final String processorPath;
  private final List<String> changed;

  private Project(Path folder, List<Path> classPath, String processorPath, List<String> changed) {
    this.folder = folder;
    this.sources = folder.resolve("sources");
    this.classPath = classPath;
    this.processorPath = processorPath;
    this.changed = changed;
  }

  /**
   * @param folder where there is nothing yet
   */
  static Project write(
      Path folder,
      Map<String, String> texts,
      List<Path> classPath,
      String processorPath,
      List<String> changed)
      throws IOException {
    Project project = new Project(folder, classPath, processorPath, changed);
    Files.createDirectories(project.sources);
    for (Map.Entry<String, String> text : texts.entrySet()) {
      Path file = project.sources.resolve(text.getKey() + ".java");
      Files.writeString(file, text.getValue());
      project.files.put(text.getKey(), file);
    }
    return project;
  }

  /** All sources. */
  Compilation processed() {
    return new Compilation(
        folder.resolve("processed"), List.copyOf(files.values()), classPath, processorPath);
  }

  /** All sources and all that was generated of them, which {@link #processed} has compiled. */
  Compilation plain() throws IOException {
    return withoutProcessor("plain", processed());
  }

  /** What a changed entity leads to, with class files of all other sources. */
  Compilation changeProcessed() throws IOException {
    return new Compilation(
        folder.resolve("change-processed"),
        changed.stream().map(files::get).toList(),
        classPathOfTheRest(),
        processorPath);
  }

  /** The same and all that was generated, which {@link #changeProcessed} has compiled. */
  Compilation changePlain() throws IOException {
    return withoutProcessor("change-plain", changeProcessed());
  }

  private Compilation withoutProcessor(String name, Compilation processed) throws IOException {
    List<Path> all = new ArrayList<>(processed.sources());
    all.addAll(processed.generatedSources());
    return new Compilation(folder.resolve(name), all, processed.classPath(), "");
  }

  private List<Path> classPathOfTheRest() throws IOException {
    Path rest = folder.resolve("rest");
    if (!Files.exists(rest)) {
      Files.createDirectories(rest.resolve("bench"));
      for (String type : files.keySet()) {
        if (!changed.contains(type)) {
          String file = "bench/" + type + ".class";
          Files.copy(processed().classes().resolve(file), rest.resolve(file));
        }
      }
    }
    List<Path> path = new ArrayList<>(classPath);
    path.add(rest);
    return path;
  }
}
