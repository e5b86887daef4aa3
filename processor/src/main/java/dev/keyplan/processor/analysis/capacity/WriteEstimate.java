package dev.keyplan.processor.analysis.capacity;

import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.IndexModel.Projection;
import dev.keyplan.processor.model.Term;
import dev.keyplan.processor.model.UniqueModel;
import dev.keyplan.processor.model.WritePatternModel;
import dev.keyplan.processor.model.WritePatternModel.Operation;
import dev.keyplan.processor.plan.ItemSize;
import dev.keyplan.processor.plan.PlannedIndex;
import dev.keyplan.processor.plan.WriteUnits;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The most that a write of one item of an entity takes. An index is written once for a new entry, a
 * removed one and a changed one, twice where its key changes, and not where nothing that it holds
 * does (Developer Guide, "Using Global Secondary Indexes in DynamoDB").
 */
final class WriteEstimate {

  private final EntityModel entity;
  private final ItemSizes sizes;
  private final List<PlannedIndex> indexes;

  /**
   * @param indexes of the table, in its order
   */
  WriteEstimate(EntityModel entity, ItemSizes sizes, List<PlannedIndex> indexes) {
    this.entity = entity;
    this.sizes = sizes;
    this.indexes = indexes;
  }

  /** Of all items of the entity that a call writes. */
  WriteUnits of(WritePatternModel write) {
    return of(write.operation(), write.changes(), write.transactional()).times(write.items());
  }

  /** Of one item. */
  WriteUnits of(Operation operation) {
    return of(operation, List.of(), false);
  }

  private WriteUnits of(Operation operation, List<AttributePath> changes, boolean transactional) {
    if (operation == Operation.CHECK) {
      return new WriteUnits(Units.transactionalWrite(sizes.item().typical()), 0, Map.of());
    }
    List<UniqueModel> uniques = operation == Operation.UPDATE ? List.of() : entity.guarded();
    boolean doubled = transactional || !uniques.isEmpty();
    long bytes = sizes.item().typical();
    // A replaced item may lose the old guard and get a new one.
    int guardWrites = operation == Operation.PUT ? 2 : 1;
    double guards = 0;
    for (UniqueModel unique : uniques) {
      ItemSize guard = sizes.guard(unique);
      guards += guardWrites * Units.transactionalWrite(guard.typical());
    }
    Map<String, Double> perIndex = new LinkedHashMap<>();
    for (PlannedIndex index : indexes) {
      double units =
          entity.keysOf(index.index().name()).isEmpty()
              ? 0
              : timesWritten(index, operation, changes) * Units.write(sizes.entry(index).typical());
      for (UniqueModel unique : uniques) {
        units += unique.guardIn(index.index()).isPresent() ? guardWrites : 0;
      }
      if (units > 0) {
        perIndex.put(index.index().name(), units);
      }
    }
    return new WriteUnits(
        doubled ? Units.transactionalWrite(bytes) : Units.write(bytes), guards, perIndex);
  }

  private int timesWritten(PlannedIndex index, Operation operation, List<AttributePath> declared) {
    if (operation == Operation.CREATE || operation == Operation.DELETE) {
      return 1;
    }
    List<EntityKey> keys = entity.keysOf(index.index().name());
    Set<AttributePath> inText = new LinkedHashSet<>();
    Set<AttributePath> deciding = new LinkedHashSet<>();
    for (EntityKey key : keys) {
      inText.addAll(key.paths());
      for (Term term : key.when()) {
        deciding.add(term.path());
      }
    }
    List<AttributePath> changes = changes(operation, declared);
    if (anyTouched(changes, inText)) {
      return 2;
    }
    if (anyTouched(changes, deciding)) {
      return keys.size() > 1 ? 2 : 1; // between two keys it moves, else it comes or goes
    }
    for (AttributePath path : changes) {
      if (isProjected(index, path)) {
        return 1;
      }
    }
    return 0;
  }

  /** Nothing changes what the table's key is made of; every update changes the version. */
  private List<AttributePath> changes(Operation operation, List<AttributePath> declared) {
    List<AttributePath> changes = new ArrayList<>();
    if (operation == Operation.PUT || declared.isEmpty()) {
      for (AttributeModel attribute : entity.attributes()) {
        changes.add(new AttributePath(List.of(attribute.name())));
      }
      changes.removeAll(fixed());
    } else {
      changes.addAll(declared);
      entity.version().ifPresent(v -> changes.add(new AttributePath(List.of(v.name()))));
    }
    return changes;
  }

  private boolean anyTouched(List<AttributePath> changes, Set<AttributePath> paths) {
    List<AttributePath> fixed = fixed();
    for (AttributePath path : paths) {
      for (AttributePath change : changes) {
        if ((change.holds(path) || path.holds(change)) && !fixed.contains(path)) {
          return true;
        }
      }
    }
    return false;
  }

  private List<AttributePath> fixed() {
    return entity.tableKey().map(EntityKey::paths).orElse(List.of());
  }

  private boolean isProjected(PlannedIndex index, AttributePath path) {
    return index.projection() == Projection.ALL
        || entity
            .attribute(path.first())
            .map(AttributeModel::storedName)
            .filter(index.nonKeyAttributes()::contains)
            .isPresent();
  }
}
