package dev.keyplan.processor.evolution;

import dev.keyplan.processor.evolution.StoredModel.Entity;
import dev.keyplan.processor.evolution.StoredModel.Index;
import dev.keyplan.processor.evolution.StoredModel.Key;
import dev.keyplan.processor.evolution.StoredModel.KeyAttribute;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Of the indexes: local ones come and go with the table, global ones one at a time. */
final class IndexChanges {

  private final StoredModel before;
  private final StoredModel after;
  private final Matches<Entity> entities;

  IndexChanges(StoredModel before, StoredModel after, Matches<Entity> entities) {
    this.before = before;
    this.after = after;
    this.entities = entities;
  }

  void add(List<Change> changes) {
    for (Index old : before.indexes()) {
      if (find(after, old.name()).isEmpty()) {
        changes.add(removed(old));
      }
    }
    for (Index index : after.indexes()) {
      Optional<Index> old = find(before, index.name());
      if (old.isEmpty()) {
        changes.add(added(index));
      } else if (!old.get().sameKey(index)) {
        changes.add(changed("the key of " + index.name() + " is another one", old.get(), index));
      } else if (!old.get().sameProjection(index)) {
        changes.add(changed(index.name() + " projects something else", old.get(), index));
      }
    }
  }

  static Optional<Index> find(StoredModel model, String name) {
    return model.indexes().stream().filter(index -> index.name().equals(name)).findFirst();
  }

  private Change removed(Index old) {
    if (old.local()) {
      return newTable("the local index " + old.name() + " is gone", old, Optional.empty());
    }
    return new Change(
        ChangeKind.INDEX,
        WayOut.ONLINE_INDEX_CHANGE,
        Subject.index(old.name()),
        old.name() + " is gone",
        text(old),
        "",
        "items stay as they are; code that still reads it fails once it is deleted",
        Steps.removeIndex(old.name()),
        List.of(declaration(old)));
  }

  private Change added(Index index) {
    if (index.local()) {
      return newTable(index.name() + " is a new local index", index, Optional.of(index));
    }
    List<String> rewritten = rewritten(index);
    return new Change(
        ChangeKind.INDEX,
        rewritten.isEmpty() ? WayOut.ONLINE_INDEX_CHANGE : WayOut.BACKFILL,
        Subject.index(index.name()),
        index.name() + " is a new index",
        "",
        text(index),
        stored(index, rewritten),
        Steps.addIndex(index.name(), rewritten),
        List.of());
  }

  private static String stored(Index index, List<String> rewritten) {
    return rewritten.isEmpty()
        ? "DynamoDB fills it from the attributes that items have; none is written"
        : "items of "
            + String.join(" and ", rewritten)
            + " lack its composed keys, and are not in "
            + index.name()
            + " until they are written anew";
  }

  private Change changed(String headline, Index old, Index index) {
    if (old.local() || index.local()) {
      return newTable(headline, old, Optional.of(index));
    }
    List<String> rewritten = old.sameKey(index) ? List.of() : rewritten(index);
    return new Change(
        ChangeKind.INDEX,
        rewritten.isEmpty() ? WayOut.ONLINE_INDEX_CHANGE : WayOut.BACKFILL,
        Subject.index(index.name()),
        headline,
        text(old),
        text(index),
        "an index is never changed: it is made anew, under another name while the old one is read",
        Steps.replaceIndex(index.name(), rewritten),
        List.of(declaration(old)));
  }

  private static Change newTable(String headline, Index subject, Optional<Index> index) {
    return new Change(
        ChangeKind.TABLE,
        WayOut.NEW_TABLE,
        Subject.index(subject.name()),
        headline,
        index.isPresent() && index.get() == subject ? "" : text(subject),
        index.map(IndexChanges::text).orElse(""),
        "local indexes are made with their table and never changed",
        Steps.newTable(),
        List.of());
  }

  /** The entities of which stored items lack a composed key of the index. */
  private List<String> rewritten(Index index) {
    List<String> rewritten = new ArrayList<>();
    for (Matches.Pair<Entity> pair : entities.pairs()) {
      KeyFit fit = new KeyFit(new AttributePaths(pair, before, after));
      boolean lacks =
          pair.after().keysOf(index.name()).stream()
              .anyMatch(key -> !isStored(key, pair.before().keys(), fit));
      if (lacks) {
        rewritten.add(pair.after().simpleName());
      }
    }
    return rewritten;
  }

  /** Native, or made for another index under the same conditions. */
  private static boolean isStored(Key key, List<Key> stored, KeyFit fit) {
    return key.attributes().stream()
        .allMatch(attribute -> !attribute.composed() || isStored(key, attribute, stored, fit));
  }

  private static boolean isStored(Key key, KeyAttribute attribute, List<Key> stored, KeyFit fit) {
    return stored.stream()
        .filter(old -> fit.sameWhen(old.when(), key.when()) || old.index().isEmpty())
        .flatMap(old -> old.attributes().stream())
        .anyMatch(
            old ->
                old.attribute().equals(attribute.attribute())
                    && fit.of(old, attribute) == Fit.SAME);
  }

  private static String text(Index index) {
    return (index.local() ? "local, " : "")
        + columns(index.partition())
        + (index.sort().isEmpty() ? "" : " / " + columns(index.sort()))
        + ", projects "
        + projection(index);
  }

  private static String projection(Index index) {
    return index.projection()
        + (index.nonKeyAttributes().isEmpty()
            ? ""
            : " " + String.join(", ", index.nonKeyAttributes()));
  }

  private static String columns(List<StoredModel.Column> columns) {
    return columns.stream().map(Object::toString).collect(Collectors.joining(", "));
  }

  private static String declaration(Index index) {
    String include =
        index.nonKeyAttributes().stream().collect(Collectors.joining("\", \"", "{\"", "\"}"));
    return "@GlobalIndex(name = \""
        + index.name()
        + "\", partitionKey = "
        + names(index.partition())
        + (index.sort().isEmpty() ? "" : ", sortKey = " + names(index.sort()))
        + ", projection = Projection."
        + index.projection()
        + (index.nonKeyAttributes().isEmpty() ? "" : ", include = " + include)
        + ")";
  }

  private static String names(List<StoredModel.Column> columns) {
    return columns.stream()
        .map(column -> "\"" + column.attribute() + "\"")
        .collect(
            Collectors.joining(", ", columns.size() > 1 ? "{" : "", columns.size() > 1 ? "}" : ""));
  }
}
