package dev.keyplan.processor.export.note;

import java.util.ArrayList;
import java.util.List;

/** A line of text, some of it code: key templates, names, conditions. Nothing is markup in it. */
record Line(List<Run> runs) {

  static final Line EMPTY = new Line(List.of());

  Line {
    runs = List.copyOf(runs);
  }

  record Run(String text, boolean code) {}

  static Line of(String text) {
    return EMPTY.text(text);
  }

  static Line ofCode(String code) {
    return EMPTY.code(code);
  }

  /** Codes with a comma between them. */
  static Line ofCodes(List<String> codes) {
    Line line = EMPTY;
    for (String code : codes) {
      line = (line.isEmpty() ? line : line.text(", ")).code(code);
    }
    return line;
  }

  Line text(String text) {
    return plus(new Run(text, false));
  }

  Line code(String code) {
    return plus(new Run(code, true));
  }

  Line plus(Line other) {
    List<Run> all = new ArrayList<>(runs);
    all.addAll(other.runs);
    return new Line(all);
  }

  private Line plus(Run run) {
    if (run.text().isEmpty()) {
      return this;
    }
    List<Run> all = new ArrayList<>(runs);
    all.add(run);
    return new Line(all);
  }

  boolean isEmpty() {
    return runs.isEmpty();
  }
}
