package dev.keyplan.processor.oracle;

import dev.keyplan.processor.analysis.Judgement;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.StoredType;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.runtime.AttributeValues;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Items made to have the key texts of others, by reading these with their own templates. */
final class Transplants {

  private final TableModel table;
  private final ItemSource source;
  private final Chance chance;
  private final Map<KeyAttribute, Map<KeyAttribute, Optional<String>>> examples =
      new IdentityHashMap<>();
  private final Map<EntityKey, Map<EntityKey, Optional<List<String>>>> meetings =
      new IdentityHashMap<>();

  Transplants(TableModel table, ItemSource source, Chance chance) {
    this.chance = chance;
    this.table = table;
    this.source = source;
  }

  /** Items of any entity with the item's keys, as far as their templates allow. */
  List<StoredItem> of(Item item) {
    List<StoredItem> items = new ArrayList<>();
    Optional<StoredItem> stored = StoredItem.of(item);
    for (Path path : Path.of(table)) {
      Optional<Place> place = stored.flatMap(s -> s.on(path));
      if (place.isPresent()) {
        for (EntityModel entity : table.entities()) {
          for (EntityKey key : entity.keysOf(path.name())) {
            items.addAll(at(place.get(), entity, key));
          }
        }
      }
    }
    return items;
  }

  private List<StoredItem> at(Place place, EntityModel entity, EntityKey key) {
    List<StoredItem> items = new ArrayList<>();
    Map<String, Object> values = new HashMap<>();
    for (int i = 0; i < key.partition().size(); i++) {
      if (!read(key.partition().get(i), place.partition().get(i), values)) {
        return items;
      }
    }
    stored(entity, values, key).ifPresent(items::add);
    Map<String, Object> whole = new HashMap<>(values);
    boolean fits = true;
    for (int i = 0; i < key.sort().size() && fits; i++) {
      fits = read(key.sort().get(i), place.sort().get(i), whole);
    }
    if (fits) {
      stored(entity, whole, key).ifPresent(items::add);
    }
    if (key.sort().size() == 1) {
      List<Map<String, Object>> near =
          KeyReading.beginnings(key.sort().get(0), place.sort().get(0), values);
      for (Map<String, Object> some : chance.some(near, 3)) {
        stored(entity, some, key).ifPresent(items::add);
      }
    }
    return items;
  }

  /** Items of the entity whose keys begin as those of the other. */
  List<Item> into(EntityModel entity, Item other) {
    List<Item> items = new ArrayList<>();
    Optional<StoredItem> stored = StoredItem.of(other);
    for (Path path : Path.of(table)) {
      Optional<Place> place = stored.flatMap(s -> s.on(path));
      if (place.isPresent()) {
        for (EntityKey key : entity.keysOf(path.name())) {
          for (Map<String, Object> values : beginnings(place.get(), key)) {
            items.add(completed(entity, values, key));
          }
        }
      }
    }
    return items;
  }

  /** Items of the two keys that lie in one partition, and as close there as can be guessed. */
  List<Item> meeting(EntityModel entity, EntityKey key, EntityModel other, EntityKey otherKey) {
    Map<String, Object> left = new HashMap<>();
    Map<String, Object> right = new HashMap<>();
    List<Item> items = new ArrayList<>();
    if (meetWhole(entity, key, other, otherKey, left, right)) {
      Item first = completed(entity, left, key);
      items.add(first);
      items.add(completed(source.like(first, other), right, otherKey));
      return items;
    }
    left.clear();
    right.clear();
    if (!meet(key.partition(), otherKey.partition(), left, right)) {
      return items;
    }
    Item first = completed(entity, left, key);
    items.add(first);
    items.add(completed(source.like(first, other), right, otherKey));
    return items;
  }

  private boolean meetWhole(
      EntityModel entity,
      EntityKey key,
      EntityModel other,
      EntityKey otherKey,
      Map<String, Object> left,
      Map<String, Object> right) {
    List<String> texts =
        meetings
            .computeIfAbsent(key, k -> new IdentityHashMap<>())
            .computeIfAbsent(otherKey, k -> Judgement.meeting(entity, key, other, otherKey))
            .orElse(List.of());
    for (int i = 0; i < texts.size(); i++) {
      KeyValue value = KeyValue.of(AttributeValues.text(texts.get(i)));
      if (!read(key.attributes().get(i), value, left)
          || !read(otherKey.attributes().get(i), value, right)) {
        return false;
      }
    }
    return !texts.isEmpty();
  }

  private Optional<String> example(KeyAttribute left, KeyAttribute right) {
    return examples
        .computeIfAbsent(left, key -> new IdentityHashMap<>())
        .computeIfAbsent(right, key -> Judgement.example(left, right));
  }

