package dev.keyplan.processor.plan;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Write units that a write takes at most.
 *
 * @param table for the items, twice as many in a transaction
 * @param guards for the items that keep attributes unique, always in a transaction
 * @param indexes by index name, in the table's order; an index that is not written has none. Those
 *     of local indexes are taken from the table's capacity, those of global ones from their own
 */
public record WriteUnits(double table, double guards, Map<String, Double> indexes) {

  public static final WriteUnits NONE = new WriteUnits(0, 0, Map.of());

  public WriteUnits {
    indexes = Collections.unmodifiableMap(new LinkedHashMap<>(indexes));
  }

  public double total() {
    return table + guards + indexes.values().stream().mapToDouble(Double::doubleValue).sum();
  }

  public WriteUnits plus(WriteUnits other) {
    Map<String, Double> sums = new LinkedHashMap<>(indexes);
    other.indexes.forEach((index, units) -> sums.merge(index, units, Double::sum));
    return new WriteUnits(table + other.table, guards + other.guards, sums);
  }

  public WriteUnits times(int factor) {
    Map<String, Double> products = new LinkedHashMap<>();
    indexes.forEach((index, units) -> products.put(index, units * factor));
    return new WriteUnits(table * factor, guards * factor, products);
  }
}
