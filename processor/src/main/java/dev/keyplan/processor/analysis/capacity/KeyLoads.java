package dev.keyplan.processor.analysis.capacity;

import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.plan.KeyLoad;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/** What reaches the busiest value of each partition key, by who brings it. */
final class KeyLoads {

  private final TableModel table;
  private final Map<Place, List<Caller>> callers = new LinkedHashMap<>();

  KeyLoads(TableModel table) {
    this.table = table;
  }

  /**
   * A partition key of the table and its local indexes, or of a global one.
   *
   * @param text of its template, or the name of the attribute
   */
  record Place(Optional<String> index, String text) {}

  /**
   * An access pattern or a write.
   *
   * @param owner the simple name of the type that declares it
   * @param key under which it reaches the items
   * @param share of the calls that reach the busiest value
   * @param units of a call, in that partition
   * @param origin of its peak rate
   */
  record Caller(
      boolean writes,
      String name,
      String owner,
      EntityKey key,
      double rate,
      double share,
      double units,
      Origin origin) {

    double unitsPerSecond() {
      return rate * share * units;
    }
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

  void add(Caller caller) {
    if (caller.unitsPerSecond() > 0) {
      callers.computeIfAbsent(place(caller.key()), place -> new ArrayList<>()).add(caller);
    }
  }

  private Place place(EntityKey key) {
    boolean global =
        table.index(key.index()).filter(i -> i.kind() == IndexModel.Kind.GLOBAL).isPresent();
    return new Place(
        global ? Optional.of(key.index()) : Optional.empty(), PartitionValues.text(key));
  }

  /** Of the table first, then of the indexes in its order. */
  Map<Place, List<Caller>> byPlace() {
    List<String> order = table.indexes().stream().map(IndexModel::name).toList();
    Map<Place, List<Caller>> sorted = new LinkedHashMap<>();
    callers.keySet().stream()
        .sorted(
            Comparator.comparingInt((Place place) -> place.index().map(order::indexOf).orElse(-1)))
        .forEach(place -> sorted.put(place, List.copyOf(callers.get(place))));
    return sorted;
  }

  List<KeyLoad> loads() {
    List<KeyLoad> loads = new ArrayList<>();
    byPlace()
        .forEach(
            (place, all) ->
                loads.add(
                    new KeyLoad(
                        place.index(),
                        place.text(),
                        sum(of(all, false)),
                        sum(of(all, true)),
                        names(of(all, false)),
                        names(of(all, true)))));
    return loads;
  }

  static List<Caller> of(List<Caller> callers, boolean writes) {
    return callers.stream().filter(caller -> caller.writes() == writes).toList();
  }

  static double sum(List<Caller> callers) {
    return callers.stream().mapToDouble(Caller::unitsPerSecond).sum();
  }

  private static List<String> names(List<Caller> callers) {
    return callers.stream().map(Caller::name).distinct().toList();
  }
}
