package dev.keyplan.processor.analysis.language;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The keys on a path by the literals at their ends, one key attribute after the other. In a table
 * of many entities nearly all keys differ from a given one in these: such keys are counted here,
 * and never looked at.
 *
 * <p>Each attribute leads on by what its texts begin with, then by what they end with. Keys that
 * differ in neither are few, or they are one step, as all keys of a table with one partition
 * template are until their sort keys.
 */
public final class LiteralIndex {

  /**
   * @param ends of the texts of one key attribute
   * @param keys those whose texts have them
   */
  private record Step(Ends ends, Level keys) {}

  /** Keys that are alike in the key attributes so far. */
  private static final class Level {

    private final List<Integer> places = new ArrayList<>();
    private final Beginnings<Beginnings<List<Step>>> next = new Beginnings<>();

    List<Step> stepsAt(Ends ends) {
      return next.at(ends.head(), Beginnings::new).at(reversed(ends.tail()), ArrayList::new);
    }

    List<Step> stepsNear(Ends ends) {
      List<Step> near = new ArrayList<>();
      for (Beginnings<List<Step>> byTail : next.alike(ends.head())) {
        for (List<Step> steps : byTail.alike(reversed(ends.tail()))) {
          steps.stream().filter(step -> !step.ends().differ(ends)).forEach(near::add);
        }
      }
      return near;
    }

    boolean isLast() {
      return next.isEmpty();
    }

    private static String reversed(String text) {
      return new StringBuilder(text).reverse().toString();
    }
  }

  /**
   * What literals alone do not tell apart.
   *
   * @param places of the keys, by the order in which they were added; ascending
   * @param apart how many of the others differ in a key attribute, by its place, and in none before
   */
  public record Near(List<Integer> places, int[] apart) {}

  private final Level all = new Level();

  /** Its place is the number of keys that are there before it. */
  public void add(KeySpace keys) {
    int place = all.places.size();
    Level level = all;
    level.places.add(place);
    for (KeyHalf half : keys.halves()) {
      level = next(level, half.ends());
      level.places.add(place);
    }
  }

  private static Level next(Level level, Ends ends) {
    List<Step> steps = level.stepsAt(ends);
    for (Step step : steps) {
      if (step.ends().equals(ends)) {
        return step.keys();
      }
    }
    Step step = new Step(ends, new Level());
    steps.add(step);
    return step.keys();
  }

  public Near near(KeySpace asked) {
    List<List<Integer>> found = new ArrayList<>();
    int[] apart = new int[asked.halves().size()];
    visit(all, asked.halves().stream().map(KeyHalf::ends).toList(), 0, found, apart);
    if (found.size() == 1) {
      return new Near(Collections.unmodifiableList(found.get(0)), apart);
    }
    return new Near(found.stream().flatMap(List::stream).sorted().toList(), apart);
  }

  private static void visit(
      Level level, List<Ends> asked, int half, List<List<Integer>> found, int[] apart) {
    if (level.isLast() || asked.stream().skip(half).allMatch(Ends::open)) {
      found.add(level.places);
      return;
    }
    int near = 0;
    for (Step step : level.stepsNear(asked.get(half))) {
      near += step.keys().places.size();
      visit(step.keys(), asked, half + 1, found, apart);
    }
    apart[half] += level.places.size() - near;
  }
}
