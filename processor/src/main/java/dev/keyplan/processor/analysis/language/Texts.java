package dev.keyplan.processor.analysis.language;

import dev.keyplan.processor.analysis.language.Automaton.Edge;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Set;
import java.util.TreeSet;

/**
 * Texts of a language, the shortest first.
 *
 * @param complete there are no others
 */
record Texts(List<String> texts, boolean complete) {

  /** Beyond it a language is taken for an endless one. */
  private static final int MOST_TRIED = 2_000;

  /**
   * @param length of the shortest text that goes on from here
   * @param turn among those found
   */
  private record Beginning(int state, String text, int length, boolean readable, int turn) {}

  /**
   * Shorter texts first, of those of one length the one that is nearly done, and what reads well.
   */
  private static final Comparator<Beginning> NEXT =
      Comparator.comparingInt(Beginning::length)
          .thenComparing(b -> b.text().length(), Comparator.reverseOrder())
          .thenComparing(b -> !b.readable())
          .thenComparingInt(Beginning::turn);

  Texts {
    texts = List.copyOf(texts);
  }

  /**
   * @param minimal a {@link Minimal} automaton
   */
  static Texts of(Automaton minimal, int most) {
    List<String> texts = new ArrayList<>();
    int[] distances = distances(minimal);
    Queue<Beginning> open = new PriorityQueue<>(NEXT);
    open.add(new Beginning(minimal.start(), "", 0, true, 0));
    int turn = 0;
    boolean complete = true;
    int tried = 0;
    while (!open.isEmpty()) {
      Beginning beginning = open.poll();
      if (texts.size() == most || ++tried > MOST_TRIED) {
        return new Texts(texts, false);
      }
      for (Edge edge : minimal.edgesOf(beginning.state())) {
        if (edge.readsNothing()) {
          texts.add(beginning.text());
          continue;
        }
        Set<Integer> samples = samples(edge);
        complete &= samples.size() == edge.high() - edge.low() + 1;
        for (int sample : samples) {
          String text = beginning.text() + Character.toString(sample);
          int length = text.length() + distances[edge.target()];
          boolean readable = Character.isLetterOrDigit(sample);
          open.add(new Beginning(edge.target(), text, length, readable, ++turn));
        }
      }
    }
    return new Texts(texts, complete);
  }

  /** How far the end is from each state. */
  private static int[] distances(Automaton minimal) {
    int[] distances = new int[minimal.size()];
    Arrays.fill(distances, minimal.size());
    distances[minimal.end()] = 0;
    boolean shorter = true;
    while (shorter) {
      shorter = false;
      for (int state = minimal.size() - 1; state >= 0; state--) {
        for (Edge edge : minimal.edgesOf(state)) {
          int distance = distances[edge.target()] + (edge.readsNothing() ? 0 : 1);
          if (distance < distances[state]) {
            distances[state] = distance;
            shorter = true;
          }
        }
      }
    }
    return distances;
  }

  /** The only one there is. */
  static Optional<String> only(Automaton minimal) {
    StringBuilder text = new StringBuilder();
    int state = minimal.start();
    while (minimal.edgesOf(state).size() == 1) {
      Edge edge = minimal.edgesOf(state).get(0);
      if (edge.readsNothing()) {
        return Optional.of(text.toString());
      }
      if (edge.low() != edge.high() || edge.target() <= state) {
        return Optional.empty();
      }
      text.appendCodePoint(edge.low());
      state = edge.target();
    }
    return Optional.empty();
  }

  /** How many code points each text has, -1 if not all have as many. */
  static int width(Automaton minimal) {
    int width = 0;
    Set<Integer> states = new TreeSet<>(Set.of(minimal.start()));
    while (true) {
      Set<Integer> next = new TreeSet<>();
      boolean ended = false;
      for (int state : states) {
        for (Edge edge : minimal.edgesOf(state)) {
          ended |= edge.readsNothing();
          if (!edge.readsNothing()) {
            next.add(edge.target());
          }
        }
      }
      if (ended || next.isEmpty() || width > minimal.size()) {
        return ended && next.isEmpty() ? width : -1;
      }
      width++;
      states = next;
    }
  }

  static boolean read(Automaton minimal, int codePoint) {
    for (int state = 0; state < minimal.size(); state++) {
      for (Edge edge : minimal.edgesOf(state)) {
        if (edge.low() <= codePoint && codePoint <= edge.high()) {
          return true;
        }
      }
    }
    return false;
  }

  /** Few of many: a readable one, and the ends. */
  private static Set<Integer> samples(Edge edge) {
    Set<Integer> samples = new LinkedHashSet<>();
    samples.add(Intersection.readable(edge.low(), edge.high()));
    if (edge.high() - edge.low() < 10) {
      for (int c = edge.low(); c <= edge.high(); c++) {
        samples.add(c);
      }
      return samples;
    }
    samples.add(edge.low());
    samples.add(edge.high());
    return samples;
  }
}
