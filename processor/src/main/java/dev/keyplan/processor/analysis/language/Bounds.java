package dev.keyplan.processor.analysis.language;

import dev.keyplan.processor.analysis.language.Automaton.Edge;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Languages of texts that lie above or below others, and the ends of a language. */
public final class Bounds {

  private Bounds() {}

  /** All texts not less than some text of {@code low} and not greater than some of {@code high}. */
  public static Automaton between(Automaton low, Automaton high) {
    return intersection(notBelow(low), notAbove(high));
  }

  /** Every text of {@code low} is less than every text of {@code high}. */
  public static boolean allBelow(Automaton low, Automaton high) {
    return Intersection.isEmpty(notBelow(high), low);
  }

  private static Automaton notBelow(Automaton low) {
    Automaton.Builder result = new Automaton.Builder();
    int end = copyStates(low, result);
    int rest = loop(result);
    for (int state = 0; state < low.size(); state++) {
      for (Edge e : low.edgesOf(state)) {
        if (!e.readsNothing()) {
          result.edge(
              1 + state, e.low() + 1, Automaton.LAST_CODE_POINT, rest, Automaton.NO_SEGMENT);
        }
      }
    }
    result.jump(end, rest);
    return result.endAt(rest).build();
  }

  private static Automaton notAbove(Automaton high) {
    Automaton.Builder result = new Automaton.Builder();
    int end = copyStates(high, result);
    int rest = loop(result);
    BitSet useful = reachingTheEnd(high);
    for (int state = 0; state < high.size(); state++) {
      if (!useful.get(state)) {
        continue;
      }
      // A proper prefix of a text is less than it.
      result.jump(1 + state, end);
      for (Edge e : high.edgesOf(state)) {
        if (!e.readsNothing() && useful.get(e.target())) {
          result.edge(1 + state, 0, e.high() - 1, rest, Automaton.NO_SEGMENT);
        }
      }
    }
    result.jump(rest, end);
    return result.endAt(end).build();
  }

  private static int copyStates(Automaton from, Automaton.Builder to) {
    to.append(from);
    return to.end();
  }

  private static int loop(Automaton.Builder result) {
    int loop = result.state();
    result.edge(loop, 0, Automaton.LAST_CODE_POINT, loop, Automaton.NO_SEGMENT);
    return loop;
  }

  static BitSet reachingTheEnd(Automaton automaton) {
    BitSet useful = new BitSet();
    useful.set(automaton.end());
    boolean grown = true;
    while (grown) {
      grown = false;
      for (int state = automaton.size() - 1; state >= 0; state--) {
        if (!useful.get(state)
            && automaton.edgesOf(state).stream().anyMatch(e -> useful.get(e.target()))) {
          useful.set(state);
          grown = true;
        }
      }
    }
    return useful;
  }

  static Automaton intersection(Automaton left, Automaton right) {
    Automaton.Builder result = new Automaton.Builder();
    Map<List<Integer>, Integer> states = new HashMap<>();
    Deque<List<Integer>> open = new ArrayDeque<>();
    List<Integer> first = List.of(left.start(), right.start());
    states.put(first, 0);
    open.add(first);
    int end = result.state();
    while (!open.isEmpty()) {
      List<Integer> pair = open.poll();
      int from = states.get(pair);
      for (Edge l : left.edgesOf(pair.get(0))) {
        if (l.readsNothing()) {
          result.jump(from, target(l.target(), pair.get(1), states, open, result));
        }
      }
      for (Edge r : right.edgesOf(pair.get(1))) {
        if (r.readsNothing()) {
          result.jump(from, target(pair.get(0), r.target(), states, open, result));
          continue;
        }
        for (Edge l : left.edgesOf(pair.get(0))) {
          int low = Math.max(l.low(), r.low());
          int high = Math.min(l.high(), r.high());
          if (!l.readsNothing() && low <= high) {
            int to = target(l.target(), r.target(), states, open, result);
            result.edge(from, low, high, to, Automaton.NO_SEGMENT);
          }
        }
      }
      if (pair.get(0) == left.end() && pair.get(1) == right.end()) {
        result.jump(from, end);
      }
    }
    return result.endAt(end).build();
  }

