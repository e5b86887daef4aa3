package dev.keyplan.processor.export.note;

import java.util.List;

/**
 * All that the note says. Every rendering says it all, and nothing else.
 *
 * @param facts the figures that stand at the top
 */
record Note(String title, Line lead, List<Fact> facts, List<Section> sections) {

  Note {
    facts = List.copyOf(facts);
    sections = List.copyOf(sections);
  }

  record Fact(String name, String value) {}
}
