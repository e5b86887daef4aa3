package dev.keyplan.processor.export.note;

import java.util.List;

/**
 * A part of the note under a heading.
 *
 * @param id of the heading, to link to
 */
record Section(String id, String title, List<Block> blocks) {

  Section {
    blocks = List.copyOf(blocks);
  }

  Section(String id, String title, Block... blocks) {
    this(id, title, List.of(blocks));
  }
}
