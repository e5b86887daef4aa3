package dev.keyplan.processor.analysis.capacity;

import dev.keyplan.processor.diagnostics.DiagnosticCode;
import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.Volume;
import dev.keyplan.processor.plan.EntityCapacity;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Partitions of a table with local indexes that can outgrow 10 GB, entries of these indexes
 * included: DynamoDB then refuses writes that make them larger (Developer Guide, "Local secondary
 * indexes", item collection size limit).
 */
final class PartitionSizeRule {

  private static final long LIMIT = 10L << 30;

  private final TablePlan plan;
  private final DiagnosticCollector diagnostics;

  PartitionSizeRule(TablePlan plan, DiagnosticCollector diagnostics) {
    this.plan = plan;
    this.diagnostics = diagnostics;
  }

  void check() {
    List<String> local =
        plan.indexes().stream()
            .map(planned -> planned.index())
            .filter(index -> index.kind() == IndexModel.Kind.LOCAL)
            .map(IndexModel::name)
            .toList();
    if (local.isEmpty()) {
      return;
    }
    Map<String, List<EntityModel>> partitions = new LinkedHashMap<>();
    for (EntityModel entity : plan.table().entities()) {
      partitions
          .computeIfAbsent(
              PartitionValues.text(entity.tableKey().orElseThrow()), text -> new ArrayList<>())
          .add(entity);
    }
    partitions.forEach((text, entities) -> check(text, entities, local));
  }

  private void check(String partitionKey, List<EntityModel> entities, List<String> local) {
    EntityModel most = entities.get(0);
    double sum = 0;
    for (EntityModel entity : entities) {
      sum += bytes(entity, local);
      most = bytes(entity, local) > bytes(most, local) ? entity : most;
    }
    if (sum <= LIMIT) {
      return;
    }
    Volume volume = most.volume();
    diagnostics.add(
        DiagnosticCode.KP705,
        volume.maxItemsPerPartition() > 0
            ? volume.origins().maxItemsPerPartition()
            : volume.origins().itemsPerPartition(),
        "a partition "
            + partitionKey
            + " has up to "
            + Figures.bytes(sum)
            + ", and with local indexes DynamoDB allows 10 GB",
        "holds    "
            + entities.stream()
                .map(entity -> text(entity, local))
                .collect(Collectors.joining(", ")),
        "fix      divide the partition, by month say",
        "         or use global indexes in place of " + String.join(", ", local),
        Advice.orAccept(most.type().simpleName()),
        Advice.accept(DiagnosticCode.KP705));
  }

  private String text(EntityModel entity, List<String> local) {
    return Figures.of(items(entity))
        + " "
        + entity.type().simpleName()
        + " of "
        + Figures.bytes(one(entity, local))
        + " with their entries";
  }

  private double bytes(EntityModel entity, List<String> local) {
    return (double) items(entity) * one(entity, local);
  }

  /** The most that are said; one where nothing is. */
  private long items(EntityModel entity) {
    EntityCapacity capacity = capacity(entity);
    return Math.max(1, Math.max(capacity.maxItemsPerPartition(), capacity.itemsPerPartition()));
  }

  private long one(EntityModel entity, List<String> local) {
    return capacity(entity).item().typical()
        + capacity(entity).entries().stream()
            .filter(entry -> local.contains(entry.index()))
            .mapToLong(entry -> entry.size().typical())
            .sum();
  }

  private EntityCapacity capacity(EntityModel entity) {
    return plan.capacity().orElseThrow().entity(entity.type()).orElseThrow();
  }
}
