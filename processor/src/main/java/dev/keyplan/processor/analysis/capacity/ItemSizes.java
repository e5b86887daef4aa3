package dev.keyplan.processor.analysis.capacity;

import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.IndexModel.Projection;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.UniqueModel;
import dev.keyplan.processor.plan.ItemSize;
import dev.keyplan.processor.plan.PlannedIndex;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * The size of an entity's items and of what indexes hold of them. Where the volume says the size of
 * items, their attributes of any length, keys apart, share what the others leave.
 */
final class ItemSizes {

  private final TableModel table;
  private final EntityModel entity;
  private final KeySizes keySizes;

  /** By stored name, with the bytes of the name. */
  private final Map<String, Long> attributes = new LinkedHashMap<>();

  /** The values alone of those that may be longer. */
  private final Map<String, Long> elastic = new LinkedHashMap<>();

  ItemSizes(TableModel table, EntityModel entity) {
    this.table = table;
    this.entity = entity;
    ValueSizes values = new ValueSizes(table.nested());
    this.keySizes = new KeySizes(values);
    for (EntityKey key : entity.keys()) {
      for (KeyAttribute attribute : key.attributes()) {
        addKey(attribute);
      }
    }
    table
        .entityTypeAttribute()
        .ifPresent(name -> attributes.put(name, named(name, ValueSizes.utf8(entity.typeName()))));
    for (AttributeModel attribute : entity.attributes()) {
      String name = attribute.storedName();
      attributes.putIfAbsent(name, named(name, values.of(attribute.type())));
      if (values.isElastic(attribute.type()) && !isInKey(attribute)) {
        elastic.put(name, values.of(attribute.type()));
      }
    }
  }

  private static long named(String name, long value) {
    return ValueSizes.utf8(name) + value;
  }

  /** Under several keys of one index, the longest counts. */
  private void addKey(KeyAttribute key) {
    attributes.merge(key.storedName(), named(key.storedName(), keySizes.of(key)), Math::max);
  }

  private boolean isInKey(AttributeModel attribute) {
    for (EntityKey key : entity.keys()) {
      for (AttributePath path : key.paths()) {
        if (path.first().equals(attribute.name())) {
          return true;
        }
      }
    }
    return false;
  }

  ItemSize item() {
    long estimate = sum(attributes.keySet());
    int most = entity.volume().maxItemBytes();
    long typical = entity.volume().itemBytes();
    if (typical == 0) {
      typical = most == 0 ? estimate : Math.min(estimate, most);
    }
    return new ItemSize(typical, most);
  }

  ItemSize entry(PlannedIndex index) {
    ItemSize item = item();
    if (index.projection() == Projection.ALL) {
      return item;
    }
    Set<String> projected = new HashSet<>(index.keyNames());
    projected.add(table.partitionKey());
    table.sortKey().ifPresent(projected::add);
    projected.addAll(index.nonKeyAttributes());
    projected.retainAll(attributes.keySet());
    return new ItemSize(part(projected, item.typical()), part(projected, item.largest()));
  }

  /** Of an item of so many bytes. */
  private long part(Set<String> projected, long itemBytes) {
    long stretched = 0;
    for (long value : elastic.values()) {
      stretched += value;
    }
    long left = itemBytes - (sum(attributes.keySet()) - stretched);
    double stretch = stretched > 0 && left > 0 ? (double) left / stretched : 1;
    double bytes = 0;
    for (String name : projected) {
      long value = elastic.getOrDefault(name, 0L);
      bytes += attributes.get(name) - value + value * stretch;
    }
    return Math.min(itemBytes, (long) Math.ceil(bytes));
  }

  private long sum(Set<String> names) {
    long sum = 0;
    for (String name : names) {
      sum += attributes.get(name);
    }
    return sum;
  }

  ItemSize guard(UniqueModel unique) {
    long bytes = 0;
    for (KeyAttribute key : unique.guard().attributes()) {
      bytes += named(key.storedName(), keySizes.of(key));
    }
    if (table.entityTypeAttribute().isPresent()) {
      String type = entity.typeName() + "." + unique.attribute().name();
      bytes += named(table.entityTypeAttribute().get(), ValueSizes.utf8(type));
    }
    return new ItemSize(bytes, bytes);
  }
}
