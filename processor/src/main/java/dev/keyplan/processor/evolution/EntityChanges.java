package dev.keyplan.processor.evolution;

import dev.keyplan.processor.evolution.StoredModel.Entity;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Of the entities: which there are, how their items say their type, and what is in each. */
final class EntityChanges {

  private final StoredModel before;
  private final StoredModel after;
  private final Matches<Entity> entities;

  EntityChanges(StoredModel before, StoredModel after, Matches<Entity> entities) {
    this.before = before;
    this.after = after;
    this.entities = entities;
  }

  void add(List<Change> changes) {
    entities.removed().forEach(entity -> changes.add(removed(entity)));
    for (Entity entity : after.entities()) {
      if (entities.added().contains(entity)) {
        changes.add(
            compatible(
                entity.name(),
                entity.simpleName() + " is a new entity",
                "there are no items of it yet"));
      }
      for (Matches.Pair<Entity> pair : entities.pairs()) {
        if (pair.after() == entity) {
          addChanges(pair, changes);
        }
      }
    }
  }

  private void addChanges(Matches.Pair<Entity> pair, List<Change> changes) {
    addStoredType(pair, changes);
    addShared(pair, changes);
    addVersion(pair, changes);
    new AttributeChanges(pair, before, after).add(changes);
    new KeyChanges(pair, before, after).add(changes);
  }

  private static Change removed(Entity entity) {
    return new Change(
        ChangeKind.ITEMS,
        WayOut.BACKFILL,
        Subject.entity(entity.name()),
        entity.simpleName() + " is gone, of which items may be stored",
        "type " + entity.storedType(),
        "",
        "its items stay; nothing reads or deletes them, and proofs no longer count with them",
        List.of(
            "delete each stored " + entity.simpleName() + ", by code that still has the entity",
            "deploy the code without it"),
        List.of());
  }

  private void addStoredType(Matches.Pair<Entity> pair, List<Change> changes) {
    boolean told = !before.typeAttribute().isEmpty() && !after.typeAttribute().isEmpty();
    if (!told || pair.before().storedType().equals(pair.after().storedType())) {
      return;
    }
    String name = pair.after().simpleName();
    changes.add(
        new Change(
            ChangeKind.ITEMS,
            WayOut.BACKFILL,
            Subject.entity(pair.after().name()),
            "items of "
                + name
                + " say '"
                + pair.after().storedType()
                + "', stored ones '"
                + pair.before().storedType()
                + "'",
            pair.before().storedType(),
            pair.after().storedType(),
            "reads of several entities do not know them and fail, others go on",
            List.of(
                "deploy the code that writes it so; let no older code write " + name,
                "set " + after.typeAttribute() + " in each stored " + name),
            List.of("@Entity(type = \"" + pair.before().storedType() + "\")")));
  }

  private void addShared(Matches.Pair<Entity> pair, List<Change> changes) {
    Set<String> shared =
        pair.before().sharesKeysWith().stream().map(this::newName).collect(Collectors.toSet());
    if (!shared.equals(Set.copyOf(pair.after().sharesKeysWith()))) {
      changes.add(
          compatible(
              pair.after().name(),
              pair.after().simpleName() + " shares its keys with other entities than before",
              "items stay; writes go by their type from now on"));
    }
  }

  private String newName(String entityBefore) {
    return entities.pairs().stream()
        .filter(pair -> pair.before().name().equals(entityBefore))
        .map(pair -> pair.after().name())
        .findFirst()
        .orElse(entityBefore);
  }

  private static void addVersion(Matches.Pair<Entity> pair, List<Change> changes) {
    String name = pair.after().name();
    String simpleName = pair.after().simpleName();
    if (pair.before().version().isEmpty() && !pair.after().version().isEmpty()) {
      changes.add(
          compatible(
              name,
              simpleName + " has a version",
              "stored items have none and are read as new; older code does not count it"));
    } else if (!pair.before().version().isEmpty() && pair.after().version().isEmpty()) {
      changes.add(
          compatible(
              name,
              simpleName + " no longer has a version",
              "stored items keep their number, which is no longer counted or checked"));
    }
  }

  private static Change compatible(String entity, String headline, String stored) {
    return Change.compatible(Subject.entity(entity), headline, "", "", stored);
  }
}
