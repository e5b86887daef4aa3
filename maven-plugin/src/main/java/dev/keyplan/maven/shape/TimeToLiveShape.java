package dev.keyplan.maven.shape;

/**
 * The time to live of a table.
 *
 * @param enabled {@code true} or {@code false}
 */
public record TimeToLiveShape(Stated attribute, Stated enabled) {}
