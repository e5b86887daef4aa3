package dev.keyplan.processor.model;

/**
 * Units a second of a table or a global index: provided ones, or the most on demand.
 *
 * @param readUnits 0 for no maximum
 * @param writeUnits 0 for no maximum
 */
public record Throughput(long readUnits, long writeUnits) {

  public static final Throughput NONE = new Throughput(0, 0);
}
