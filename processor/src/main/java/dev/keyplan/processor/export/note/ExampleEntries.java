package dev.keyplan.processor.export.note;

import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.KeyAttribute;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The example items that lie in the table, or in an index. They are found by their keys, as there
 * are many in a table of many entities.
 */
final class ExampleEntries {

  /**
   * Where an item lies.
   *
   * @param key the values of its key attributes there, by stored name
   */
  record Entry(ExampleTable.Stored stored, EntityKey under, Map<String, String> key) {}

  private static final Comparator<Entry> IN_ORDER =
      Comparator.comparingInt(entry -> entry.stored().number());

  private final List<Entry> all;
  private final Map<EntityKey, List<Entry>> byKey = new HashMap<>();

  /** By the values of the first partition key attribute, then of the first sort key attribute. */
  private final Map<String, NavigableMap<String, List<Entry>>> byValues = new HashMap<>();

  /**
   * @param all in the order of the items
   */
  ExampleEntries(List<Entry> all) {
    this.all = List.copyOf(all);
    for (Entry entry : all) {
      byKey.computeIfAbsent(entry.under(), key -> new ArrayList<>()).add(entry);
      byValues
          .computeIfAbsent(value(entry, entry.under().partition()), value -> new TreeMap<>())
          .computeIfAbsent(value(entry, entry.under().sort()), value -> new ArrayList<>())
          .add(entry);
    }
  }

  private static String value(Entry entry, List<KeyAttribute> half) {
    return half.isEmpty() ? "" : entry.key().get(half.get(0).storedName());
  }

  List<Entry> all() {
    return all;
  }

  /** Those under one of the keys. */
  List<Entry> under(Collection<EntityKey> keys) {
    List<Entry> under = new ArrayList<>();
    for (EntityKey key : new LinkedHashSet<>(keys)) {
      under.addAll(byKey.getOrDefault(key, List.of()));
    }
    under.sort(IN_ORDER);
    return under;
  }

  /** Those that a call reads. */
  List<Entry> readBy(ExampleCall call) {
    if (all.isEmpty()) {
      return List.of();
    }
    EntityKey any = all.get(0).under(); // all have the same key attributes
    String partition = call.beginning(any.partition().get(0).storedName());
    NavigableMap<String, List<Entry>> bySort = byValues.getOrDefault(partition, new TreeMap<>());
    String beginning = any.sort().isEmpty() ? "" : call.beginning(any.sort().get(0).storedName());
    List<Entry> read = new ArrayList<>();
    for (Map.Entry<String, List<Entry>> near : bySort.tailMap(beginning, true).entrySet()) {
      if (!near.getKey().startsWith(beginning)) {
        break;
      }
      near.getValue().stream().filter(entry -> call.reads(entry.key())).forEach(read::add);
    }
    read.sort(IN_ORDER);
    return read;
  }

  /** The first under a key. */
  Optional<Entry> firstUnder(EntityKey key) {
    return byKey.getOrDefault(key, List.of()).stream().findFirst();
  }
}
