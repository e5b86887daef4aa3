package dev.keyplan.processor.export.note;

import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.UniqueModel;
import dev.keyplan.processor.plan.ExampleItem;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Example items of all entities of a table, with the guards of their unique attributes. */
final class ExampleTable {

  /**
   * @param guard the unique attribute whose guard it is, and not the item itself
   * @param attributes all that is stored, in the form of {@link ExampleItem}; the key first
   */
  record Stored(
      int number, ExampleItem item, Optional<UniqueModel> guard, Map<String, String> attributes) {

    EntityModel entity() {
      return item.entity();
    }
  }

  private final TableModel table;
  private final List<Stored> items = new ArrayList<>();
  private final Map<String, ExampleEntries> entries = new HashMap<>();

  ExampleTable(TableModel table) {
    this.table = table;
    SharedNames names = new SharedNames();
    PartitionNames partitions = new PartitionNames(table);
    Set<Map<String, String>> keys = new HashSet<>();
    for (EntityModel entity : table.entities()) {
      List<ExampleItem> examples =
          new EntityExamples(table, entity, names.of(table, entity), partitions).items();
      List<ExampleItem> distinct =
          examples.stream()
              .filter(item -> keys.add(key(item, entity.tableKey().orElseThrow()).orElseThrow()))
              .toList();
      distinct.forEach(item -> add(item, Optional.empty()));
      for (UniqueModel unique : entity.guarded()) {
        for (ExampleItem item : distinct) {
          if (key(item, unique.guard()).filter(keys::add).isPresent()) {
            add(item, Optional.of(unique));
          }
        }
      }
    }
  }

  private void add(ExampleItem item, Optional<UniqueModel> guard) {
    StoredAttributes attributes = new StoredAttributes(table, item);
    items.add(
        new Stored(
            items.size(),
            item,
            guard,
            guard.isPresent() ? attributes.ofGuard(guard.get()) : attributes.ofItem()));
  }

  /** The values of a key's attributes; empty if the item lacks one. */
  static Optional<Map<String, String>> key(ExampleItem item, EntityKey key) {
    Map<String, String> values = new LinkedHashMap<>();
    for (KeyAttribute attribute : key.attributes()) {
      Optional<String> text = item.text(attribute);
      if (text.isEmpty()) {
        return Optional.empty();
      }
      values.put(attribute.storedName(), text.get());
    }
    return Optional.of(values);
  }

  /** The items of the table, or of an index: those that have all its key attributes. */
  ExampleEntries entries(Optional<String> index) {
    return entries.computeIfAbsent(index.orElse(""), name -> find(index));
  }

  private ExampleEntries find(Optional<String> index) {
    List<ExampleEntries.Entry> found = new ArrayList<>();
    for (Stored stored : items) {
      for (EntityKey key : keys(stored, index)) {
        key(stored.item(), key)
            .filter(values -> stored.guard().isPresent() || stored.item().isUnder(key))
            .ifPresent(values -> found.add(new ExampleEntries.Entry(stored, key, values)));
      }
    }
    return new ExampleEntries(found);
  }

  private List<EntityKey> keys(Stored stored, Optional<String> index) {
    if (stored.guard().isPresent()) {
      UniqueModel unique = stored.guard().get();
      Optional<IndexModel> of = index.flatMap(table::index);
      return of.isPresent() ? unique.guardIn(of.get()).stream().toList() : List.of(unique.guard());
    }
    return stored.entity().keysOf(index.orElse(""));
  }
}
