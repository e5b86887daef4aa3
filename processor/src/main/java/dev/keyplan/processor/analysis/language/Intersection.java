package dev.keyplan.processor.analysis.language;

import dev.keyplan.processor.analysis.language.Automaton.Edge;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Whether two languages share a text. Both automata read the same code points at once. */
public final class Intersection {

  private record State(int left, int right, boolean apart) {}

  private record Step(State from, int codePoint) {}

  private final Automaton left;
  private final Automaton right;

  /** The segments whose texts must differ, null if any common text will do. */
  private final Set<Integer> differing;

  private final Map<State, Step> reached = new HashMap<>();
  private final Deque<State> open = new ArrayDeque<>();

  private Intersection(Automaton left, Automaton right, Set<Integer> differing) {
    this.left = left;
    this.right = right;
    this.differing = differing;
  }

  /** A shortest text of both, if there is one. */
  public static Optional<String> example(Automaton left, Automaton right) {
    return new Intersection(left, right, null).search();
  }

  public static boolean isEmpty(Automaton left, Automaton right) {
    return example(left, right).isEmpty();
  }

  /**
   * A text of both in which one of the segments does not have the same text in both readings. As
   * both read the same code points, two readings of a segment are equal where they cover the same
   * stretch.
   */
  public static Optional<String> exampleReadDifferently(
      Automaton left, Automaton right, Set<Integer> segments) {
    return segments.isEmpty() ? Optional.empty() : new Intersection(left, right, segments).search();
  }

  private Optional<String> search() {
    visit(new State(left.start(), right.start(), false), null, -1);
    while (!open.isEmpty()) {
      State state = open.poll();
      boolean ended = state.left() == left.end() && state.right() == right.end();
      if (ended && (differing == null || state.apart())) {
        return Optional.of(textOf(state));
      }
      advance(state);
    }
    return Optional.empty();
  }

  private void advance(State state) {
    for (Edge l : left.edgesOf(state.left())) {
      if (l.readsNothing()) {
        visit(new State(l.target(), state.right(), state.apart()), state, -1);
      }
    }
    List<Runnable> unreadable = new ArrayList<>();
    for (Edge r : right.edgesOf(state.right())) {
      if (r.readsNothing()) {
        visit(new State(state.left(), r.target(), state.apart()), state, -1);
        continue;
      }
      for (Edge l : left.edgesOf(state.left())) {
        int low = Math.max(l.low(), r.low());
        int high = Math.min(l.high(), r.high());
        if (!l.readsNothing() && low <= high) {
          boolean apart = state.apart() || readDifferently(l.segment(), r.segment());
          State next = new State(l.target(), r.target(), apart);
          int read = readable(low, high);
          if (Character.isLetterOrDigit(read)) {
            visit(next, state, read);
          } else {
            unreadable.add(() -> visit(next, state, read));
          }
        }
      }
    }
    unreadable.forEach(Runnable::run);
  }

  private boolean readDifferently(int leftSegment, int rightSegment) {
    return differing != null
        && leftSegment != rightSegment
        && (differing.contains(leftSegment) || differing.contains(rightSegment));
  }

  private void visit(State state, State from, int codePoint) {
    if (!reached.containsKey(state)) {
      reached.put(state, new Step(from, codePoint));
      open.add(state);
    }
  }

  private String textOf(State last) {
    StringBuilder text = new StringBuilder();
    for (State state = last; state != null; ) {
      Step step = reached.get(state);
      if (step.codePoint() >= 0) {
        text.insert(0, Character.toString(step.codePoint()));
      }
      state = step.from();
    }
    return text.toString();
  }

  /** An example reads best in letters and digits. */
  static int readable(int low, int high) {
    for (int favourite : new int[] {'x', 'X', '1', '0', '_'}) {
      if (low <= favourite && favourite <= high) {
        return favourite;
      }
    }
    return low <= '!' && '!' <= high ? '!' : low;
  }
}
