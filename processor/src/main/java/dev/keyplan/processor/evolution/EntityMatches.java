package dev.keyplan.processor.evolution;

import dev.keyplan.processor.evolution.StoredModel.Entity;
import dev.keyplan.processor.evolution.StoredModel.KeyAttribute;
import dev.keyplan.processor.evolution.StoredModel.Segment;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;

/**
 * Which entity of the old model is which of the new one: by what its items say of their type, else
 * by its name in Java, else by the form of its keys in the table.
 *
 * @param pairs in the order of the new model
 * @param removed of the old model
 * @param added of the new model
 */
record EntityMatches(List<Pair> pairs, List<Entity> removed, List<Entity> added) {

  /** An entity before and after. */
  record Pair(Entity before, Entity after) {}

  static EntityMatches of(StoredModel before, StoredModel after) {
    List<Entity> removed = new ArrayList<>(before.entities());
    List<Entity> added = new ArrayList<>(after.entities());
    List<Pair> pairs = new ArrayList<>();
    if (!before.typeAttribute().isEmpty() && !after.typeAttribute().isEmpty()) {
      match((a, b) -> a.storedType().equals(b.storedType()), removed, added, pairs);
    }
    match((a, b) -> a.name().equals(b.name()), removed, added, pairs);
    match((a, b) -> form(a).equals(form(b)), removed, added, pairs);
    pairs.sort((a, b) -> after.entities().indexOf(a.after()) - after.entities().indexOf(b.after()));
    return new EntityMatches(pairs, removed, added);
  }

  /** Only what is alike with one alone. */
  private static void match(
      BiPredicate<Entity, Entity> alike,
      List<Entity> removed,
      List<Entity> added,
      List<Pair> pairs) {
    for (Entity after : List.copyOf(added)) {
      List<Entity> before = removed.stream().filter(one -> alike.test(one, after)).toList();
      boolean alone =
          before.size() == 1
              && added.stream().filter(one -> alike.test(before.get(0), one)).count() == 1;
      if (alone) {
        pairs.add(new Pair(before.get(0), after));
        removed.remove(before.get(0));
        added.remove(after);
      }
    }
  }

  /** The keys in the table, without the names of attributes. */
  private static List<List<String>> form(Entity entity) {
    return entity.keysOf("").stream()
        .flatMap(key -> key.attributes().stream())
        .map(EntityMatches::form)
        .toList();
  }

  private static List<String> form(KeyAttribute attribute) {
    List<String> form = new ArrayList<>();
    form.add(attribute.composed() ? "composed" : attribute.nativeName());
    for (Segment segment : attribute.segments()) {
      form.add(segment.isLiteral() ? "'" + segment.literal() : segment.encoding());
    }
    return form;
  }
}
