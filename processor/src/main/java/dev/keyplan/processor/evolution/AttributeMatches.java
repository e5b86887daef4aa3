package dev.keyplan.processor.evolution;

import dev.keyplan.processor.evolution.StoredModel.Attribute;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;

/**
 * Which attribute of an entity or a nested record was which: by its stored name, else by its name
 * in Java, else by its place and type, else by a type that no other has.
 *
 * @param pairs in the order of the new model
 * @param removed of the old one
 * @param added of the new one
 */
record AttributeMatches(List<Pair> pairs, List<Attribute> removed, List<Attribute> added) {

  /** An attribute before and after. */
  record Pair(Attribute before, Attribute after) {

    boolean renamed() {
      return !before.storedName().equals(after.storedName());
    }
  }

  static AttributeMatches of(List<Attribute> before, List<Attribute> after) {
    List<Attribute> removed = new ArrayList<>(before);
    List<Attribute> added = new ArrayList<>(after);
    List<Pair> pairs = new ArrayList<>();
    match((a, b) -> a.storedName().equals(b.storedName()), removed, added, pairs);
    match((a, b) -> a.name().equals(b.name()), removed, added, pairs);
    match((a, b) -> before.indexOf(a) == after.indexOf(b) && sameType(a, b), removed, added, pairs);
    match(AttributeMatches::sameType, removed, added, pairs);
    pairs.sort((a, b) -> after.indexOf(a.after()) - after.indexOf(b.after()));
    return new AttributeMatches(pairs, removed, added);
  }

  private static boolean sameType(Attribute a, Attribute b) {
    return a.type().equals(b.type()) && a.written().equals(b.written());
  }

  private static void match(
      BiPredicate<Attribute, Attribute> alike,
      List<Attribute> removed,
      List<Attribute> added,
      List<Pair> pairs) {
    for (Attribute after : List.copyOf(added)) {
      List<Attribute> before = removed.stream().filter(one -> alike.test(one, after)).toList();
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
}
