package dev.keyplan.processor.analysis.capacity;

import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.plan.KeyLoad;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Set;

/** Adds up what reaches the busiest value of each partition key. */
final class KeyLoads {

  private final TableModel table;
  private final Map<Place, Load> loads = new LinkedHashMap<>();

  KeyLoads(TableModel table) {
    this.table = table;
  }

  private record Place(Optional<String> index, String text) {}

  private static final class Load {
    private double read;
    private double write;
    private final Set<String> readers = new LinkedHashSet<>();
    private final Set<String> writers = new LinkedHashSet<>();
  }

  /**
   * The least share of the calls that the busiest value has: what is declared, or its part of an
   * even spread over few values.
   *
   * @param declared 0 if it is not
   */
  static OptionalDouble share(EntityKey key, double declared) {
    OptionalLong values = PartitionValues.few(key);
    if (values.isPresent()) {
      return OptionalDouble.of(Math.max(declared, 1.0 / values.getAsLong()));
    }
    return declared > 0 ? OptionalDouble.of(declared) : OptionalDouble.empty();
  }

  /** Units per second on the key's busiest value. */
  void read(EntityKey key, String reader, double units) {
    if (units > 0) {
      Load load = at(key);
      load.read += units;
      load.readers.add(reader);
    }
  }

  void write(EntityKey key, String writer, double units) {
    if (units > 0) {
      Load load = at(key);
      load.write += units;
      load.writers.add(writer);
    }
  }

  double written(EntityKey key) {
    return at(key).write;
  }

  /** A local index lies in the table's partitions. */
  private Load at(EntityKey key) {
    boolean global =
        table.index(key.index()).filter(i -> i.kind() == IndexModel.Kind.GLOBAL).isPresent();
    Optional<String> index = global ? Optional.of(key.index()) : Optional.empty();
    return loads.computeIfAbsent(new Place(index, PartitionValues.text(key)), place -> new Load());
  }

  /** Of the table first, then of the indexes in its order. */
  List<KeyLoad> all() {
    List<String> order = table.indexes().stream().map(IndexModel::name).toList();
    return loads.entrySet().stream()
        .sorted(
            java.util.Comparator.comparingInt(
                entry -> entry.getKey().index().map(order::indexOf).orElse(-1)))
        .map(
            entry ->
                new KeyLoad(
                    entry.getKey().index(),
                    entry.getKey().text(),
                    entry.getValue().read,
                    entry.getValue().write,
                    List.copyOf(entry.getValue().readers),
                    List.copyOf(entry.getValue().writers)))
        .toList();
  }
}
