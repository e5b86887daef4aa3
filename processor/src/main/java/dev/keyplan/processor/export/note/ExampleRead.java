package dev.keyplan.processor.export.note;

import java.util.List;
import java.util.stream.Stream;

/**
 * What a call of an access pattern reads of the example items: decided by its key condition, not by
 * what it is meant to read.
 *
 * @param id of the pattern in the note
 * @param view whose items it reads, see {@link ItemView#id()}
 * @param operation {@code Query on GSI1}
 * @param condition the key condition, with the values of the example
 * @param notes how it is read: backwards, strongly consistent
 * @param items in the order in which they are read, see {@link ItemView.Item#id()}
 */
record ExampleRead(
    String id,
    String pattern,
    String view,
    String operation,
    String condition,
    List<String> notes,
    List<String> items) {

  ExampleRead {
    notes = List.copyOf(notes);
    items = List.copyOf(items);
  }

  /**
   * @param pattern its place in the plan
   */
  static String id(int pattern) {
    return "p" + pattern;
  }

  /** {@code Query on GSI1, backwards}. */
  String how() {
    return String.join(", ", Stream.concat(Stream.of(operation), notes.stream()).toList());
  }
}
