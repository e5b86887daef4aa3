package dev.keyplan.processor.analysis.language;

/**
 * A value that keys hold, or a slice of one, such as the month of a time. Wherever it stands it has
 * the same text.
 *
 * @param owner whose value it is, and which: an attribute of an entity, a parameter of a pattern
 * @param slice which texts made of it are the same
 */
record Variable(String owner, String slice) {

  Variable of(String side) {
    return new Variable(side + " " + owner, slice);
  }
}
