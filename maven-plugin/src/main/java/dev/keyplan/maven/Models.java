package dev.keyplan.maven;

import dev.keyplan.maven.read.ObjectFile;
import dev.keyplan.maven.read.UnreadableException;
import dev.keyplan.processor.evolution.LockException;
import dev.keyplan.processor.evolution.LockFile;
import dev.keyplan.processor.json.JsonReader;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Models by the names of their tables, from a build, a lock or a {@code model.json}. */
final class Models {

  private Models() {}

  /**
   * @throws UnreadableException if two are of one root: the exports of one are left from before it
   *     got another name
   */
  static SortedMap<String, Map<String, Object>> of(CompiledTables tables) {
    SortedMap<String, Map<String, Object>> models = new TreeMap<>();
    Map<String, String> roots = new LinkedHashMap<>();
    for (String table : tables.names()) {
      Map<String, Object> model = object(tables.model(table));
      String other = roots.put(root(model), table);
      if (other != null) {
        throw new UnreadableException(
            other
                + " and "
                + table
                + " are both of "
                + root(model)
                + ": the exports of one are from before it had this name; run mvn clean compile");
      }
      models.put(table, model);
    }
    return models;
  }

  /** Of a lock, or the one of a {@code model.json}. */
  static SortedMap<String, Map<String, Object>> of(Path file) {
    Map<String, Object> content = object(file);
    if (content.containsKey("lockFormat")) {
      return lock(file).tables();
    }
    if (content.get("table") instanceof Map<?, ?> table
        && table.get("name") instanceof String name) {
      return new TreeMap<>(Map.of(name, content));
    }
    throw new UnreadableException(file + " is neither a lock nor a model.json");
  }

  static LockFile lock(Path file) {
    try {
      return LockFile.read(ObjectFile.text(file));
    } catch (LockException e) {
      throw new UnreadableException(file + " is no lock that can be read: " + e.getMessage(), e);
    }
  }

  /** The class that declares the table; "" if the model does not say it. */
  static String root(Map<String, Object> model) {
    return model.get("table") instanceof Map<?, ?> table && table.get("root") instanceof String root
        ? root
        : "";
  }

  private static Map<String, Object> object(Path file) {
    Map<String, Object> object = new LinkedHashMap<>();
    ObjectFile.read(file, JsonReader::read)
        .forEach((name, value) -> object.put(name.toString(), value));
    return object;
  }
}
