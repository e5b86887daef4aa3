package dev.keyplan.benchmarks.compile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A contestant's sources in a folder, and what is compiled of them. */
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

  /** Everything. */
  Ways whole() {
    return new Ways(folder.resolve("whole"), List.copyOf(files.values()), classPath, processorPath);
  }

  /** What a changed entity leads to, with class files of all other sources. */
  Ways change() throws IOException {
    return new Ways(
        folder.resolve("change"),
        changed.stream().map(files::get).toList(),
        classPathOfTheRest(),
        processorPath);
  }

  private List<Path> classPathOfTheRest() throws IOException {
    Path rest = folder.resolve("rest");
    if (!Files.exists(rest)) {
      Files.createDirectories(rest.resolve("bench"));
      for (String type : files.keySet()) {
        if (!changed.contains(type)) {
          String file = "bench/" + type + ".class";
          Files.copy(whole().processed().classes().resolve(file), rest.resolve(file));
        }
      }
    }
    List<Path> path = new ArrayList<>(classPath);
    path.add(rest);
    return path;
  }
}
