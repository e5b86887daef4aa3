package dev.keyplan.processor.analysis;

import dev.keyplan.processor.analysis.language.KeySpace;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.Term;
import dev.keyplan.processor.model.UniqueModel;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The key space of each entity's keys in a table, made when it is first asked for. */
final class KeySpaces {

  private final Map<EntityKey, KeySpace> spaces = new IdentityHashMap<>();

  KeySpace of(EntityModel entity, EntityKey key) {
    return spaces.computeIfAbsent(
        key, declared -> KeySpace.of(declared, primary(entity, declared), allowed(declared)));
  }

  /** The primary key of the items that lie under a key. */
  private static Optional<EntityKey> primary(EntityModel entity, EntityKey key) {
    return entity.guardedUnder(key).map(UniqueModel::guard).or(entity::tableKey);
  }

  /** The values that the items under the key can have, where its when says so. */
  private static Map<AttributePath, Set<String>> allowed(EntityKey key) {
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
