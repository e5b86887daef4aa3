package dev.keyplan.processor.analysis;

import java.util.ArrayList;
import java.util.List;

/**
 * A change that would serve a refused pattern.
 *
 * @param sentence what it does and what it costs
 */
record Advice(String sentence, List<Paste> pastes) {

  /**
   * @param where {@code on Order}, say
   * @param annotation complete, ready to paste
   */
  record Paste(String where, String annotation) {}

  /** Advice that no declaration alone can follow. */
  static Advice inWords(String sentence) {
    return new Advice(sentence, List.of());
  }

  Advice {
    pastes = List.copyOf(pastes);
  }

  /** With what it costs besides. */
  Advice at(String price) {
    String priced =
        sentence.endsWith(")")
            ? sentence.substring(0, sentence.length() - 1) + "; " + price + ")"
            : sentence + " (" + price + ")";
    return new Advice(priced, pastes);
  }

  List<String> lines() {
    if (pastes.isEmpty()) {
      return List.of(sentence);
    }
    List<String> lines = new ArrayList<>();
    String before = sentence + ", ";
    for (Paste paste : pastes) {
      lines.add(before + paste.where() + ":");
      lines.add(paste.annotation());
      before = "";
    }
    return lines;
  }
}
