package dev.keyplan.processor.plan;

import dev.keyplan.processor.model.ByType;
import dev.keyplan.processor.model.TypeRef;
import java.util.List;
import java.util.Optional;

/**
 * What a table's items, reads and writes take, estimated from types, volumes and loads.
 *
 * @param entities in listed order
 * @param reads one for each of {@link TablePlan#patterns()}, in the same order
 * @param writes the declared ones, in the order of their first declaration
 * @param keys the busiest values of partition keys, of the table first; those without load are left
 *     out
 * @param storedBytes as billed, of the entities whose number of items is known
 * @param storageCostPerMonth of these
 * @param requestCostPerMonth of a month at peak on demand; of the provisioned units if they are
 *     billed
 * @param assumptions in words: what was not said, and what was taken instead
 */
public record TableCapacity(
    Prices prices,
    List<EntityCapacity> entities,
    List<ReadCapacity> reads,
    List<WriteCapacity> writes,
    List<KeyLoad> keys,
    long storedBytes,
    double storageCostPerMonth,
    double requestCostPerMonth,
    List<String> assumptions) {

  public TableCapacity {
    entities = ByType.of(entities, EntityCapacity::entity);
    reads = ByType.of(reads, ReadCapacity::owner);
    writes = List.copyOf(writes);
    keys = List.copyOf(keys);
    assumptions = List.copyOf(assumptions);
  }

  public double costPerMonth() {
    return storageCostPerMonth + requestCostPerMonth;
  }

  public Optional<EntityCapacity> entity(TypeRef type) {
    return ByType.find(entities, type).stream().findFirst();
  }

  public Optional<ReadCapacity> read(TypeRef owner, String pattern) {
    return ByType.find(reads, owner).stream()
        .filter(read -> read.pattern().equals(pattern))
        .findFirst();
  }

  public Optional<WriteCapacity> write(String name) {
    return writes.stream().filter(write -> write.name().equals(name)).findFirst();
  }
}
