package dev.keyplan.processor.oracle;

import dev.keyplan.processor.model.TableModel;
import dev.keyplan.runtime.SortKeyCondition;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/** A DynamoDB table in memory: an ordered map for itself and for each index. */
final class MemoryTable {

  /** A place in an index, told apart by the table's key where several items share it. */
  private record Entry(Place place, Place primary) {}

  private static final Comparator<Entry> ORDER =
      Comparator.comparing(Entry::place, Place::comparePartition)
          .thenComparing(Entry::place, Place::compareSort)
          .thenComparing(Entry::primary, Place::comparePartition)
          .thenComparing(Entry::primary, Place::compareSort);

  /**
   * @param next where the next page starts; empty after the last
   */
  private record Page(List<StoredItem> items, Optional<Entry> next) {}

  private final Path table;
  private final Map<String, NavigableMap<Entry, StoredItem>> entries = new HashMap<>();
  private final List<Path> paths;

  MemoryTable(TableModel model) {
    table = Path.table(model);
    paths = Path.of(model);
    paths.forEach(path -> entries.put(path.name(), new TreeMap<>(ORDER)));
  }

  /** Replaces an item of the same primary key, as PutItem does. */
  void put(StoredItem item) {
    Place primary = item.on(table).orElseThrow();
    StoredItem before = entries.get("").get(new Entry(primary, primary));
    for (Path path : paths) {
      NavigableMap<Entry, StoredItem> map = entries.get(path.name());
      if (before != null) {
        before.on(path).ifPresent(place -> map.remove(new Entry(place, primary)));
      }
      item.on(path).ifPresent(place -> map.put(new Entry(place, primary), item));
    }
  }

  Collection<StoredItem> items() {
    return entries.get("").values();
  }

  Optional<StoredItem> get(Place primary) {
    return Optional.ofNullable(entries.get("").get(new Entry(primary, primary)));
  }

  /** All pages of a Query, each started where the last one ended. */
  List<StoredItem> query(Path path, ReadRequest request, int limit) {
    List<StoredItem> items = new ArrayList<>();
    Optional<Entry> start = Optional.empty();
    do {
      Page page = page(path, request, limit, start);
      items.addAll(page.items());
      start = page.next();
    } while (start.isPresent());
    return items;
  }

  private Page page(Path path, ReadRequest request, int limit, Optional<Entry> after) {
    NavigableMap<Entry, StoredItem> map = entries.get(path.name());
    if (!request.forward()) {
      map = map.descendingMap();
    }
    if (after.isPresent()) {
      map = map.tailMap(after.get(), false);
    }
    List<StoredItem> items = new ArrayList<>();
    for (Map.Entry<Entry, StoredItem> entry : map.entrySet()) {
      if (!satisfies(entry.getKey().place(), request)) {
        continue;
      }
      items.add(entry.getValue());
      if (items.size() == limit) {
        return new Page(items, Optional.of(entry.getKey()));
      }
    }
    return new Page(items, Optional.empty());
  }

  /** Equality on the partition key and leading sort key attributes, then the one condition. */
  private static boolean satisfies(Place place, ReadRequest request) {
    if (!place.partition().equals(request.partition())) {
      return false;
    }
    int equal = request.equalities().size();
    if (!place.sort().subList(0, equal).equals(request.equalities())) {
      return false;
    }
    return request.condition().operator() == SortKeyCondition.Operator.ALL
        || satisfies(place.sort().get(equal), request.condition());
  }

  private static boolean satisfies(KeyValue value, SortKeyCondition condition) {
    List<KeyValue> operands = condition.operands().stream().map(KeyValue::of).toList();
    return switch (condition.operator()) {
      case ALL -> true;
      case NONE -> false;
      case BEGINS_WITH -> value.beginsWith(operands.get(0));
      case BETWEEN ->
          value.compareTo(operands.get(0)) >= 0 && value.compareTo(operands.get(1)) <= 0;
      case EQUAL -> value.compareTo(operands.get(0)) == 0;
      case LESS_THAN -> value.compareTo(operands.get(0)) < 0;
      case AT_MOST -> value.compareTo(operands.get(0)) <= 0;
      case GREATER_THAN -> value.compareTo(operands.get(0)) > 0;
      case AT_LEAST -> value.compareTo(operands.get(0)) >= 0;
    };
  }
}
