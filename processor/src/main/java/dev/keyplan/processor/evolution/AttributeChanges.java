package dev.keyplan.processor.evolution;

import dev.keyplan.processor.evolution.StoredModel.Attribute;
import dev.keyplan.processor.evolution.StoredModel.Entity;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Of the attributes of an entity, those of nested records included. */
final class AttributeChanges {

  private final Matches.Pair<Entity> entity;
  private final String name;
  private final StoredModel before;
  private final StoredModel after;

  /** Nested records that are compared already: they may hold themselves. */
  private final Set<List<String>> compared = new HashSet<>();

  AttributeChanges(Matches.Pair<Entity> entity, StoredModel before, StoredModel after) {
    this.entity = entity;
    this.name = entity.after().simpleName();
    this.before = before;
    this.after = after;
  }

  void add(List<Change> changes) {
    add("", entity.before().attributes(), entity.after().attributes(), changes);
  }

  private void add(
      String path, List<Attribute> old, List<Attribute> attributes, List<Change> changes) {
    Matches<Attribute> matches = AttributeMatches.of(old, attributes);
    for (Attribute removed : matches.removed()) {
      changes.add(
          compatible(
              path + removed.name(),
              path + removed.name() + " of " + name + " is gone",
              "stored items keep '" + removed.storedName() + "' until they are put anew"));
    }
    for (Matches.Pair<Attribute> pair : matches.pairs()) {
      addChanges(path, pair, changes);
    }
    for (Attribute added : matches.added()) {
      if (!isVersion(added)) { // of which is told on its own
        changes.add(added(path, added));
      }
    }
  }

  private void addChanges(String path, Matches.Pair<Attribute> pair, List<Change> changes) {
    String attribute = path + pair.after().name();
    if (!pair.before().storedName().equals(pair.after().storedName())) {
      changes.add(renamed(attribute, pair));
    }
    boolean records =
        before.nested().containsKey(TypeFit.element(pair.before().written()))
            && after.nested().containsKey(TypeFit.element(pair.after().written()));
    if (records && TypeFit.sameContainers(pair.before(), pair.after())) {
      addNested(attribute, pair, changes);
    } else {
      addType(attribute, pair, changes);
    }
    if (pair.before().optional() && !pair.after().optional() && !absentIsRead(pair.after())) {
      changes.add(
          required(
              attribute,
              attribute + " of " + name + " is required, and stored items may lack it",
              pair.after(),
              "optional"));
    } else if (!pair.before().optional() && pair.after().optional()) {
      changes.add(
          compatible(
              attribute,
              attribute + " of " + name + " is optional",
              "all stored items have it; older code cannot read those without it"));
    }
  }

  private void addNested(String path, Matches.Pair<Attribute> pair, List<Change> changes) {
    String old = TypeFit.element(pair.before().written());
    String record = TypeFit.element(pair.after().written());
    if (compared.add(List.of(old, record))) {
      add(path + ".", before.nested().get(old), after.nested().get(record), changes);
    }
  }

  private void addType(String attribute, Matches.Pair<Attribute> pair, List<Change> changes) {
    Fit fit = TypeFit.of(pair.before(), pair.after());
    if (fit == Fit.WIDER) {
      changes.add(
          compatible(
              attribute,
              attribute + " of " + name + " allows more values",
              "all stored values are read; older code may not read new ones"));
    } else if (fit != Fit.SAME) {
      changes.add(retyped(attribute, pair, fit));
    }
  }

  private Change retyped(String attribute, Matches.Pair<Attribute> pair, Fit fit) {
    List<String> lost = new ArrayList<>(pair.before().constants());
    lost.removeAll(pair.after().constants());
    boolean constants = !pair.before().constants().isEmpty() && !pair.after().constants().isEmpty();
    String headline =
        constants
            ? attribute + " of " + name + " no longer knows " + String.join(", ", lost)
            : attribute + " of " + name + " is of another type than stored";
    return new Change(
        ChangeKind.ITEMS,
        WayOut.BACKFILL,
        Subject.attribute(entity.after().name(), attribute),
        headline,
        type(pair.before()),
        type(pair.after()),
        fit == Fit.NARROWER
            ? "items with a value that it does not have cannot be read"
            : "items that hold it as " + pair.before().type() + " cannot be read",
        fit == Fit.NARROWER
            ? List.of(
                "change the stored values that it does not have, by code that still reads them",
                "deploy the code")
            : List.of(
                "declare it under another name beside the old one, both optional, and write both",
                "set the new one in each stored " + name,
                "deploy the code without the old one"),
        List.of());
  }

  private static String type(Attribute attribute) {
    return attribute.javaType()
        + ", stored as "
        + attribute.type()
        + (attribute.constants().isEmpty() ? "" : ": " + String.join(", ", attribute.constants()));
  }

  private Change renamed(String attribute, Matches.Pair<Attribute> pair) {
    String old = pair.before().storedName();
    String stored = pair.after().storedName();
    return new Change(
        ChangeKind.ITEMS,
        WayOut.BACKFILL,
        Subject.attribute(entity.after().name(), attribute),
        attribute
            + " of "
            + name
            + " is stored as '"
            + stored
            + "', stored items have '"
            + old
            + "'",
        old,
        stored,
        pair.after().optional() || absentIsRead(pair.after())
            ? "the values of items are read as absent"
            : "items lack '" + stored + "', and cannot be read",
        List.of(
            "set '"
                + stored
                + "' to the value of '"
                + old
                + "' in each stored "
                + name
                + " that has it",
            "deploy the code, then set it in what older code wrote meanwhile",
            "remove '" + old + "'"),
        List.of("@Attribute(name = \"" + old + "\")"));
  }

  private Change added(String path, Attribute added) {
    String attribute = path + added.name();
    if (added.optional() || absentIsRead(added)) {
      return compatible(
          attribute,
          attribute + " of " + name + " is new",
          "stored items have none, and are read so");
    }
    return required(
        attribute,
        attribute + " of " + name + " is new and required, and stored items lack it",
        added,
        "");
  }

  /** Sets that are absent are empty; items without a version are new. */
  private boolean absentIsRead(Attribute attribute) {
    return attribute.type().endsWith("S") && attribute.type().length() == 2 || isVersion(attribute);
  }

  private boolean isVersion(Attribute attribute) {
    return entity.after().attributes().contains(attribute)
        && attribute.name().equals(entity.after().version());
  }

  private Change required(String attribute, String headline, Attribute added, String was) {
    return new Change(
        ChangeKind.ITEMS,
        WayOut.BACKFILL,
        Subject.attribute(entity.after().name(), attribute),
        headline,
        was,
        "required",
        "items without '" + added.storedName() + "' cannot be read",
        List.of(
            "declare it optional, and deploy the code that writes it",
            "set it in each stored " + name + " that lacks it",
            "declare it required"),
        List.of("Optional<" + boxed(added.javaType()) + "> " + added.name()));
  }

  private static String boxed(String type) {
    return switch (type) {
      case "int" -> "Integer";
      case "char" -> "Character";
      case "boolean", "byte", "short", "long", "float", "double" ->
          Character.toUpperCase(type.charAt(0)) + type.substring(1);
      default -> type.startsWith("java.") ? type.substring(type.lastIndexOf('.') + 1) : type;
    };
  }

  private Change compatible(String attribute, String headline, String stored) {
    Subject subject = Subject.attribute(entity.after().name(), attribute);
    return Change.compatible(subject, headline, "", "", stored);
  }
}
