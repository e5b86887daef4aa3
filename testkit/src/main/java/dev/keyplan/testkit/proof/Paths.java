package dev.keyplan.testkit.proof;

import dev.keyplan.testkit.proof.Design.Entity;
import dev.keyplan.testkit.proof.Design.Key;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The keys that lie in the table and in each index, of items and of guards. */
final class Paths {

  /**
   * @param ends of the texts of each key attribute, by its stored name
   */
  record Lying(Entity entity, Key key, Map<String, Ends> ends) {}

  private final Design design;
  private final Map<String, List<Lying>> byIndex = new HashMap<>();

  Paths(Design design) {
    this.design = design;
  }

  /**
   * @param index "" for the table
   */
  List<Lying> in(String index) {
    return byIndex.computeIfAbsent(index, this::find);
  }

  private List<Lying> find(String index) {
    List<Lying> lying = new ArrayList<>();
    for (Entity entity : design.entities()) {
      List<Key> keys = new ArrayList<>(entity.keysOf(index));
      keys.addAll(entity.guardsIn(design.index(index)));
      keys.forEach(key -> lying.add(new Lying(entity, key, ends(entity, key))));
    }
    return lying;
  }

  private Map<String, Ends> ends(Entity entity, Key key) {
    Domains domains = new Domains(new Facts(design, entity), key);
    Map<String, Ends> ends = new HashMap<>();
    key.texts().forEach(t -> ends.put(t.attribute(), Ends.of(KeyLanguages.of(t, domains))));
    return ends;
  }
}
