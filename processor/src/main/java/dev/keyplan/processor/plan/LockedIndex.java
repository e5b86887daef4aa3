package dev.keyplan.processor.plan;

import dev.keyplan.processor.model.IndexModel;
import java.util.Collection;
import java.util.List;

/**
 * An index as it is deployed. What it projects cannot be changed, so it stays while it suffices.
 *
 * @param partitionKey stored names
 * @param sortKey stored names
 * @param nonKeyAttributes of {@code INCLUDE}
 */
public record LockedIndex(
    String name,
    IndexModel.Kind kind,
    List<String> partitionKey,
    List<String> sortKey,
    IndexModel.Projection projection,
    List<String> nonKeyAttributes) {

  public LockedIndex {
    partitionKey = List.copyOf(partitionKey);
    sortKey = List.copyOf(sortKey);
    nonKeyAttributes = List.copyOf(nonKeyAttributes);
  }

  /** Whether it is the index, and not one that has to be made anew. */
  public boolean is(IndexModel index) {
    return name.equals(index.name())
        && kind == index.kind()
        && partitionKey.equals(index.partitionKey())
        && sortKey.equals(index.sortKey());
  }

  /**
   * Whether it holds what another projection would.
   *
   * @param attributes of {@code INCLUDE}
   */
  public boolean suffices(IndexModel.Projection needed, Collection<String> attributes) {
    return switch (projection) {
      case ALL -> true;
      case INCLUDE ->
          needed != IndexModel.Projection.ALL && nonKeyAttributes.containsAll(attributes);
      default -> needed == IndexModel.Projection.KEYS_ONLY;
    };
  }
}
