package dev.keyplan.processor.analysis.language;

import java.util.List;

/** All texts that one side can have in one key attribute. */
final class KeyHalf {

  private final List<Piece> pieces;
  private Automaton automaton;
  private Ends ends;

  KeyHalf(List<Piece> pieces) {
    this.pieces = List.copyOf(pieces);
  }

  List<Piece> pieces() {
    return pieces;
  }

  /** As if no part stood anywhere else. */
  Automaton texts() {
    if (automaton == null) {
      Automaton.Builder text = new Automaton.Builder();
      for (Piece piece : pieces) {
        if (piece instanceof Piece.Fixed fixed) {
          text.text(fixed.text(), Automaton.NO_SEGMENT);
        } else {
          text.append(((Piece.Part) piece).texts());
        }
      }
      automaton = text.build();
    }
    return automaton;
  }

  /** What is the same in all texts. */
  Ends ends() {
    if (ends == null) {
      ends = new Ends(head(), tail(), whole());
    }
    return ends;
  }

  private boolean whole() {
    return pieces.isEmpty() || pieces.size() == 1 && pieces.get(0) instanceof Piece.Fixed;
  }

  private String head() {
    return !pieces.isEmpty() && pieces.get(0) instanceof Piece.Fixed fixed ? fixed.text() : "";
  }

  private String tail() {
    return !pieces.isEmpty() && pieces.get(pieces.size() - 1) instanceof Piece.Fixed fixed
        ? fixed.text()
        : "";
  }
}