  private static int target(
      int left,
      int right,
      Map<List<Integer>, Integer> states,
      Deque<List<Integer>> open,
      Automaton.Builder result) {
    return states.computeIfAbsent(
        List.of(left, right),
        pair -> {
          open.add(pair);
          return result.state();
        });
  }

  /**
   * A text not greater than any of the language: its least, or where the language has none because
   * a least one could always be made lesser, the common beginning of all such.
   */
  public static String least(Automaton language) {
    BitSet useful = reachingTheEnd(language);
    StringBuilder text = new StringBuilder();
    Set<Set<Integer>> seen = new HashSet<>();
    Set<Integer> states = closure(Set.of(language.start()), language, useful);
    while (!states.contains(language.end()) && !states.isEmpty() && seen.add(states)) {
      int codePoint = edges(states, language, useful).stream().mapToInt(Edge::low).min().orElse(0);
      text.appendCodePoint(codePoint);
      states = closure(after(states, codePoint, language, useful), language, useful);
    }
    return text.toString();
  }

  /**
   * A text not less than any of the language: its greatest, or where it has none because a greatest
   * one could always be made greater, the least that begins as none of them does; empty if there is
   * no such text.
   */
  public static Optional<String> greatest(Automaton language) {
    BitSet useful = reachingTheEnd(language);
    StringBuilder text = new StringBuilder();
    Set<Set<Integer>> seen = new HashSet<>();
    Set<Integer> states = closure(Set.of(language.start()), language, useful);
    while (seen.add(states)) {
      List<Edge> edges = edges(states, language, useful);
      if (edges.isEmpty()) {
        return Optional.of(text.toString());
      }
      int codePoint = edges.stream().mapToInt(Edge::high).max().orElseThrow();
      text.appendCodePoint(codePoint);
      states = closure(after(states, codePoint, language, useful), language, useful);
    }
    return above(text);
  }

  /** The least text above all that begin with this one. */
  private static Optional<String> above(StringBuilder text) {
    while (text.length() > 0) {
      int last = text.codePointBefore(text.length());
      text.setLength(text.length() - Character.charCount(last));
      if (last < Automaton.LAST_CODE_POINT) {
        int next = last + 1 == Character.MIN_SURROGATE ? Character.MAX_SURROGATE + 1 : last + 1;
        return Optional.of(text.appendCodePoint(next).toString());
      }
    }
    return Optional.empty();
  }

  private static List<Edge> edges(Set<Integer> states, Automaton language, BitSet useful) {
    List<Edge> edges = new ArrayList<>();
    for (int state : states) {
      for (Edge e : language.edgesOf(state)) {
        if (!e.readsNothing() && useful.get(e.target())) {
          edges.add(e);
        }
      }
    }
    return edges;
  }

  private static Set<Integer> after(
      Set<Integer> states, int codePoint, Automaton language, BitSet useful) {
    Set<Integer> after = new HashSet<>();
    for (Edge e : edges(states, language, useful)) {
      if (e.low() <= codePoint && codePoint <= e.high()) {
        after.add(e.target());
      }
    }
    return after;
  }

  private static Set<Integer> closure(Set<Integer> states, Automaton language, BitSet useful) {
    Set<Integer> closure = new HashSet<>(states);
    Deque<Integer> open = new ArrayDeque<>(states);
    while (!open.isEmpty()) {
      for (Edge e : language.edgesOf(open.poll())) {
        if (e.readsNothing() && useful.get(e.target()) && closure.add(e.target())) {
          open.add(e.target());
        }
      }
    }
    return closure;
  }
}
