package dev.keyplan.processor.analysis.language;

import dev.keyplan.processor.analysis.language.Automaton.Edge;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The least deterministic automaton of a language, numbered in one way: equal languages give equal
 * automata, and of an empty one nothing is left. What accepts jumps to the end.
 */
final class Minimal {

  /** A language that would need more is taken for every text, with which less can be proved. */
  private static final int MOST_STATES = 2_000;

  private record Step(int low, int high, int target) {}

  private final Automaton given;
  private final BitSet useful;
  private final Map<BitSet, Integer> numbers = new LinkedHashMap<>();
  private final List<List<Step>> steps = new ArrayList<>();
  private final Deque<BitSet> open = new ArrayDeque<>();

  private Minimal(Automaton given) {
    this.given = given;
    this.useful = Bounds.reachingTheEnd(given);
  }

  static Automaton of(Automaton given) {
    return new Minimal(given).build();
  }

  private Automaton build() {
    BitSet start = new BitSet();
    if (useful.get(given.start())) {
      start.set(given.start());
    }
    number(closure(start));
    while (!open.isEmpty()) {
      if (numbers.size() > MOST_STATES) {
        return new Minimal(Automaton.anything()).build();
      }
      steps.add(steps(open.poll()));
    }
    return numbered(classes());
  }

  private int number(BitSet states) {
    Integer known = numbers.get(states);
    if (known != null) {
      return known;
    }
    numbers.put(states, numbers.size());
    open.add(states);
    return numbers.size() - 1;
  }

  private BitSet closure(BitSet states) {
    Deque<Integer> left = new ArrayDeque<>();
    states.stream().forEach(left::add);
    while (!left.isEmpty()) {
      for (Edge edge : given.edgesOf(left.poll())) {
        if (edge.readsNothing() && useful.get(edge.target()) && !states.get(edge.target())) {
          states.set(edge.target());
          left.add(edge.target());
        }
      }
    }
    return states;
  }

  private List<Step> steps(BitSet states) {
    List<Edge> edges = new ArrayList<>();
    TreeSet<Integer> bounds = new TreeSet<>();
    states.stream()
        .forEach(
            state -> {
              for (Edge edge : given.edgesOf(state)) {
                if (!edge.readsNothing() && useful.get(edge.target())) {
                  edges.add(edge);
                  bounds.add(edge.low());
                  bounds.add(edge.high() + 1);
                }
              }
            });
    List<Step> all = new ArrayList<>();
    for (Integer low : bounds) {
      Integer next = bounds.higher(low);
      BitSet targets = new BitSet();
      edges.stream()
          .filter(edge -> edge.low() <= low && low <= edge.high())
          .forEach(edge -> targets.set(edge.target()));
      if (next != null && !targets.isEmpty()) {
        all.add(new Step(low, next - 1, number(closure(targets))));
      }
    }
    return all;
  }

  /** The states that the same texts lead on from are one (Moore). */
  private int[] classes() {
    int[] classes = new int[numbers.size()];
    numbers.forEach((states, number) -> classes[number] = states.get(given.end()) ? 1 : 0);
    int count = 0;
    while (true) {
      Map<List<Object>, Integer> found = new HashMap<>();
      int[] finer = new int[classes.length];
      for (int state = 0; state < classes.length; state++) {
        List<Object> signature = List.of(classes[state], merged(steps.get(state), classes));
        Integer number = found.putIfAbsent(signature, found.size());
        finer[state] = number == null ? found.size() - 1 : number;
      }
      if (found.size() == count) {
        return classes;
      }
      count = found.size();
      System.arraycopy(finer, 0, classes, 0, finer.length);
    }
  }

  private static List<Step> merged(List<Step> steps, int[] classes) {
    List<Step> merged = new ArrayList<>();
    for (Step step : steps) {
      int target = classes[step.target()];
      int last = merged.size() - 1;
      if (last >= 0
          && merged.get(last).target() == target
          && merged.get(last).high() + 1 == step.low()) {
        merged.set(last, new Step(merged.get(last).low(), step.high(), target));
      } else {
        merged.add(new Step(step.low(), step.high(), target));
      }
    }
    return merged;
  }

  private Automaton numbered(int[] classes) {
    boolean[] accepting = new boolean[classes.length];
    Map<Integer, Integer> member = new TreeMap<>();
    numbers.forEach(
        (states, number) -> {
          accepting[number] = states.get(given.end());
          member.putIfAbsent(classes[number], number);
        });
    Automaton.Builder result = new Automaton.Builder();
    Map<Integer, Integer> placed = new LinkedHashMap<>();
    placed.put(classes[0], 0);
    Deque<Integer> left = new ArrayDeque<>(List.of(classes[0]));
    List<Integer> accepted = new ArrayList<>();
    while (!left.isEmpty()) {
      int current = left.poll();
      int state = member.get(current);
      if (accepting[state]) {
        accepted.add(placed.get(current));
      }
      for (Step step : merged(steps.get(state), classes)) {
        int target =
            placed.computeIfAbsent(
                step.target(),
                key -> {
                  left.add(key);
                  return result.state();
                });
        result.edge(placed.get(current), step.low(), step.high(), target, Automaton.NO_SEGMENT);
      }
    }
    int end = result.state();
    accepted.forEach(state -> result.jump(state, end));
    return result.endAt(end).build();
  }
}
