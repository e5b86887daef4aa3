package dev.keyplan.processor.plan;

import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.StoredType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * An index as it is created.
 *
 * @param projection never {@code AUTO}
 * @param nonKeyAttributes for {@code INCLUDE}: sorted stored names, without any key attribute
 * @param keyTypes the type of each of the index's key attributes, by stored name
 */
public record PlannedIndex(
    IndexModel index,
    IndexModel.Projection projection,
    List<String> nonKeyAttributes,
    Map<String, StoredType> keyTypes) {

  public PlannedIndex {
    nonKeyAttributes = List.copyOf(nonKeyAttributes);
    keyTypes = Map.copyOf(keyTypes);
  }

  /** Stored names, those of the partition key first. */
  public List<String> keyNames() {
    List<String> names = new ArrayList<>(index.partitionKey());
    names.addAll(index.sortKey());
    return names;
  }
}
