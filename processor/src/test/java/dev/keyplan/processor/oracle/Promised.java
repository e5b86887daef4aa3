package dev.keyplan.processor.oracle;

import dev.keyplan.processor.analysis.Judgement;
import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.CollectionModel;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.Term;
import java.util.ArrayList;
import java.util.List;

/**
 * What a pattern promises besides its terms: of which entities, and in which order.
 *
 * @param returned the entities
 * @param ordered those of which there may be many
 * @param together the ordered ones come in one order, not each in its own
 */
record Promised(
    AccessPatternModel pattern,
    List<EntityModel> returned,
    List<EntityModel> ordered,
    boolean together) {

  static Promised of(TableModel table, Judgement.Verdict verdict) {
    List<EntityModel> returned = new ArrayList<>();
    List<EntityModel> ordered = new ArrayList<>();
    table.entity(verdict.owner()).ifPresent(returned::add);
    ordered.addAll(returned);
    boolean together = false;
    for (CollectionModel collection : table.collections()) {
      if (collection.type().equals(verdict.owner())) {
        together = collection.form() == CollectionModel.Form.SEALED;
        for (CollectionModel.Member member : collection.members()) {
          EntityModel entity = table.entity(member.entity()).orElseThrow();
          returned.add(entity);
          boolean many = member.multiplicity() == CollectionModel.Multiplicity.MANY;
          if (many && !(together && single(verdict.pattern(), entity))) {
            ordered.add(entity);
          }
        }
      }
    }
    return new Promised(verdict.pattern(), returned, ordered, together);
  }

  /** The terms give the whole primary key: there is one such item at most. */
  private static boolean single(AccessPatternModel pattern, EntityModel entity) {
    return entity.tableKey().orElseThrow().attributes().stream()
        .filter(KeyAttribute.Composed.class::isInstance)
        .flatMap(key -> ((KeyAttribute.Composed) key).template().parts().stream())
        .allMatch(part -> pattern.by().stream().anyMatch(term -> gives(term, part)));
  }

  private static boolean gives(Term term, KeyPart part) {
    boolean value =
        term instanceof Term.Equal
            || term instanceof Term.In in && in.constants().size() == 1
            || term instanceof Term.Parameter parameter
                && (parameter.transform() == null || parameter.transform() == part.encoding());
    return value && term.path().equals(part.path());
  }

  private static boolean has(Item item, AttributePath path) {
    return item.entity().attribute(path.first()).isPresent();
  }

  /** It has all attributes of the order that its entity has. */
  boolean comparable(Item item) {
    return pattern.orderBy().stream()
        .filter(path -> item.entity().attribute(path.first()).isPresent())
        .allMatch(path -> item.values().containsKey(Leaf.name(path)));
  }

  /** Positive if the first must not come before the second; 0 if nothing is promised of them. */
  int compare(Item first, Item second) {
    boolean alike = first.entity() == second.entity();
    if (!alike && !together
        || !ordered.contains(first.entity())
        || !ordered.contains(second.entity())) {
      return 0;
    }
    for (AttributePath path : pattern.orderBy()) {
      if (!alike && !(has(first, path) && has(second, path))) {
        return 0;
      }
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
