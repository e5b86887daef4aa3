package dev.keyplan.processor.analysis.language;

import dev.keyplan.processor.analysis.language.Automaton.Edge;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/**
 * Lower or upper case, code point by code point. Of great ranges beyond ASCII the languages are
 * wider than they need to be: a proof may fail that could be had, but never the reverse.
 */
enum Folding {
  LOWER(Character::toLowerCase),
  UPPER(Character::toUpperCase);

  private static final int LAST_ASCII = 0x7F;
  private static final int FEW = 64;

  private final IntUnaryOperator fold;
  private Map<Integer, List<Integer>> origins;

  Folding(IntUnaryOperator fold) {
    this.fold = fold;
  }

  String of(String text) {
    return text.codePoints()
        .map(fold)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  /** The folded texts. */
  Automaton image(Automaton texts) {
    return mapped(texts, true);
  }

  /** The texts that can be folded to these. */
  Automaton origin(Automaton folded) {
    return mapped(folded, false);
  }

  private Automaton mapped(Automaton texts, boolean forwards) {
    Automaton.Builder result = new Automaton.Builder();
    for (int state = 1; state < texts.size(); state++) {
      result.state();
    }
    for (int state = 0; state < texts.size(); state++) {
      for (Edge edge : texts.edgesOf(state)) {
        if (edge.readsNothing()) {
          result.jump(state, edge.target());
          continue;
        }
        boolean few = edge.high() - edge.low() < FEW;
        int last = few ? edge.high() : Math.min(edge.high(), LAST_ASCII);
        for (int c = edge.low(); c <= last; c++) {
          for (int mapped : forwards ? List.of(fold.applyAsInt(c)) : originsOf(c)) {
            result.edge(state, mapped, mapped, edge.target(), Automaton.NO_SEGMENT);
          }
        }
        if (!few && edge.high() > LAST_ASCII) {
          result.edge(
              state,
              LAST_ASCII + 1,
              Automaton.LAST_CODE_POINT,
              edge.target(),
              Automaton.NO_SEGMENT);
          // Some letters beyond ASCII are folded into it: the long s, the Kelvin sign.
          for (int letter :
              forwards ? List.of((int) 'i', (int) 'k', (int) 'I', (int) 'S') : List.<Integer>of()) {
            result.edge(state, letter, letter, edge.target(), Automaton.NO_SEGMENT);
          }
        }
      }
    }
    return result.endAt(texts.end()).build();
  }

  private synchronized List<Integer> originsOf(int codePoint) {
    if (origins == null) {
      origins = new HashMap<>();
      for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
        int folded = fold.applyAsInt(c);
        if (folded != c) {
          origins.computeIfAbsent(folded, key -> new ArrayList<>()).add(c);
        }
      }
    }
    List<Integer> all = new ArrayList<>(origins.getOrDefault(codePoint, List.of()));
    if (fold.applyAsInt(codePoint) == codePoint) {
      all.add(codePoint);
    }
    return all;
  }
}
