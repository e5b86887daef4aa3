package dev.keyplan.processor.evolution;

import dev.keyplan.processor.json.JsonException;
import dev.keyplan.processor.json.JsonReader;
import dev.keyplan.processor.json.JsonText;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * {@code keyplan.lock.json}: of each table of a module what is stored, as it was when it was last
 * agreed to. Patterns and proofs are not in it: they may change freely.
 *
 * @param tables by name: of {@code model.json} what concerns stored data
 */
public record LockFile(SortedMap<String, Map<String, Object>> tables) {

  /** Of this form of the file. */
  private static final int FORMAT = 1;

  /** Of the text of composed keys, as the runtime writes it. */
  private static final int KEY_FORMAT = 1;

  private static final List<String> LOCKED =
      List.of("keyFormat", "table", "indexes", "entities", "nested", "exampleKeys");

  public LockFile {
    tables = Collections.unmodifiableSortedMap(new TreeMap<>(tables));
  }

  /** Nothing is locked. */
  public static LockFile empty() {
    return new LockFile(new TreeMap<>());
  }

  /**
   * @param text of the file
   * @throws LockException if it is no lock, or one of a later Keyplan
   */
  public static LockFile read(String text) {
    Node lock = Node.root("the lock", parsed(text));
    long format = lock.get("lockFormat").number();
    if (format != FORMAT) {
      throw new LockException(
          "lockFormat is "
              + format
              + ", and this Keyplan knows "
              + FORMAT
              + " alone: compile with the one that wrote it");
    }
    SortedMap<String, Map<String, Object>> tables = new TreeMap<>();
    lock.get("tables")
        .members()
        .forEach(
            (name, model) -> {
              StoredModel read = ModelReader.read(model);
              if (!read.name().equals(name)) {
                throw new LockException(model.path() + " is of the table " + read.name());
              }
              if (read.keyFormat() > KEY_FORMAT) {
                throw new LockException(
                    model.path()
                        + ": keyFormat is "
                        + read.keyFormat()
                        + ", and this Keyplan knows formats up to "
                        + KEY_FORMAT);
              }
              tables.put(name, model.object());
            });
    return new LockFile(tables);
  }

  private static Object parsed(String text) {
    if (text.contains("<<<<<<< ") && text.contains(">>>>>>> ")) {
      throw new LockException("it holds a merge conflict");
    }
    try {
      return JsonReader.read(text);
    } catch (JsonException noJson) {
      throw new LockException(noJson.getMessage(), noJson);
    }
  }

  /** What is locked of a table. */
  public Optional<Map<String, Object>> table(String name) {
    return Optional.ofNullable(tables.get(name));
  }

  /** The indexes of a locked table, as they are deployed. */
  public List<LockedIndex> indexes(String table) {
    return table(table)
        .map(model -> ModelReader.read(Node.root("the lock", model)).indexes())
        .orElse(List.of())
        .stream()
        .map(LockedIndex::of)
        .toList();
  }

  /** The locked table of a root, whatever its name was. */
  public Optional<Map<String, Object>> ofRoot(String root) {
    return tables.values().stream()
        .filter(model -> ModelReader.read(Node.root("the lock", model)).root().equals(root))
        .findFirst();
  }

  /**
   * With a table as it is now.
   *
   * @param model as in {@code model.json}
   * @throws LockException if it is none
   */
  public LockFile with(Map<String, Object> model) {
    String name = ModelReader.read(Node.root("the model", model)).name();
    SortedMap<String, Map<String, Object>> changed = new TreeMap<>(tables);
    changed.put(name, locked(model));
    return new LockFile(changed);
  }

  /** Without a table that is no longer there. */
  public LockFile without(String name) {
    SortedMap<String, Map<String, Object>> changed = new TreeMap<>(tables);
    changed.remove(name);
    return new LockFile(changed);
  }

  /** What of a model is locked. */
  static Map<String, Object> locked(Map<String, Object> model) {
    Map<String, Object> locked = new LinkedHashMap<>();
    for (String member : LOCKED) {
      if (model.containsKey(member)) {
        locked.put(member, model.get(member));
      }
    }
    locked.computeIfPresent("indexes", (member, indexes) -> without("absent", indexes));
    locked.computeIfPresent("entities", (member, entities) -> without("patterns", entities));
    return locked;
  }

  private static List<Object> without(String member, Object elements) {
    return ((List<?>) elements)
        .stream()
            .map(
                element -> {
                  Map<Object, Object> kept = new LinkedHashMap<>((Map<?, ?>) element);
                  kept.remove(member);
                  return (Object) kept;
                })
            .toList();
  }

  /** The file: to the byte the same for the same tables. */
  public String text() {
    Map<String, Object> lock = new LinkedHashMap<>();
    lock.put("lockFormat", FORMAT);
    lock.put("tables", tables);
    return JsonText.of(lock);
  }
}
