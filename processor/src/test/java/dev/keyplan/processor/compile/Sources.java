package dev.keyplan.processor.compile;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The source files under a folder, in order of their paths or against it. */
public record Sources(Path folder, List<Path> files) {

  public static Sources in(Path folder) {
    try (Stream<Path> walk = Files.walk(folder)) {
      return new Sources(
          folder, walk.filter(file -> file.toString().endsWith(".java")).sorted().toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public Sources reversed() {
    return new Sources(folder, files.stream().sorted(java.util.Comparator.reverseOrder()).toList());
  }

  /**
   * The compiler options of the folder: the lines of {@code options.txt}, if it has one, in which
   * {@code ${folder}} is the folder itself.
   */
  public List<String> options() {
    Path file = folder.resolve("options.txt");
    try {
      return Files.exists(file)
          ? Files.readAllLines(file).stream()
              .map(option -> option.replace("${folder}", folder.toString()))
              .toList()
          : List.of();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Only those of the given file names. */
  public Sources only(String... names) {
    List<String> wanted = List.of(names);
    return new Sources(
        folder,
        files.stream().filter(file -> wanted.contains(file.getFileName().toString())).toList());
  }

  /** Only those whose text is as asked for. */
  Sources where(Predicate<String> text) {
    return new Sources(folder, files.stream().filter(file -> text.test(read(file))).toList());
  }

  /** These, then those of another folder; the folder and its options are of these. */
  Sources and(Sources others) {
    return new Sources(folder, Stream.concat(files.stream(), others.files.stream()).toList());
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Writes files given as path and text, alternately. */
  public static Sources write(Path folder, String... pathsAndTexts) {
    try {
      for (int i = 0; i < pathsAndTexts.length; i += 2) {
        Path file = folder.resolve(pathsAndTexts[i]);
        Files.createDirectories(file.getParent());
        Files.writeString(file, pathsAndTexts[i + 1]);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return in(folder);
  }
}
