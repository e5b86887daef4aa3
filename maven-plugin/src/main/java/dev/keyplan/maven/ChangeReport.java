package dev.keyplan.maven;

import dev.keyplan.maven.read.UnreadableException;
import dev.keyplan.processor.evolution.Change;
import dev.keyplan.processor.evolution.LockException;
import dev.keyplan.processor.evolution.ModelComparison;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** What changes from some models to others, as Markdown for a pull request. */
final class ChangeReport {

  private final SortedMap<String, List<Change>> changes = new TreeMap<>();
  private final TreeSet<String> added = new TreeSet<>();
  private final TreeSet<String> removed = new TreeSet<>();

  /**
   * Tables are told apart by name; one with another name is the same if its root is.
   *
   * @param before by name
   * @param after by name
   */
  ChangeReport(
      SortedMap<String, Map<String, Object>> before, SortedMap<String, Map<String, Object>> after) {
    removed.addAll(before.keySet());
    after.forEach(
        (name, model) -> {
          String old = before.containsKey(name) ? name : renamed(model, before, after);
          removed.remove(old);
          if (old.isEmpty()) {
            added.add(name);
          } else {
            changes.put(name, compare(name, before.get(old), model));
          }
        });
  }

  private static String renamed(
      Map<String, Object> model,
      SortedMap<String, Map<String, Object>> before,
      SortedMap<String, Map<String, Object>> after) {
    String root = Models.root(model);
    return before.entrySet().stream()
        .filter(old -> !after.containsKey(old.getKey()))
        .filter(old -> !root.isEmpty() && Models.root(old.getValue()).equals(root))
        .map(Map.Entry::getKey)
        .findFirst()
        .orElse("");
  }

  private static List<Change> compare(
      String name, Map<String, Object> before, Map<String, Object> after) {
    try {
      return ModelComparison.compare(before, after);
    } catch (LockException e) {
      throw new UnreadableException(name + ": " + e.getMessage(), e);
    }
  }

  boolean isEmpty() {
    return added.isEmpty()
        && removed.isEmpty()
        && changes.values().stream().allMatch(List::isEmpty);
  }

  /** How many changes need more than a deployment. */
  long incompatible() {
    return changes.values().stream().flatMap(List::stream).filter(c -> !c.compatible()).count();
  }

  String markdown() {
    if (isEmpty()) {
      return "Nothing changes in what is stored.\n";
    }
    StringBuilder text = new StringBuilder();
    added.forEach(name -> text.append("## ").append(name).append("\n\nA new table.\n\n"));
    changes.forEach((name, list) -> section(name, list, text));
    removed.forEach(
        name ->
            text.append("## ")
                .append(name)
                .append(
                    "\n\nNo longer declared. The table stays, with its items, until it is deleted.\n\n"));
    return text.substring(0, text.length() - 1);
  }

  private static void section(String name, List<Change> changes, StringBuilder text) {
    if (changes.isEmpty()) {
      return;
    }
    List<Change> incompatible = changes.stream().filter(c -> !c.compatible()).toList();
    text.append("## ").append(name).append("\n\n");
    incompatible.forEach(change -> incompatible(change, text));
    if (incompatible.size() < changes.size()) {
      text.append(incompatible.isEmpty() ? "" : "### Compatible\n\n");
      changes.stream()
          .filter(Change::compatible)
          .forEach(
              change ->
                  text.append("- ")
                      .append(change.headline())
                      .append(": ")
                      .append(change.stored())
                      .append('\n'));
      text.append('\n');
    }
  }

  private static void incompatible(Change change, StringBuilder text) {
    text.append("### ").append(change.headline()).append("\n\n");
    line("was", code(change.was()), text);
    line("is", code(change.is()), text);
    line("stored", change.stored(), text);
    line("way out", "**" + change.wayOut().words() + "** (" + change.kind().code() + ")", text);
    int number = 1;
    for (String step : change.steps()) {
      text.append("  ").append(number++).append(". ").append(step).append('\n');
    }
    if (!change.keep().isEmpty()) {
      text.append("- to keep what is stored, declare\n\n  ```java\n");
      change.keep().forEach(line -> text.append("  ").append(line).append('\n'));
      text.append("  ```\n");
    }
    text.append('\n');
  }

  private static void line(String name, String value, StringBuilder text) {
    if (!value.isEmpty()) {
      text.append("- ").append(name).append(": ").append(value).append('\n');
    }
  }

  private static String code(String value) {
    return value.isEmpty() ? "" : value.contains("`") ? "`` " + value + " ``" : "`" + value + "`";
  }
}
