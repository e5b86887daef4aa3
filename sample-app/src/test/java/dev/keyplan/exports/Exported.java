package dev.keyplan.exports;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The folder with what was exported of one table. */
record Exported(Path folder) {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  /** Of all tables that are compiled here. */
  static List<Exported> all() {
    try (Stream<Path> files = Files.walk(Path.of("target"))) {
      return files
          .filter(file -> file.endsWith("cloudformation.json"))
          .map(file -> new Exported(file.getParent().toAbsolutePath()))
          .sorted(java.util.Comparator.comparing(Exported::toString))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static JsonNode parse(String json) {
    try {
      return MAPPER.readTree(json);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static JsonNode read(Path file) {
    try {
      return parse(Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Path file(String name) {
    return folder.resolve(name);
  }

  JsonNode json(String name) {
    return read(file(name));
  }

  Optional<JsonNode> ifWritten(String name) {
    return Files.exists(file(name)) ? Optional.of(json(name)) : Optional.empty();
  }

  /** The class that was generated for it. */
  String definition() {
    String root = json("model.json").at("/table/root").textValue();
    String packageName = root.replaceAll("\\.[A-Z].*", "");
    return packageName
        + "."
        + root.substring(packageName.length() + 1).replace('.', '_')
        + "Definition";
  }

  /** The table's name. */
  @Override
  public String toString() {
    return folder.getFileName().toString();
  }
}
