package dev.keyplan.processor.analysis.language;

import java.util.ArrayList;
import java.util.List;

/**
 * A set of texts as a finite automaton over code points, whose order is DynamoDB's order of UTF-8
 * bytes. It has one start and one end, and edges that read nothing.
 */
public final class Automaton {

  static final int LAST_CODE_POINT = Character.MAX_CODE_POINT;

  /** The label of what belongs to no segment of a template. */
  public static final int NO_SEGMENT = -1;

  /**
   * @param low the least code point read, -1 for an edge that reads nothing
   * @param segment the template segment that the code point belongs to, or {@link #NO_SEGMENT}
   */
  record Edge(int low, int high, int target, int segment) {
    boolean readsNothing() {
      return low < 0;
    }
  }

  private final List<List<Edge>> edges;
  private final int end;

  private Automaton(List<List<Edge>> edges, int end) {
    this.edges = edges;
    this.end = end;
  }

  int start() {
    return 0;
  }

  int end() {
    return end;
  }

  int size() {
    return edges.size();
  }

  List<Edge> edgesOf(int state) {
    return edges.get(state);
  }

  boolean sameAs(Automaton other) {
    return end == other.end && edges.equals(other.edges);
  }

  boolean accepts(String text) {
    return !Intersection.isEmpty(this, literal(text));
  }

  /** Only this text. */
  public static Automaton literal(String text) {
    return new Builder().text(text, NO_SEGMENT).build();
  }

  /** Every text, the empty one included. */
  public static Automaton anything() {
    return new Builder().anything().build();
  }

  /** A text of this and then one of the other. */
  public Automaton then(Automaton other) {
    return new Builder().append(this).append(other).build();
  }

  /** Grows an automaton at its end. */
  static final class Builder {

    private final List<List<Edge>> edges = new ArrayList<>();
    private int end;

    Builder() {
      end = state();
    }

    int state() {
      edges.add(new ArrayList<>());
      return edges.size() - 1;
    }

    int end() {
      return end;
    }

    Builder endAt(int state) {
      end = state;
      return this;
    }

    void edge(int from, int low, int high, int to, int segment) {
      if (low <= high) {
        edges.get(from).add(new Edge(low, high, to, segment));
      }
    }

    void jump(int from, int to) {
      edges.get(from).add(new Edge(-1, -1, to, NO_SEGMENT));
    }

    Builder text(String text, int segment) {
      text.codePoints().forEach(c -> one(CodePoints.of(c, c), segment));
      return this;
    }

    Builder one(CodePoints set, int segment) {
      int next = state();
      set.ranges().forEach(r -> edge(end, r.low(), r.high(), next, segment));
      end = next;
      return this;
    }

    Builder times(int count, CodePoints set, int segment) {
      for (int i = 0; i < count; i++) {
        one(set, segment);
      }
      return this;
    }

    Builder oneOrMore(CodePoints set, int segment) {
      one(set, segment);
      int loop = end;
      set.ranges().forEach(r -> edge(loop, r.low(), r.high(), loop, segment));
      // Leave by an edge of its own, so that nothing appended later can enter the loop.
      endAt(state());
      jump(loop, end);
      return this;
    }

    Builder optional(CodePoints set, int segment) {
      int before = end;
      int after = state();
      jump(before, after);
      set.ranges().forEach(r -> edge(before, r.low(), r.high(), after, segment));
      return endAt(after);
    }

    Builder oneOf(List<String> texts, int segment) {
      int before = end;
      int after = state();
      for (String text : texts) {
        endAt(before).text(text, segment);
        jump(end, after);
      }
      return endAt(after);
    }

    Builder anything() {
      int loop = state();
      jump(end, loop);
      edge(loop, 0, LAST_CODE_POINT, loop, NO_SEGMENT);
      endAt(state());
      jump(loop, end);
      return this;
    }

    Builder append(Automaton other) {
      int offset = edges.size();
      for (int i = 0; i < other.size(); i++) {
        state();
      }
      for (int from = 0; from < other.size(); from++) {
        for (Edge e : other.edgesOf(from)) {
          edges
              .get(offset + from)
              .add(new Edge(e.low(), e.high(), offset + e.target(), e.segment()));
        }
      }
      jump(end, offset);
      return endAt(offset + other.end());
    }

    Automaton build() {
      return new Automaton(edges.stream().map(List::copyOf).toList(), end);
    }
  }
}
