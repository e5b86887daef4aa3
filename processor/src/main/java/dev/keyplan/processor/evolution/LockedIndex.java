package dev.keyplan.processor.evolution;

import java.util.List;

/**
 * An index of a locked table.
 *
 * @param partitionKey stored names
 * @param sortKey stored names
 * @param projection DynamoDB's name of it
 */
public record LockedIndex(
    String name,
    boolean local,
    List<String> partitionKey,
    List<String> sortKey,
    String projection,
    List<String> nonKeyAttributes) {

  static LockedIndex of(StoredModel.Index index) {
    return new LockedIndex(
        index.name(),
        index.local(),
        names(index.partition()),
        names(index.sort()),
        index.projection(),
        index.nonKeyAttributes());
  }

  private static List<String> names(List<StoredModel.Column> columns) {
    return columns.stream().map(StoredModel.Column::attribute).toList();
  }
}
