package dev.keyplan.processor.model;

import java.util.List;

/**
 * A secondary index of a table.
 *
 * @param partitionKey stored names
 * @param sortKey stored names, may be empty
 * @param include declared for {@link Projection#INCLUDE}: stored names
 * @param throughput of a global one
 * @param valid false if it was refused: no verdict may rest on it
 */
public record IndexModel(
    String name,
    Kind kind,
    List<String> partitionKey,
    List<String> sortKey,
    Projection projection,
    List<String> include,
    Throughput throughput,
    boolean valid,
    Origin origin) {

  public IndexModel {
    partitionKey = List.copyOf(partitionKey);
    sortKey = List.copyOf(sortKey);
    include = List.copyOf(include);
  }

  /** Without units of its own. */
  public IndexModel(
      String name,
      Kind kind,
      List<String> partitionKey,
      List<String> sortKey,
      Projection projection,
      List<String> include,
      boolean valid,
      Origin origin) {
    this(name, kind, partitionKey, sortKey, projection, include, Throughput.NONE, valid, origin);
  }

  public enum Kind {
    GLOBAL,
    LOCAL
  }

  public enum Projection {
    /** The smallest that serves the patterns which read the index. */
    AUTO,
    ALL,
    KEYS_ONLY,
    INCLUDE
  }
}
