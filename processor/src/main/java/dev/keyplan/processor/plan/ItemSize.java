package dev.keyplan.processor.plan;

/**
 * The size of an item or of its entry in an index, in bytes, names of attributes included.
 *
 * @param largest at least the typical one; the same if nothing is known of it
 */
public record ItemSize(long typical, long largest) {

  public ItemSize {
    largest = Math.max(typical, largest);
  }
}
