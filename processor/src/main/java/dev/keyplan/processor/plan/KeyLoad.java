package dev.keyplan.processor.plan;

import java.util.List;
import java.util.Optional;

/**
 * The units per second at peak of the busiest value of one partition key: of all access patterns
 * and writes together of which it is known.
 *
 * @param index empty for the table
 * @param partitionKey its template, or the name of the attribute
 * @param readUnits 0 if none is known
 * @param writeUnits 0 if none is known
 * @param readers the patterns counted
 * @param writers the writes counted
 */
public record KeyLoad(
    Optional<String> index,
    String partitionKey,
    double readUnits,
    double writeUnits,
    List<String> readers,
    List<String> writers) {

  public KeyLoad {
    readers = List.copyOf(readers);
    writers = List.copyOf(writers);
  }
}
