package dev.keyplan.processor.plan;

/**
 * What an index holds of an entity's item: the keys of the index and of the table, and what is
 * projected.
 *
 * @param sometimes only some of the items are in the index
 */
public record IndexEntry(String index, ItemSize size, boolean sometimes) {}
