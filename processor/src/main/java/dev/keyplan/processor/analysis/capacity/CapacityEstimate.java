package dev.keyplan.processor.analysis.capacity;

import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.PatternLoad;
import dev.keyplan.processor.model.Volume;
import dev.keyplan.processor.model.WritePatternModel.Operation;
import dev.keyplan.processor.plan.EntityCapacity;
import dev.keyplan.processor.plan.IndexEntry;
import dev.keyplan.processor.plan.PlannedIndex;
import dev.keyplan.processor.plan.PlannedPattern;
import dev.keyplan.processor.plan.Prices;
import dev.keyplan.processor.plan.QueryPlan;
import dev.keyplan.processor.plan.ReadCapacity;
import dev.keyplan.processor.plan.TableCapacity;
import dev.keyplan.processor.plan.TablePlan;
import dev.keyplan.processor.plan.WriteCapacity;
import dev.keyplan.processor.plan.WriteUnits;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** What a sound plan's items, reads and writes take. */
final class CapacityEstimate {

  private final TablePlan plan;
  private final Prices prices;
  private final CostEstimate costs;
  private final KeyLoads keys;
  private final Assumptions assumptions = new Assumptions();
  private final Map<EntityModel, WriteEstimate> writeEstimates = new LinkedHashMap<>();
  private final Map<EntityModel, EntityCapacity> entities = new LinkedHashMap<>();

  CapacityEstimate(TablePlan plan, Prices prices) {
    this.plan = plan;
    this.prices = prices;
    this.costs = new CostEstimate(plan.table().settings(), prices);
    this.keys = new KeyLoads(plan.table());
  }

  /** Once. */
  TableCapacity estimate() {
    for (EntityModel entity : plan.table().entities()) {
      addEntity(entity);
    }
    List<ReadCapacity> reads = reads();
    List<WriteCapacity> writes =
        new WriteLoads(plan.table(), writeEstimates, costs, keys, assumptions).all();
    long stored = (long) entities.values().stream().mapToDouble(EntityCapacity::storedBytes).sum();
    return new TableCapacity(
        prices,
        List.copyOf(entities.values()),
        reads,
        writes,
        keys.loads(),
        stored,
        costs.storage(stored),
        costs.requests(plan, reads, writes),
        assumptions.texts());
  }

  private void addEntity(EntityModel entity) {
    ItemSizes sizes = new ItemSizes(plan.table(), entity);
    WriteEstimate writes = new WriteEstimate(entity, sizes, plan.indexes());
    List<IndexEntry> entries = new ArrayList<>();
    for (PlannedIndex index : plan.indexes()) {
      List<EntityKey> in = entity.keysOf(index.index().name());
      if (!in.isEmpty()) {
        boolean sometimes = isSometimes(entity, in);
        entries.add(new IndexEntry(index.index().name(), sizes.entry(index), sometimes));
        if (sometimes) {
          assumptions.storedSometimes(entity.type().nestedName(), index.index().name());
        }
      }
    }
    Map<Operation, WriteUnits> units = new EnumMap<>(Operation.class);
    for (Operation operation : Operation.values()) {
      if (entity.isWrittenBy(operation)) {
        units.put(operation, writes.of(operation));
      }
    }
    Volume volume = entity.volume();
    if (volume.itemBytes() == 0) {
      assumptions.sizeEstimated(entity.type().nestedName());
    }
    if (volume.items() == 0) {
      assumptions.countUnknown(entity.type().nestedName());
    }
    writeEstimates.put(entity, writes);
    entities.put(
        entity,
        new EntityCapacity(
            entity.type(),
            sizes.item(),
            volume.itemBytes() == 0,
            entity.guarded().stream().map(sizes::guard).toList(),
            itemsPerPartition(entity),
            isAlone(entity) ? 1 : volume.maxItemsPerPartition(),
            volume.items(),
            entries,
            units));
  }

  private boolean isSometimes(EntityModel entity, List<EntityKey> keys) {
    for (EntityKey key : keys) {
      if (!key.when().isEmpty()) {
        return true;
      }
      for (AttributePath path : key.paths()) {
        for (AttributeModel step : plan.table().steps(entity, path)) {
          if (step.presence().mayBeAbsent()) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** The bound stands for what is typical, if only that is said. */
  private static long itemsPerPartition(EntityModel entity) {
    Volume volume = entity.volume();
    if (isAlone(entity)) {
      return 1;
    }
    return volume.itemsPerPartition() > 0
        ? volume.itemsPerPartition()
        : volume.maxItemsPerPartition();
  }

  /** The partition key determines the item. */
  private static boolean isAlone(EntityModel entity) {
    EntityKey key = entity.tableKey().orElseThrow();
    List<AttributePath> partition = ReadEstimate.partitionPaths(key);
    return new HashSet<>(partition).containsAll(key.paths());
  }

  private List<ReadCapacity> reads() {
    ReadEstimate estimate = new ReadEstimate(plan.table(), entities, assumptions);
    List<ReadCapacity> reads = new ArrayList<>();
    for (PlannedPattern planned : plan.patterns()) {
      QueryPlan operation = planned.plan().orElseThrow();
      ReadEstimate.Reading reading = estimate.of(planned, operation);
      double units = Units.read(reading.bytes(), operation.consistent());
      EntityKey key = key(planned, operation);
      PatternLoad load = planned.pattern().load();
      OptionalDouble share = KeyLoads.share(key, load.busiestKeyShare());
      if (load.peakRate() == 0) {
        assumptions.rateUnknown(planned.pattern().name());
      }
      share.ifPresent(of -> keys.add(caller(planned, key, of, units)));
      reads.add(
          new ReadCapacity(
              planned.owner(),
              planned.pattern().name(),
              operation instanceof QueryPlan.Query query ? query.index() : Optional.empty(),
              reading.items(),
              reading.bytes(),
              units,
              !reading.exact(),
              costs.ofReads(load.peakRate(), units, share)));
    }
    return reads;
  }

  /** What reaches the busiest partition key values; after the estimate. */
  KeyLoads keys() {
    return keys;
  }

  private static KeyLoads.Caller caller(
      PlannedPattern planned, EntityKey key, double share, double units) {
    PatternLoad load = planned.pattern().load();
    return new KeyLoads.Caller(
        false,
        planned.pattern().name(),
        planned.owner().simpleName(),
        key,
        load.peakRate(),
        share,
        units,
        load.rateOrigin());
  }

  private EntityKey key(PlannedPattern planned, QueryPlan operation) {
    return operation instanceof QueryPlan.Query query
        ? query.members().get(0)
        : plan.table().entity(planned.owner()).flatMap(EntityModel::tableKey).orElseThrow();
  }
}
