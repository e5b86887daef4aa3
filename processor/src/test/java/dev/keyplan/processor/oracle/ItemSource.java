package dev.keyplan.processor.oracle;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.Term;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** Items at random, of few values, so that they often differ in little. */
final class ItemSource {

  private final Chance chance;
  private final List<String> literals;
  private final Map<String, List<Leaf>> leaves = new HashMap<>();
  private final Map<String, List<Object>> pools = new HashMap<>();

  ItemSource(Chance chance, TableModel table) {
    this.chance = chance;
    List<Object> texts = chance.some(Values.of(Leaf.named("a")), 4);
    literals = literals(table);
    for (Leaf leaf : Leaf.vocabulary()) {
      boolean text = Values.of(leaf) == Values.of(Leaf.named("a"));
      pools.put(leaf.name(), text ? texts : chance.some(Values.of(leaf), 3));
    }
  }

  /** What keys are put together with, as far as values may hold it. */
  private static List<String> literals(TableModel table) {
    return table.entities().stream()
        .flatMap(entity -> entity.keys().stream())
        .flatMap(key -> Stream.concat(key.partition().stream(), key.sort().stream()))
        .filter(KeyAttribute.Composed.class::isInstance)
        .flatMap(key -> ((KeyAttribute.Composed) key).template().segments().stream())
        .filter(KeySegment.Literal.class::isInstance)
        .map(literal -> ((KeySegment.Literal) literal).text().replace("#", ""))
        .filter(text -> !text.isEmpty())
        .distinct()
        .toList();
  }

  List<Leaf> leaves(EntityModel entity) {
    return leaves.computeIfAbsent(entity.typeName(), name -> all(entity));
  }

  private static List<Leaf> all(EntityModel entity) {
    return Leaf.vocabulary().stream()
        .filter(leaf -> entity.attributes().contains(leaf.attribute()))
        .toList();
  }

  Item item(EntityModel entity) {
    Map<String, Object> values = new HashMap<>();
    for (Leaf leaf : leaves(entity)) {
      if (!leaf.optional() || chance.percent(60)) {
        values.put(leaf.name(), value(leaf));
      }
    }
    return new Item(entity, values);
  }

  private Object value(Leaf leaf) {
    List<Object> pool = pools.get(leaf.name());
    if (leaf.isText() && !literals.isEmpty() && chance.percent(8)) {
      String literal = chance.one(literals);
      return switch (chance.below(3)) {
        case 0 -> chance.one(pool) + literal;
        case 1 -> literal + chance.one(pool);
        default -> chance.one(pool) + literal + chance.one(pool);
      };
    }
    return chance.one(chance.percent(85) ? pool : Values.of(leaf));
  }

  List<StoredItem> fill(TableModel table, int perEntity) {
    List<StoredItem> items = new ArrayList<>();
    for (EntityModel entity : table.entities()) {
      for (int i = 0; i < perEntity; i++) {
        StoredItem.of(item(entity)).ifPresent(items::add);
      }
    }
    return items;
  }

  /** An item that satisfies the pattern's terms, its parameters aside. */
  Item satisfying(AccessPatternModel pattern, EntityModel entity) {
    return satisfying(pattern, item(entity));
  }

  /** The item, changed as far as needed. */
  Item satisfying(AccessPatternModel pattern, Item item) {
    Map<String, Object> values = new HashMap<>(item.values());
    for (Term term : pattern.by()) {
      satisfy(term, values);
    }
    pattern.range().or(pattern::startsWith).ifPresent(path -> require(Leaf.at(path), values));
    return new Item(item.entity(), values);
  }

  void satisfy(Term term, Map<String, Object> values) {
    Leaf leaf = Leaf.at(term.path());
    if (term instanceof Term.Equal equal) {
      values.put(leaf.name(), Values.constant(leaf, equal.constant().text()));
    } else if (term instanceof Term.In in) {
      values.put(leaf.name(), Values.constant(leaf, chance.one(in.constants()).text()));
    } else if (term instanceof Term.Absent) {
      values.keySet().removeIf(path -> path.split("\\.")[0].equals(term.path().first()));
    } else if (leaf != null) {
      require(leaf, values);
    } else {
      Leaf inner = Leaf.named("owner.login");
      require(inner, values);
    }
  }

  private void require(Leaf leaf, Map<String, Object> values) {
    values.computeIfAbsent(leaf.name(), name -> value(leaf));
  }

  /** The same but for one or two attributes. */
  Item variant(Item item) {
    Map<String, Object> values = new HashMap<>(item.values());
    List<Leaf> leaves = leaves(item.entity());
    int changes = 1 + chance.below(2);
    for (Leaf leaf : chance.some(leaves, changes)) {
      if (leaf.optional() && chance.percent(40)) {
        values.remove(leaf.name());
      } else {
        Object value = values.get(leaf.name());
        boolean near = value instanceof String && chance.percent(40);
        values.put(leaf.name(), near ? near((String) value) : chance.one(Values.of(leaf)));
      }
    }
    return new Item(item.entity(), values);
  }

  /** A text that goes on after the other, or folds to the same. */
  private String near(String text) {
    return switch (chance.below(4)) {
      case 0 -> text + "!";
      case 1 -> text + "x";
      case 2 -> text.toUpperCase(Locale.ROOT);
      default -> text.toLowerCase(Locale.ROOT);
    };
  }

  /** An item of another entity that shares what it can. */
  Item like(Item item, EntityModel other) {
    Map<String, Object> values = new HashMap<>(item(other).values());
    for (Leaf leaf : leaves(other)) {
      Object value = item.values().get(leaf.name());
      if (value != null && chance.percent(85)) {
        values.put(leaf.name(), value);
      }
    }
    return new Item(other, values);
  }
}
