package dev.keyplan.processor.analysis.language;

import java.util.List;

/** A piece of a key's text. */
sealed interface Piece {

  record Fixed(String text) implements Piece {}

  /**
   * @param texts what the variable can be here
   * @param terminator the literal after it, which it does not hold before its end; "" if nothing is
   *     known of where it ends
   * @param label the part as written, for messages
   */
  record Part(Variable variable, Automaton texts, String terminator, String label)
      implements Piece {}

  /** Neighbouring literals are one. */
  static void add(List<Piece> pieces, Piece piece) {
    int last = pieces.size() - 1;
    if (piece instanceof Fixed fixed && last >= 0 && pieces.get(last) instanceof Fixed before) {
      pieces.set(last, new Fixed(before.text() + fixed.text()));
    } else if (!(piece instanceof Fixed empty && empty.text().isEmpty())) {
      pieces.add(piece);
    }
  }
}
