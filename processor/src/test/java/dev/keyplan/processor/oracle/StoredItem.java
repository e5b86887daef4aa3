package dev.keyplan.processor.oracle;

import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.Term;
import dev.keyplan.runtime.KeyValueException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An item as a mapper writes it: its values, and all key attributes that it has. */
final class StoredItem {

  private final Item item;
  private final Map<String, KeyValue> keys;
  private final Map<String, Optional<Place>> places = new HashMap<>();

  private StoredItem(Item item, Map<String, KeyValue> keys) {
    this.item = item;
    this.keys = keys;
  }

  /** Empty if an encoder refuses one of the values. */
  static Optional<StoredItem> of(Item item) {
    Map<String, KeyValue> keys = new HashMap<>();
    try {
      for (EntityKey key : item.entity().keys()) {
        put(item, key, keys);
      }
    } catch (KeyValueException refused) {
      return Optional.empty();
    }
    return Optional.of(new StoredItem(item, keys));
  }

  /**
   * A composed key attribute is written if its when holds and every part of the key is there; a
   * native one is there anyway.
   */
  private static void put(Item item, EntityKey key, Map<String, KeyValue> keys) {
    boolean whole = key.when().stream().allMatch(term -> holds(term, item));
    Map<String, KeyValue> composed = new HashMap<>();
    List<KeyAttribute> all = new ArrayList<>(key.partition());
    all.addAll(key.sort());
    for (int i = 0; i < all.size(); i++) {
      KeyAttribute attribute = all.get(i);
      boolean partition = i < key.partition().size();
      boolean plain = attribute instanceof KeyAttribute.Native;
      if (!plain && !whole) {
        continue;
      }
      Optional<AttributeValue> value =
          KeyTexts.of(item.entity().type().simpleName(), attribute, item.values(), partition);
      whole &= value.isPresent();
      value.ifPresent(v -> (plain ? keys : composed).put(attribute.storedName(), KeyValue.of(v)));
    }
    if (whole) {
      keys.putAll(composed);
    }
  }

  static boolean holds(Term term, Item item) {
    Object value = value(term, item);
    Leaf leaf = Leaf.at(term.path());
    if (term instanceof Term.Equal equal) {
      return value != null && Values.same(value, Values.constant(leaf, equal.constant().text()));
    }
    if (term instanceof Term.In in) {
      return value != null
          && in.constants().stream()
              .anyMatch(c -> Values.same(value, Values.constant(leaf, c.text())));
    }
    return term instanceof Term.Absent == (value == null);
  }

  /** A nested record is there iff its one attribute is. */
  static Object value(Term term, Item item) {
    Object value = item.values().get(Leaf.name(term.path()));
    return value == null && Leaf.name(term.path()).equals("owner")
        ? item.values().get("owner.login")
        : value;
  }

  Item item() {
    return item;
  }

  /** All key attributes that it has, by stored name. */
  Map<String, KeyValue> keys() {
    return keys;
  }

  /** Empty if the item is not on the path: it lacks one of its key attributes. */
  Optional<Place> on(Path path) {
    return places.computeIfAbsent(path.name(), name -> place(path));
  }

  private Optional<Place> place(Path path) {
    List<KeyValue> partition = values(path.partitionKey());
    List<KeyValue> sort = values(path.sortKey());
    return partition == null || sort == null
        ? Optional.empty()
        : Optional.of(new Place(partition, sort));
  }

  private List<KeyValue> values(List<String> names) {
    List<KeyValue> values = new ArrayList<>();
    for (String name : names) {
      KeyValue value = keys.get(name);
      if (value == null) {
        return null;
      }
      values.add(value);
    }
    return values;
  }

  @Override
  public String toString() {
    return item.toString();
  }
}
