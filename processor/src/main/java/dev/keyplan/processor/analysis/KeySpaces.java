package dev.keyplan.processor.analysis;

import dev.keyplan.processor.analysis.language.KeySpace;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.Term;
import dev.keyplan.processor.model.UniqueModel;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The keys of a table with their key spaces, made when they are first asked for. */
final class KeySpaces {

  private final TableModel table;
  private final Map<EntityKey, KeySpace> spaces = new IdentityHashMap<>();

  /** By the name of the index, "" for the table. */
  private final Map<String, PathKeys> paths = new HashMap<>();

  KeySpaces(TableModel table) {
    this.table = table;
  }

  /** The keys in the table itself, or in an index. */
  PathKeys on(Optional<IndexModel> index) {
    String name = index.map(IndexModel::name).orElse("");
    PathKeys keys = paths.get(name);
    if (keys == null) {
      keys = new PathKeys(table, index, this);
      paths.put(name, keys);
    }
    return keys;
  }

  KeySpace of(EntityModel entity, EntityKey key) {
    KeySpace space = spaces.get(key);
    if (space == null) {
      space = make(entity, key);
      spaces.put(key, space);
    }
    return space;
  }

  static KeySpace make(EntityModel entity, EntityKey key) {
    return KeySpace.of(key, primary(entity, key), allowed(key));
  }

  /** The primary key of the items that lie under a key. */
  private static Optional<EntityKey> primary(EntityModel entity, EntityKey key) {
    return entity.guardedUnder(key).map(UniqueModel::guard).or(entity::tableKey);
  }

  /** The values that the items under the key can have, where its when says so. */
  private static Map<AttributePath, Set<String>> allowed(EntityKey key) {
    if (key.when().isEmpty()) {
      return Map.of();
    }
    Map<AttributePath, AttributeCondition> conditions = new HashMap<>();
    for (Term term : key.when()) {
      conditions.compute(
          term.path(),
          (path, before) ->
              (before == null ? AttributeCondition.anything(true) : before).and(term));
    }
    Map<AttributePath, Set<String>> allowed = new HashMap<>();
    conditions.forEach(
        (path, condition) -> condition.values().ifPresent(texts -> allowed.put(path, texts)));
    return allowed;
  }
}
