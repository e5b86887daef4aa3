package dev.keyplan.processor.evolution;

import dev.keyplan.processor.evolution.StoredModel.Entity;
import dev.keyplan.processor.evolution.StoredModel.Key;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Of the guards of an entity's unique attributes: whether stored items have them. */
final class GuardChanges {

  private final String name;
  private final Matches.Pair<Entity> entity;
  private final AttributePaths paths;
  private final KeyFit fit;

  GuardChanges(Matches.Pair<Entity> entity, AttributePaths paths) {
    this.name = entity.after().simpleName();
    this.entity = entity;
    this.paths = paths;
    this.fit = new KeyFit(paths);
  }

  void add(List<Change> changes) {
    entity
        .after()
        .guards()
        .forEach(
            (attribute, key) -> {
              Optional<Key> old = before(attribute);
              if (old.isEmpty()) {
                changes.add(added(attribute, key));
              } else {
                addChanged(attribute, old.get(), key, changes);
              }
            });
    entity
        .before()
        .guards()
        .forEach(
            (attribute, key) -> {
              if (entity.after().guards().keySet().stream()
                  .noneMatch(other -> paths.same(attribute, other))) {
                changes.add(left(paths.after(attribute).orElse(attribute), key));
              }
            });
  }

  private Optional<Key> before(String attribute) {
    return entity.before().guards().entrySet().stream()
        .filter(old -> paths.same(old.getKey(), attribute))
        .map(Map.Entry::getValue)
        .findFirst();
  }

  private void addChanged(String attribute, Key old, Key key, List<Change> changes) {
    String guards = "the guards of " + attribute + " of " + name;
    switch (fit.of(old, key)) {
      case SAME -> {}
      case WIDER ->
          changes.add(
              Change.compatible(
                  Subject.unique(entity.after().name(), attribute),
                  guards + " allow more values",
                  "",
                  "",
                  "stored guards stay as they are"));
      case NARROWER ->
          changes.add(
              change(
                  attribute,
                  guards + " refuse what may be stored",
                  old.text(),
                  key.text(),
                  "items with such a value cannot be written any more",
                  Steps.narrowedKey(),
                  new KeptGuard(old, paths).lines(attribute, key)));
      case OTHER ->
          changes.add(
              change(
                  attribute,
                  guards + " have another key",
                  old.text(),
                  key.text(),
                  "guards stay under their old keys: the values of items are taken for free",
                  Steps.otherGuards(name, attribute),
                  new KeptGuard(old, paths).lines(attribute, key)));
    }
  }

  private Change added(String attribute, Key key) {
    return change(
        attribute,
        attribute + " of " + name + " is unique, and stored items have no guards",
        "",
        key.text(),
        "the value of an item is taken for free: two items can have it",
        Steps.guards(name, attribute),
        List.of("no @Unique on " + attribute));
  }

  private Change left(String attribute, Key key) {
    return change(
        attribute,
        attribute + " of " + name + " is no longer unique, and guards are stored",
        key.text(),
        "",
        "guards stay, where proofs no longer count with them",
        List.of("deploy the code", "delete the guard of each stored " + name),
        new KeptGuard(key, paths).lines(attribute, key));
  }

  private Change change(
      String attribute,
      String headline,
      String was,
      String is,
      String stored,
      List<String> steps,
      List<String> keep) {
    return new Change(
        ChangeKind.KEYS,
        WayOut.BACKFILL,
        Subject.unique(entity.after().name(), attribute),
        headline,
        was,
        is,
        stored,
        steps,
        keep);
  }
}
