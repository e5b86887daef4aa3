package dev.keyplan.processor.analysis.language;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * A part and the literal after it, as the encoders allow them: the literal's first occurrence in
 * the text is at the part's end. So the values are run through a matcher of the literal (Knuth,
 * Morris and Pratt's) that must not succeed before.
 */
final class TerminatedLanguage {

  private final Automaton value;
  private final int[] literal;
  private final int literalSegment;
  private final int[] fallback;
  private final Automaton.Builder result = new Automaton.Builder();
  private final Map<Long, Integer> states = new HashMap<>();

  private TerminatedLanguage(Automaton value, String literal, int literalSegment) {
    this.value = value;
    this.literal = literal.codePoints().toArray();
    this.literalSegment = literalSegment;
    this.fallback = fallback(this.literal);
  }

  static Automaton of(Automaton value, String literal, int literalSegment) {
    return new TerminatedLanguage(value, literal, literalSegment).build();
  }

  /** The values alone that the encoders allow before the literal. */
  static Automaton valuesBefore(Automaton value, String literal) {
    return new TerminatedLanguage(value, literal, Automaton.NO_SEGMENT).values();
  }

  private Automaton values() {
    int accepted = result.state();
    copyValues();
    for (int matched = 0; matched < literal.length; matched++) {
      if (endsFirstHere(matched)) {
        result.jump(inValue(value.end(), matched), accepted);
      }
    }
    return result.endAt(accepted).build();
  }

  /** The literal, read after a value that ends with a part of it, is not found before its end. */
  private boolean endsFirstHere(int matched) {
    int state = matched;
    for (int read = 0; read + 1 < literal.length; read++) {
      state = next(state, literal[read]);
      if (state == literal.length) {
        return false;
      }
    }
    return true;
  }

  private Automaton build() {
    int accepted = result.state();
    copyValues();
    for (int matched = 0; matched < literal.length; matched++) {
      result.jump(inValue(value.end(), matched), inLiteral(0, matched));
    }
    for (int read = 0; read < literal.length; read++) {
      for (int matched = 0; matched < literal.length; matched++) {
        int next = next(matched, literal[read]);
        boolean last = read + 1 == literal.length;
        if (last || next < literal.length) {
          int to = last ? accepted : inLiteral(read + 1, next);
          result.edge(inLiteral(read, matched), literal[read], literal[read], to, literalSegment);
        }
      }
    }
    return result.endAt(accepted).build();
  }

  /** Each state once for each part of the literal that was just read. */
  private void copyValues() {
    result.jump(0, inValue(value.start(), 0));
    for (int state = 0; state < value.size(); state++) {
      for (int matched = 0; matched < literal.length; matched++) {
        int from = inValue(state, matched);
        for (Automaton.Edge edge : value.edgesOf(state)) {
          copy(from, matched, edge);
        }
      }
    }
  }

  private void copy(int from, int matched, Automaton.Edge edge) {
    if (edge.readsNothing()) {
      result.jump(from, inValue(edge.target(), matched));
      return;
    }
    int low = edge.low();
    for (int special : Arrays.stream(literal).distinct().sorted().toArray()) {
      if (special < low || special > edge.high()) {
        continue;
      }
      result.edge(from, low, special - 1, inValue(edge.target(), 0), edge.segment());
      int next = next(matched, special);
      if (next < literal.length) {
        result.edge(from, special, special, inValue(edge.target(), next), edge.segment());
      }
      low = special + 1;
    }
    result.edge(from, low, edge.high(), inValue(edge.target(), 0), edge.segment());
  }

  private int inValue(int state, int matched) {
    return states.computeIfAbsent((long) state << 32 | matched, key -> result.state());
  }

  private int inLiteral(int read, int matched) {
    return states.computeIfAbsent(-1L - ((long) read << 32 | matched), key -> result.state());
  }

  /** How much of the literal is matched after one more code point. */
  private int next(int matched, int codePoint) {
    int k = matched;
    while (k > 0 && literal[k] != codePoint) {
      k = fallback[k - 1];
    }
    return literal[k] == codePoint ? k + 1 : 0;
  }

  private static int[] fallback(int[] literal) {
    int[] fallback = new int[literal.length];
    int k = 0;
    for (int i = 1; i < literal.length; i++) {
      while (k > 0 && literal[i] != literal[k]) {
        k = fallback[k - 1];
      }
      if (literal[i] == literal[k]) {
        k++;
      }
      fallback[i] = k;
    }
    return fallback;
  }
}
