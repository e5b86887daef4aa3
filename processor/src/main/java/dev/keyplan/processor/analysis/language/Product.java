package dev.keyplan.processor.analysis.language;

import dev.keyplan.processor.analysis.language.Automaton.Edge;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Two sequences of languages that must make one text, and what each language of them can still have
 * for it.
 */
final class Product {

  /** A sequence of languages as one, of which the states of each are known. */
  static final class Sequence {

    private final Automaton.Builder builder = new Automaton.Builder();
    private final List<Integer> entries = new ArrayList<>();
    private final List<Integer> exits = new ArrayList<>();
    private Automaton automaton;

    Sequence(List<Automaton> languages) {
      for (Automaton language : languages) {
        // An entry of its own, so that coming back to a language's start is not to begin anew.
        int entry = builder.state();
        builder.jump(builder.end(), entry);
        builder.endAt(entry).append(language);
        entries.add(entry);
        exits.add(builder.end());
      }
      automaton = builder.build();
    }
  }

  private record Step(int from, int low, int high, int to) {}

  private final Sequence left;
  private final Sequence right;
  private final Map<Long, Integer> numbers = new HashMap<>();
  private final List<long[]> states = new ArrayList<>();
  private final List<Step> steps = new ArrayList<>();
  private final BitSet useful = new BitSet();

  Product(List<Automaton> left, List<Automaton> right) {
    this.left = new Sequence(left);
    this.right = new Sequence(right);
    reach();
    trim();
  }

  boolean isEmpty() {
    return !useful.get(0);
  }

  /** The texts that a language of the left or the right sequence reads of common texts. */
  Automaton textsOf(boolean ofLeft, int language) {
    Sequence side = ofLeft ? left : right;
    int entry = side.entries.get(language);
    int exit = side.exits.get(language);
    Automaton.Builder result = new Automaton.Builder();
    int start = result.end();
    int[] placed = new int[states.size()];
    for (int state = 0; state < states.size(); state++) {
      placed[state] = -1;
      long own = states.get(state)[ofLeft ? 0 : 1];
      if (useful.get(state) && entry <= own && own <= exit) {
        placed[state] = result.state();
        if (own == entry) {
          result.jump(start, placed[state]);
        }
      }
    }
    int end = result.state();
    for (Step step : steps) {
      if (placed[step.from] >= 0 && placed[step.to] >= 0) {
        if (step.low < 0) {
          result.jump(placed[step.from], placed[step.to]);
        } else {
          result.edge(
              placed[step.from], step.low, step.high, placed[step.to], Automaton.NO_SEGMENT);
        }
      }
    }
    for (int state = 0; state < states.size(); state++) {
      if (placed[state] >= 0 && states.get(state)[ofLeft ? 0 : 1] == exit) {
        result.jump(placed[state], end);
      }
    }
    return result.endAt(end).build();
  }

  private void reach() {
    Deque<Integer> open = new ArrayDeque<>();
    number(left.automaton.start(), right.automaton.start(), open);
    while (!open.isEmpty()) {
      int from = open.poll();
      int l = (int) states.get(from)[0];
      int r = (int) states.get(from)[1];
      for (Edge edge : left.automaton.edgesOf(l)) {
        if (edge.readsNothing()) {
          steps.add(new Step(from, -1, -1, number(edge.target(), r, open)));
        }
      }
      for (Edge other : right.automaton.edgesOf(r)) {
        if (other.readsNothing()) {
          steps.add(new Step(from, -1, -1, number(l, other.target(), open)));
          continue;
        }
        for (Edge edge : left.automaton.edgesOf(l)) {
          int low = Math.max(edge.low(), other.low());
          int high = Math.min(edge.high(), other.high());
          if (!edge.readsNothing() && low <= high) {
            steps.add(new Step(from, low, high, number(edge.target(), other.target(), open)));
          }
        }
      }
    }
  }

  private int number(int l, int r, Deque<Integer> open) {
    return numbers.computeIfAbsent(
        (long) l << 32 | r,
        key -> {
          states.add(new long[] {l, r});
          open.add(states.size() - 1);
          return states.size() - 1;
        });
  }

  private void trim() {
    Map<Integer, List<Integer>> before = new HashMap<>();
    steps.forEach(s -> before.computeIfAbsent(s.to, key -> new ArrayList<>()).add(s.from));
    Deque<Integer> open = new ArrayDeque<>();
    Integer last = numbers.get((long) left.automaton.end() << 32 | right.automaton.end());
    if (last != null) {
      useful.set(last);
      open.add(last);
    }
    while (!open.isEmpty()) {
      for (int state : before.getOrDefault(open.poll(), List.of())) {
        if (!useful.get(state)) {
          useful.set(state);
          open.add(state);
        }
      }
    }
  }
}
