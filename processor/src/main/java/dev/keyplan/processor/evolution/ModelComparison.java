package dev.keyplan.processor.evolution;

import dev.keyplan.processor.evolution.StoredModel.Entity;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What changes from one model of a table to another. */
public final class ModelComparison {

  private ModelComparison() {}

  /**
   * The changes from {@code before} to {@code after}: of the table, the indexes, the entities in
   * their order, the settings and the patterns (if both tell them). None for a model and itself,
   * nor for what only Java knows, as a class or a component with another name that is stored under
   * the same one.
   *
   * @param before as in {@code model.json}, or what a lock holds of it
   * @param after likewise
   * @throws LockException if one of them is no model
   */
  public static List<Change> compare(Map<String, Object> before, Map<String, Object> after) {
    return compare(
        ModelReader.read(Node.root("the old model", before)),
        ModelReader.read(Node.root("the new model", after)));
  }

  static List<Change> compare(StoredModel before, StoredModel after) {
    List<Change> changes = new ArrayList<>();
    Matches<Entity> entities = EntityMatches.of(before, after);
    TableChanges.add(before, after, changes);
    new IndexChanges(before, after, entities).add(changes);
    new EntityChanges(before, after, entities).add(changes);
    SettingChanges.add(before, after, changes);
    PatternChanges.add(before, after, changes);
    return List.copyOf(changes);
  }
}
