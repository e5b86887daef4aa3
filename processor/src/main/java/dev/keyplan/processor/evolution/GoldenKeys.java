package dev.keyplan.processor.evolution;

import dev.keyplan.processor.evolution.StoredModel.Entity;
import dev.keyplan.processor.evolution.StoredModel.Example;
import dev.keyplan.processor.evolution.StoredModel.Key;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds the locked examples of the keys that a new model has as they were. */
public final class GoldenKeys {

  private GoldenKeys() {}

  /**
   * @param before what is locked of the table
   * @param after as in {@code model.json}
   * @throws LockException if one of them is no model
   */
  public static List<GoldenKey> of(Map<String, Object> before, Map<String, Object> after) {
    StoredModel locked = ModelReader.read(Node.root("the old model", before));
    StoredModel model = ModelReader.read(Node.root("the new model", after));
    List<GoldenKey> golden = new ArrayList<>();
    for (Matches.Pair<Entity> pair : EntityMatches.of(locked, model).pairs()) {
      AttributePaths paths = new AttributePaths(pair, locked, model);
      KeyFit fit = new KeyFit(paths);
      for (Key key : keys(pair.after())) {
        keys(pair.before()).stream()
            .filter(old -> old.index().equals(key.index()) && fit.same(old, key))
            .findFirst()
            .map(old -> locked.examples().get(old.name()))
            .flatMap(example -> golden(pair, key, example, paths))
            .ifPresent(golden::add);
      }
    }
    return golden;
  }

  private static List<Key> keys(StoredModel.Entity entity) {
    List<Key> keys = new ArrayList<>(entity.keys());
    keys.addAll(entity.guards().values());
    return keys;
  }

  /** Empty if a value of the example has no attribute any more. */
  private static Optional<GoldenKey> golden(
      Matches.Pair<Entity> pair, Key key, Example example, AttributePaths paths) {
    Map<String, String> values = new LinkedHashMap<>();
    for (Map.Entry<String, String> value : example.values().entrySet()) {
      Optional<String> path = paths.after(value.getKey());
      if (path.isEmpty()) {
        return Optional.empty();
      }
      values.put(path.get(), value.getValue());
    }
    return Optional.of(new GoldenKey(pair.after().name(), key.name(), values, example.texts()));
  }
}
