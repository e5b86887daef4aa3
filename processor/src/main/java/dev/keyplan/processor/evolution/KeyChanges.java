package dev.keyplan.processor.evolution;

import dev.keyplan.processor.evolution.StoredModel.Entity;
import dev.keyplan.processor.evolution.StoredModel.Index;
import dev.keyplan.processor.evolution.StoredModel.Key;
import dev.keyplan.processor.evolution.StoredModel.KeyAttribute;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Of the keys of an entity's items and guards: whether stored items have them as they are made now.
 * Indexes that have another key, or are new, are told of as a whole.
 */
final class KeyChanges {

  private final String name;
  private final Matches.Pair<Entity> entity;
  private final StoredModel before;
  private final StoredModel after;
  private final AttributePaths paths;
  private final KeyFit fit;

  KeyChanges(Matches.Pair<Entity> entity, StoredModel before, StoredModel after) {
    this.name = entity.after().simpleName();
    this.entity = entity;
    this.before = before;
    this.after = after;
    this.paths = new AttributePaths(entity, before, after);
    this.fit = new KeyFit(paths);
  }

  void add(List<Change> changes) {
    boolean sameTableKey =
        before.partitionKey().equals(after.partitionKey())
            && before.sortKey().equals(after.sortKey());
    if (sameTableKey) {
      add("", changes);
      new GuardChanges(entity, paths).add(changes);
    }
    for (Index index : after.indexes()) {
      if (IndexChanges.find(before, index.name()).filter(index::sameKey).isPresent()) {
        add(index.name(), changes);
      }
    }
  }

  private void add(String index, List<Change> changes) {
    List<Key> removed = new ArrayList<>(entity.before().keysOf(index));
    List<Key> added = new ArrayList<>();
    for (Key key : entity.after().keysOf(index)) {
      Optional<Key> same = removed.stream().filter(old -> fit.same(old, key)).findFirst();
      same.ifPresentOrElse(removed::remove, () -> added.add(key));
    }
    for (Key key : List.copyOf(added)) {
      Optional<Key> old =
          removed.stream().filter(one -> fit.sameWhen(one.when(), key.when())).findFirst();
      if (old.isPresent()) {
        removed.remove(old.get());
        added.remove(key);
        addChanged(old.get(), key, changes);
      }
    }
    while (!removed.isEmpty() && !added.isEmpty()) {
      addChanged(removed.remove(0), added.remove(0), changes);
    }
    removed.forEach(key -> changes.add(left(key)));
    added.stream().filter(key -> !isStored(key)).forEach(key -> changes.add(entered(key)));
  }

  private void addChanged(Key old, Key key, List<Change> changes) {
    List<KeyAttribute> was = old.attributes();
    List<KeyAttribute> is = key.attributes();
    for (int i = 0; i < Math.min(was.size(), is.size()); i++) {
      addChanged(key, old, was.get(i), is.get(i), changes);
    }
    if (!fit.sameWhen(old.when(), key.when())) {
      changes.add(membership(old, key));
    }
  }

  private void addChanged(
      Key key, Key oldKey, KeyAttribute old, KeyAttribute is, List<Change> changes) {
    Fit fits = fit.of(old, is);
    Subject subject = Subject.key(entity.after().name(), key.name(), is.attribute());
    if (fits == Fit.WIDER) {
      changes.add(
          Change.compatible(
              subject,
              is.attribute() + " of " + name + " allows more values",
              "",
              "",
              "stored keys stay as they are"));
    } else if (fits != Fit.SAME) {
      changes.add(changed(key, oldKey, old, is, fits, subject));
    }
  }

  private Change changed(
      Key key, Key oldKey, KeyAttribute old, KeyAttribute is, Fit fits, Subject subject) {
    boolean ofTable = key.index().isEmpty();
    boolean narrower = fits == Fit.NARROWER;
    KeptKeyAttribute kept = new KeptKeyAttribute(old, is, paths);
    return new Change(
        ChangeKind.KEYS,
        WayOut.BACKFILL,
        subject,
        is.attribute() + " of " + name + KeyDifference.of(old, is, kept.retyped(), narrower),
        old.text() + example(oldKey, old),
        is.text(),
        narrower
            ? "items with such a value cannot be asked for or written any more"
            : "items stay"
                + (ofTable ? "" : " in " + key.index())
                + " under their old keys: reads by the new ones miss them"
                + (ofTable ? ", create makes a second one" : ""),
        narrower ? Steps.narrowedKey() : ofTable ? Steps.tableKey(name) : Steps.rewrite(name),
        kept.lines(new KeptKey(after, paths, name, key, is)));
  }

  /** What an item stores there. */
  private String example(Key key, KeyAttribute attribute) {
    StoredModel.Example example = before.examples().get(key.name());
    String text = example == null ? null : example.texts().get(attribute.attribute());
    return text == null || text.equals(attribute.template()) ? "" : ", as in " + text;
  }

  private Change membership(Key old, Key key) {
    return change(
        key,
        "other items of " + name + " are in " + key.index() + " than stored",
        old.whenText(),
        key.whenText(),
        "items are in "
            + key.index()
            + " as when they were written: some are missing, others should not be there");
  }

  private Change left(Key key) {
    return change(
        key,
        name + " is no longer in " + key.index(),
        key.text(),
        "",
        "items keep the attributes of its key and stay in it, where proofs no longer count with them");
  }

  private Change entered(Key key) {
    return change(
        key,
        name + " is in " + key.index() + ", stored items are not",
        "",
        key.text(),
        "items lack its composed key: reads of " + key.index() + " miss them");
  }

  private Change change(Key key, String headline, String was, String is, String stored) {
    return new Change(
        ChangeKind.KEYS,
        WayOut.BACKFILL,
        Subject.key(entity.after().name(), key.name(), ""),
        headline,
        was,
        is,
        stored,
        Steps.rewrite(name),
        List.of());
  }

  /** By native attributes alone, which stored items have: DynamoDB has put them into the index. */
  private static boolean isStored(Key key) {
    return key.attributes().stream().noneMatch(KeyAttribute::composed);
  }
}