  private boolean meet(
      List<KeyAttribute> keys,
      List<KeyAttribute> others,
      Map<String, Object> left,
      Map<String, Object> right) {
    for (int i = 0; i < Math.min(keys.size(), others.size()); i++) {
      boolean texts =
          keys.get(i).stored() == StoredType.S && others.get(i).stored() == StoredType.S;
      Optional<String> text = texts ? example(keys.get(i), others.get(i)) : Optional.empty();
      if (texts && text.isEmpty()) {
        return false;
      }
      if (text.isPresent()) {
        KeyValue value = KeyValue.of(AttributeValues.text(text.get()));
        if (!read(keys.get(i), value, left) || !read(others.get(i), value, right)) {
          return false;
        }
      }
    }
    return true;
  }

  private Item completed(EntityModel entity, Map<String, Object> known, EntityKey key) {
    return completed(source.item(entity), known, key);
  }

  /** The item with what is known of its key; what a lossy part tells may be false. */
  private Item completed(Item item, Map<String, Object> known, EntityKey key) {
    Map<String, Object> values = new HashMap<>(item.values());
    known.forEach(
        (name, value) -> {
          if (!name.startsWith(KeyReading.HINT)) {
            values.put(name, value);
          }
        });
    known.forEach(
        (name, value) -> {
          String plain = name.substring(Math.min(name.length(), KeyReading.HINT.length()));
          if (name.startsWith(KeyReading.HINT)
              && (!known.containsKey(plain) || chance.percent(50))) {
            values.put(plain, value);
          }
        });
    key.when().forEach(term -> source.satisfy(term, values));
    return new Item(item.entity(), values);
  }

  private static List<Map<String, Object>> beginnings(Place place, EntityKey key) {
    Map<String, Object> values = new HashMap<>();
    for (int i = 0; i < key.partition().size(); i++) {
      if (!read(key.partition().get(i), place.partition().get(i), values)) {
        return List.of();
      }
    }
    List<Map<String, Object>> all = new ArrayList<>(List.of(values));
    if (!key.sort().isEmpty()) {
      all.addAll(KeyReading.beginnings(key.sort().get(0), place.sort().get(0), values));
    }
    return all;
  }

  /** Items of any entity whose sort key is the text. */
  List<Item> examples(String pathName, String text) {
    List<Item> items = new ArrayList<>();
    for (EntityModel entity : table.entities()) {
      for (EntityKey key : entity.keysOf(pathName)) {
        Map<String, Object> values = new HashMap<>();
        boolean fits =
            !text.isEmpty()
                && key.sort().size() == 1
                && read(key.sort().get(0), KeyValue.of(AttributeValues.text(text)), values);
        if (fits) {
          items.add(completed(entity, values, key));
        }
      }
    }
    return items;
  }

  /** Items of the entity whose sort key begins as the text does. */
  List<Item> beginningAs(EntityModel entity, String pathName, String text) {
    List<Item> items = new ArrayList<>();
    for (EntityKey key : entity.keysOf(pathName)) {
      if (!text.isEmpty() && key.sort().size() == 1 && key.sort().get(0).stored() == StoredType.S) {
        KeyValue value = KeyValue.of(AttributeValues.text(text));
        Map<String, Object> partition = new HashMap<>();
        List<EntityKey> others = chance.one(table.entities()).keysOf(pathName);
        if (!others.isEmpty() && chance.percent(50)) {
          meet(key.partition(), chance.one(others).partition(), partition, new HashMap<>());
        }
        KeyReading.beginnings(key.sort().get(0), value, partition)
            .forEach(values -> items.add(completed(entity, values, key)));
      }
    }
    return items;
  }

  /** Items of any entity in the item's partition whose sort key begins as the text does. */
  List<StoredItem> ofText(Item item, String pathName, String text) {
    List<StoredItem> items = new ArrayList<>();
    if (text.isEmpty()) {
      return items;
    }
    Path path = Path.named(table, pathName);
    Optional<Place> place = StoredItem.of(item).flatMap(stored -> stored.on(path));
    for (EntityModel entity : table.entities()) {
      for (EntityKey key : entity.keysOf(pathName)) {
        Map<String, Object> values = new HashMap<>();
        boolean fits = place.isPresent() && key.sort().size() == 1;
        for (int i = 0; fits && i < key.partition().size(); i++) {
          fits = read(key.partition().get(i), place.get().partition().get(i), values);
        }
        if (fits) {
          KeyValue value = KeyValue.of(AttributeValues.text(text));
          List<Map<String, Object>> read = KeyReading.beginnings(key.sort().get(0), value, values);
          chance.some(read, 4).forEach(some -> stored(entity, some, key).ifPresent(items::add));
        }
      }
    }
    return items;
  }

  private Optional<StoredItem> stored(
      EntityModel entity, Map<String, Object> known, EntityKey key) {
    return StoredItem.of(completed(entity, known, key));
  }

  private static boolean read(KeyAttribute key, KeyValue value, Map<String, Object> values) {
    return KeyReading.read(key, value, values);
  }
}
