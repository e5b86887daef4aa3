package dev.keyplan.processor.export.note;

import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.NestedModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.UniqueModel;
import dev.keyplan.processor.plan.ExampleItem;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All that an example item stores: its keys, its type, its attributes, and its keys in indexes. */
final class StoredAttributes {

  private final TableModel table;
  private final ExampleItem item;

  StoredAttributes(TableModel table, ExampleItem item) {
    this.table = table;
    this.item = item;
  }

  /** In the order in which people look for them. */
  Map<String, String> ofItem() {
    Map<String, String> stored = new LinkedHashMap<>();
    putKey(stored, item.entity().tableKey().orElseThrow());
    table.entityTypeAttribute().ifPresent(name -> stored.put(name, item.entity().typeName()));
    for (AttributeModel attribute : item.entity().attributes()) {
      value(List.of(), attribute).ifPresent(v -> stored.putIfAbsent(attribute.storedName(), v));
    }
    item.entity().keys().stream()
        .filter(key -> !key.ofTable() && item.isUnder(key))
        .forEach(key -> putKey(stored, key));
    return stored;
  }

  /** A guard is its key, and says what it is. */
  Map<String, String> ofGuard(UniqueModel unique) {
    Map<String, String> stored = new LinkedHashMap<>();
    putKey(stored, unique.guard());
    table
        .entityTypeAttribute()
        .ifPresent(
            name -> stored.put(name, item.entity().typeName() + "." + unique.attribute().name()));
    return stored;
  }

  private void putKey(Map<String, String> stored, EntityKey key) {
    for (KeyAttribute attribute : key.attributes()) {
      item.text(attribute).ifPresent(text -> stored.putIfAbsent(attribute.storedName(), text));
    }
  }

  private Optional<String> value(List<String> outer, AttributeModel attribute) {
    List<String> names = new ArrayList<>(outer);
    names.add(attribute.name());
    AttributeType type = attribute.type();
    if (!item.isPresent(new AttributePath(names))) {
      return Optional.empty();
    }
    if (type instanceof AttributeType.Nested nested) {
      return map(names, table.nested().get(nested.type()));
    }
    return switch (type.stored()) {
      case L -> Optional.of("[ … ]");
      case M, SS, NS, BS -> Optional.of("{ … }");
      default -> item.stored(new AttributePath(names));
    };
  }

  /** A record with its scalars; deeper ones are not looked into. */
  private Optional<String> map(List<String> names, NestedModel nested) {
    List<String> members = new ArrayList<>();
    if (nested != null && names.size() < 2) {
      for (AttributeModel member : nested.attributes()) {
        value(names, member).ifPresent(v -> members.add(member.storedName() + ": " + v));
      }
    }
    return Optional.of(members.isEmpty() ? "{ … }" : "{ " + String.join(", ", members) + " }");
  }
}
