package dev.keyplan.processor.analysis.capacity;

import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.WritePatternModel;
import dev.keyplan.processor.plan.KeyLoad;
import dev.keyplan.processor.plan.WriteCapacity;
import dev.keyplan.processor.plan.WriteUnits;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** The declared writes of a table, each with its parts in all entities. */
final class WriteLoads {

  private final TableModel table;
  private final Map<EntityModel, WriteEstimate> estimates;
  private final CostEstimate costs;
  private final KeyLoads keys;
  private final Assumptions assumptions;

  WriteLoads(
      TableModel table,
      Map<EntityModel, WriteEstimate> estimates,
      CostEstimate costs,
      KeyLoads keys,
      Assumptions assumptions) {
    this.table = table;
    this.estimates = estimates;
    this.costs = costs;
    this.keys = keys;
    this.assumptions = assumptions;
  }

  List<WriteCapacity> all() {
    Map<String, List<WriteCapacity.Part>> byName = new LinkedHashMap<>();
    estimates.forEach(
        (entity, estimate) -> {
          for (WritePatternModel write : entity.writes()) {
            byName
                .computeIfAbsent(write.name(), name -> new ArrayList<>())
                .add(new WriteCapacity.Part(entity.type(), write, estimate.of(write)));
          }
        });
    return byName.entrySet().stream().map(write -> of(write.getKey(), write.getValue())).toList();
  }

  private WriteCapacity of(String name, List<WriteCapacity.Part> parts) {
    WriteUnits units = WriteUnits.NONE;
    double rate = 0;
    for (WriteCapacity.Part part : parts) {
      units = units.plus(part.units());
      rate = Math.max(rate, part.pattern().peakRate());
    }
    if (rate == 0) {
      assumptions.rateUnknown(name);
    }
    return new WriteCapacity(
        name, parts, units, costs.ofWrites(rate, units.total(), busiest(parts, rate)));
  }

  /** Of all partitions written, that which takes the most; those of one key are one. */
  private OptionalDouble busiest(List<WriteCapacity.Part> parts, double rate) {
    KeyLoads own = new KeyLoads(table);
    for (WriteCapacity.Part part : parts) {
      EntityModel entity = table.entity(part.entity()).orElseThrow();
      double inTable = part.units().table();
      for (Map.Entry<String, Double> index : part.units().indexes().entrySet()) {
        if (isLocal(index.getKey())) {
          inTable += index.getValue();
        } else {
          // Of the share of a value in an index, nothing can be said.
          Optional<EntityKey> key = entity.keysOf(index.getKey()).stream().findFirst();
          key.ifPresent(k -> add(own, part, k, rate, 0, index.getValue()));
        }
      }
      EntityKey key = entity.tableKey().orElseThrow();
      add(own, part, key, rate, part.pattern().busiestKeyShare(), inTable);
    }
    return own.loads().stream().mapToDouble(KeyLoad::writeUnits).max();
  }

  private void add(
      KeyLoads own,
      WriteCapacity.Part part,
      EntityKey key,
      double rate,
      double declared,
      double units) {
    KeyLoads.share(key, declared)
        .ifPresent(
            share -> {
              KeyLoads.Caller caller =
                  new KeyLoads.Caller(
                      true,
                      part.pattern().name(),
                      part.entity().simpleName(),
                      key,
                      rate,
                      share,
                      units,
                      part.pattern().rateOrigin());
              own.add(caller);
              keys.add(caller);
            });
  }

  private boolean isLocal(String index) {
    return table.index(index).filter(i -> i.kind() == IndexModel.Kind.LOCAL).isPresent();
  }
}
