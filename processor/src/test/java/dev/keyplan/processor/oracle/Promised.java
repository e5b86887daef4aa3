package dev.keyplan.processor.oracle;

import dev.keyplan.processor.analysis.Judgement;
import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.CollectionModel;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TableModel;
import java.util.ArrayList;
import java.util.List;

/**
 * What a pattern promises besides its terms: of which entities, and in which order.
 *
 * @param returned the entities
 * @param ordered those of which there may be many
 */
record Promised(AccessPatternModel pattern, List<EntityModel> returned, List<EntityModel> ordered) {

  static Promised of(TableModel table, Judgement.Verdict verdict) {
    List<EntityModel> returned = new ArrayList<>();
    List<EntityModel> ordered = new ArrayList<>();
    table.entity(verdict.owner()).ifPresent(returned::add);
    ordered.addAll(returned);
    for (CollectionModel collection : table.collections()) {
      if (collection.type().equals(verdict.owner())) {
        for (CollectionModel.Member member : collection.members()) {
          EntityModel entity = table.entity(member.entity()).orElseThrow();
          returned.add(entity);
          if (member.multiplicity() == CollectionModel.Multiplicity.MANY) {
            ordered.add(entity);
          }
        }
      }
    }
    return new Promised(verdict.pattern(), returned, ordered);
  }

  /** It has all attributes of the order that its entity has. */
  boolean comparable(Item item) {
    return pattern.orderBy().stream()
        .filter(path -> item.entity().attribute(path.first()).isPresent())
        .allMatch(path -> item.values().containsKey(Leaf.name(path)));
  }

  /** Positive if the first must not come before the second; 0 if nothing is promised of them. */
  int compare(Item first, Item second) {
    if (first.entity() != second.entity() || !ordered.contains(first.entity())) {
      return 0;
    }
    for (AttributePath path : pattern.orderBy()) {
      Object a = first.values().get(Leaf.name(path));
      Object b = second.values().get(Leaf.name(path));
      // Nothing is said of where an item without the attribute comes.
      int order = a == null || b == null ? 0 : Values.compare(a, b);
      if (order != 0) {
        return pattern.descending() ? -order : order;
      }
    }
    return 0;
  }
}
