package dev.keyplan.runtime;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The changes that one UpdateItem makes, in the order they were asked for (Amazon DynamoDB
 * Developer Guide, "Update expressions"). All see the item as it was before.
 */
final class Changes {

  /** How an attribute is changed, by section of the expression. */
  private enum Kind {
    SET("SET"),
    APPEND("SET"),
    PREPEND("SET"),
    REMOVE("REMOVE"),
    ADD("ADD"),
    DELETE("DELETE");

    private final String section;

    Kind(String section) {
      this.section = section;
    }

    /** Whether it does the same when done twice. */
    boolean isRepeatable() {
      return this == SET || this == REMOVE;
    }
  }

  private record Change(Kind kind, AttributeValue value) {}

  private final Map<List<String>, Change> changes = new LinkedHashMap<>();

  /** As they are now. */
  Changes copy() {
    Changes copy = new Changes();
    copy.changes.putAll(changes);
    return copy;
  }

  void set(List<String> path, AttributeValue value) {
    put(path, Kind.SET, value);
  }

  /**
   * A key attribute of an index, which follows what it is made of: the last value counts.
   *
   * @param value null if there is none
   */
  void derive(String attribute, AttributeValue value) {
    List<String> path = List.of(attribute);
    Kind kind = value == null ? Kind.REMOVE : Kind.SET;
    Change before = changes.get(path);
    if (before != null && before.kind.isRepeatable()) {
      changes.put(path, new Change(kind, value));
    } else {
      put(path, kind, value);
    }
  }

  void remove(List<String> path) {
    put(path, Kind.REMOVE, null);
  }

  void append(List<String> path, AttributeValue list) {
    put(path, Kind.APPEND, list);
  }

  void prepend(List<String> path, AttributeValue list) {
    put(path, Kind.PREPEND, list);
  }

  /**
   * @param value a number, or a set of elements
   */
  void add(List<String> path, AttributeValue value) {
    put(path, Kind.ADD, value);
  }

  void delete(List<String> path, AttributeValue elements) {
    put(path, Kind.DELETE, elements);
  }

  boolean isEmpty() {
    return changes.isEmpty();
  }

  /** Whether an item that did not exist before would have the attribute. */
  boolean supplies(String attribute) {
    Change change = changes.get(List.of(attribute));
    return change != null && change.kind != Kind.REMOVE && change.kind != Kind.DELETE;
  }

  /**
   * Whether the item is as it would be after the changes, as far as that can be told from it: what
   * was added to a number or a list cannot.
   */
  boolean areIn(Map<String, AttributeValue> stored) {
    return changes.entrySet().stream().allMatch(change -> isIn(stored, change));
  }

  private static boolean isIn(
      Map<String, AttributeValue> stored, Map.Entry<List<String>, Change> entry) {
    Optional<AttributeValue> found = Items.at(stored, entry.getKey());
    AttributeValue value = entry.getValue().value;
    return switch (entry.getValue().kind) {
      case SET -> found.filter(present -> StoredValues.equal(present, value)).isPresent();
      case REMOVE -> found.isEmpty();
      case APPEND, PREPEND -> false;
      case ADD ->
          value.n() == null
              && found
                  .filter(
                      set -> StoredValues.elements(set).containsAll(StoredValues.elements(value)))
                  .isPresent();
      case DELETE ->
          found
              .map(StoredValues::elements)
              .filter(left -> StoredValues.elements(value).stream().anyMatch(left::contains))
              .isEmpty();
    };
  }

  /** The update expression; empty if nothing changes. */
  String text(Expressions request) {
    Map<String, StringJoiner> sections = new LinkedHashMap<>();
    for (Kind kind : Kind.values()) {
      changes.forEach(
          (path, change) -> {
            if (change.kind == kind) {
              sections
                  .computeIfAbsent(kind.section, name -> new StringJoiner(", ", name + " ", ""))
                  .add(text(request, request.name(path), change));
            }
          });
    }
    StringJoiner text = new StringJoiner(" ");
    sections.values().forEach(section -> text.add(section.toString()));
    return text.toString();
  }

  private static String text(Expressions request, String name, Change change) {
    request.operator();
    return switch (change.kind) {
      case SET -> name + " = " + request.value(change.value);
      case APPEND, PREPEND -> {
        String present =
            "if_not_exists(" + name + ", " + request.value(AttributeValue.fromL(List.of())) + ")";
        String more = request.value(change.value);
        yield name
            + " = list_append("
            + (change.kind == Kind.APPEND ? present + ", " + more : more + ", " + present)
            + ")";
      }
      case REMOVE -> name;
      case ADD, DELETE -> name + " " + request.value(change.value);
    };
  }

  private void put(List<String> path, Kind kind, AttributeValue value) {
    Change change = new Change(kind, value);
    if (kind.isRepeatable() && change.equals(changes.get(path))) {
      return;
    }
    for (List<String> other : changes.keySet()) {
      int common = Math.min(path.size(), other.size());
      if (path.subList(0, common).equals(other.subList(0, common))) {
        throw new IllegalStateException(
            "One update cannot change '"
                + String.join(".", other)
                + (path.equals(other) ? "' twice" : "' and '" + String.join(".", path) + "'")
                + ": change each attribute once, and a part or the whole of it");
      }
    }
    changes.put(List.copyOf(path), change);
  }
}
