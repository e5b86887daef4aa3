package dev.keyplan.processor.oracle;

import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.plan.PlannedIndex;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What the items of an index hold, and what a pattern returns. */
final class Projections {

  private Projections() {}

  static Set<String> needed(TableModel table, Promised promised) {
    Set<String> needed = new HashSet<>();
    for (EntityModel entity : promised.returned()) {
      List<AttributeModel> returned =
          promised.pattern().returns().map(view -> view.attributes()).orElse(entity.attributes());
      returned.forEach(attribute -> needed.add(attribute.storedName()));
    }
    if (promised.returned().size() > 1) {
      table.entityTypeAttribute().ifPresent(needed::add);
    }
    return needed;
  }

  /** Of an index that does not project all. */
  static Set<String> held(TableModel table, PlannedIndex planned) {
    Set<String> held = keys(table, planned.index());
    held.addAll(planned.nonKeyAttributes());
    return held;
  }

  /** An index is declared to leave out what the pattern needs. */
  static boolean lacks(TableModel table, IndexModel index, Promised promised) {
    if (index.projection() == IndexModel.Projection.AUTO
        || index.projection() == IndexModel.Projection.ALL) {
      return false;
    }
    Set<String> needed = needed(table, promised);
    needed.removeAll(keys(table, index));
    needed.removeAll(index.include());
    return !needed.isEmpty();
  }

  private static Set<String> keys(TableModel table, IndexModel index) {
    Set<String> keys = new HashSet<>(index.partitionKey());
    keys.addAll(index.sortKey());
    keys.add(table.partitionKey());
    table.sortKey().ifPresent(keys::add);
    return keys;
  }
}
