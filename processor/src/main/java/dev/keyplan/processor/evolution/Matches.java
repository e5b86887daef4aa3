package dev.keyplan.processor.evolution;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiPredicate;

/**
 * Which part of the old model is which of the new one: by several rules, the surer ones first, each
 * of which only matches what is alike with one alone.
 *
 * @param pairs in the order of the new model
 * @param removed of the old model
 * @param added of the new model
 */
record Matches<T>(List<Pair<T>> pairs, List<T> removed, List<T> added) {

  /** A part before and after. */
  record Pair<T>(T before, T after) {}

  static <T> Matches<T> of(List<T> before, List<T> after, List<BiPredicate<T, T>> rules) {
    Matches<T> matches =
        new Matches<>(new ArrayList<>(), new ArrayList<>(before), new ArrayList<>(after));
    rules.forEach(matches::match);
    matches.pairs.sort(Comparator.comparingInt(pair -> after.indexOf(pair.after())));
    return matches;
  }

  private void match(BiPredicate<T, T> alike) {
    for (T after : List.copyOf(added)) {
      List<T> before = removed.stream().filter(one -> alike.test(one, after)).toList();
      boolean alone =
          before.size() == 1
              && added.stream().filter(one -> alike.test(before.get(0), one)).count() == 1;
      if (alone) {
        pairs.add(new Pair<>(before.get(0), after));
        removed.remove(before.get(0));
        added.remove(after);
      }
    }
  }
}
