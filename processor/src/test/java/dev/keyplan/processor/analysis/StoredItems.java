package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.Term;
import dev.keyplan.processor.plan.BoundKey;
import dev.keyplan.processor.plan.BoundSegment;
import dev.keyplan.processor.plan.QueryPlan;
import dev.keyplan.processor.plan.SortInterval;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** Items at random, and what a plan reads of them: a DynamoDB of texts in memory. */
final class StoredItems {

  private static final List<String> TEXTS =
      List.of("x", "x1", "xX", "x!", "x-", "X", "XA", "y", "M", "OPEN", "x x", "~");
  private static final List<String> IDS = List.of("x", "x1", "X", "XA", "x-", "-", "M", "y", "_");

  /**
   * @param values by Java name; absent ones are missing
   */
  record Item(EntityModel entity, Map<String, String> values) {}

  /** An item under one of its keys. */
  private record Entry(String partition, String sort, Item item) {}

  private final TableModel table;
  private final Random random;
  private final List<Item> items = new ArrayList<>();
  private final Map<List<String>, Item> byPrimaryKey = new HashMap<>();

  StoredItems(TableModel table, Random random) {
    this.table = table;
    this.random = random;
  }

  /** Two items of different entities with one key, if there are. */
  Optional<List<Item>> fill(int perEntity) {
    for (EntityModel entity : table.entities()) {
      for (int i = 0; i < perEntity; i++) {
        Item item = new Item(entity, values());
        Optional<List<String>> key = key(item, entity.tableKey().orElseThrow());
        if (key.isEmpty() || !encodable(item)) {
          continue;
        }
        Item there = byPrimaryKey.get(key.get());
        if (there != null && there.entity() != entity) {
          return Optional.of(List.of(there, item));
        }
        if (there == null) {
          byPrimaryKey.put(key.get(), item);
          items.add(item);
        }
      }
    }
    return Optional.empty();
  }

  List<Item> items() {
    return items;
  }

  Map<String, String> values() {
    Map<String, String> values = new HashMap<>();
    values.put("a", one(TEXTS));
    values.put("b", one(TEXTS));
    values.put("d", one(IDS));
    values.put("n", String.valueOf(random.nextInt(12)));
    values.put("s", one(List.of("OPEN", "OPENED", "SHUT")));
    if (random.nextBoolean()) {
      values.put("o", one(TEXTS));
    }
    return values;
  }

  private String one(List<String> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  /** Every key that the item has can be written. */
  private boolean encodable(Item item) {
    return item.entity().keys().stream()
        .allMatch(key -> !isMember(item, key) || key(item, key).isPresent());
  }

  private boolean isMember(Item item, EntityKey key) {
    return key.when().stream().allMatch(term -> holds(term, item.values()))
        && KeySlot.of(key.partition()).stream().allMatch(s -> has(item, s))
        && KeySlot.of(key.sort()).stream().allMatch(s -> has(item, s));
  }

  private static boolean has(Item item, KeySlot slot) {
    return item.values().containsKey(slot.path().toString());
  }

  static boolean holds(Term term, Map<String, String> values) {
    String value = values.get(term.path().toString());
    if (term instanceof Term.Equal equal) {
      return equal.constant().text().equals(value);
    }
    if (term instanceof Term.In in) {
      return in.constants().stream().anyMatch(c -> c.text().equals(value));
    }
    return term instanceof Term.Absent == (value == null);
  }

  private Optional<List<String>> key(Item item, EntityKey key) {
    Optional<String> partition = text(key.partition().get(0), item.values());
    Optional<String> sort = text(key.sort().get(0), item.values());
    return partition.isPresent() && sort.isPresent()
        ? Optional.of(List.of(partition.get(), sort.get()))
        : Optional.empty();
  }

  /** Empty if a value runs into the literal after it: the encoders refuse it. */
  private static Optional<String> text(KeyAttribute key, Map<String, String> values) {
    List<KeySegment> segments = ((KeyAttribute.Composed) key).template().segments();
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < segments.size(); i++) {
      if (segments.get(i) instanceof KeySegment.Literal literal) {
        text.append(literal.text());
        continue;
      }
      KeyPart part = (KeyPart) segments.get(i);
      String value = values.get(part.path().toString());
      String after =
          i + 1 < segments.size() ? ((KeySegment.Literal) segments.get(i + 1)).text() : "";
      if (value == null || !storable(part, value, after)) {
        return Optional.empty();
      }
      text.append(encoded(part, value));
    }
    return Optional.of(text.toString());
  }

  private static boolean storable(KeyPart part, String value, String after) {
    return after.isEmpty()
        || (encoded(part, value) + after).indexOf(after) == encoded(part, value).length();
  }

  private static String encoded(KeyPart part, String value) {
    return part.encoding() == KeyEncoding.DIGITS
        ? String.format(Locale.ROOT, "%0" + part.width() + "d", Integer.parseInt(value))
        : value;
  }

  /** What the plan reads, in its order. */
  List<Item> read(QueryPlan plan, OracleCall call) {
    if (plan instanceof QueryPlan.Get get) {
      return byPrimaryKey.entrySet().stream()
          .filter(e -> e.getKey().equals(get.key().stream().map(k -> bound(k, call)).toList()))
          .map(Map.Entry::getValue)
          .toList();
    }
    QueryPlan.Query query = (QueryPlan.Query) plan;
    List<Entry> entries = new ArrayList<>();
    for (Item item : items) {
      for (EntityKey key : item.entity().keysOf(query.index().orElse(""))) {
        if (isMember(item, key)) {
          List<String> texts = key(item, key).orElseThrow();
          entries.add(new Entry(texts.get(0), texts.get(1), item));
        }
      }
    }
    String partition = bound(query.partition().get(0), call);
    Comparator<Entry> order = (x, y) -> KeyOrder.compare(x.sort(), y.sort());
    return entries.stream()
        .filter(e -> e.partition().equals(partition))
        .filter(e -> query.equalities().stream().allMatch(k -> bound(k, call).equals(e.sort())))
        .filter(e -> inside(query.interval(), e.sort(), call))
        .sorted(query.forward() ? order : order.reversed())
        .map(Entry::item)
        .toList();
  }

  private static String bound(BoundKey key, OracleCall call) {
    return bound(((BoundKey.Text) key).segments(), call, "");
  }

  private static String bound(List<BoundSegment> segments, OracleCall call, String ranged) {
    StringBuilder text = new StringBuilder();
    for (BoundSegment segment : segments) {
      if (segment instanceof BoundSegment.Literal literal) {
        text.append(literal.text());
      } else if (segment instanceof BoundSegment.FromConstant constant) {
        text.append(encoded(constant.part(), constant.constant().text()));
      } else if (segment instanceof BoundSegment.FromParameter parameter) {
        text.append(encoded(parameter.part(), call.value(parameter.part().path())));
      } else {
        text.append(encoded(((BoundSegment.FromRange) segment).part(), ranged));
      }
    }
    return text.toString();
  }

  private static boolean inside(SortInterval interval, String sort, OracleCall call) {
    if (interval instanceof SortInterval.Prefix prefix) {
      return sort.startsWith(bound(prefix.prefix(), call, ""));
    }
    if (interval instanceof SortInterval.Between between) {
      return KeyOrder.compare(bound(between.low(), call, ""), sort) <= 0
          && KeyOrder.compare(sort, bound(between.high(), call, "")) <= 0;
    }
    if (interval instanceof SortInterval.Range range) {
      String low = bound(range.segments(), call, call.low()) + range.after();
      String high = bound(range.segments(), call, call.high()) + successor(range.after());
      return KeyOrder.compare(low, sort) <= 0 && KeyOrder.compare(sort, high) <= 0;
    }
    if (interval instanceof SortInterval.StartsWith starts) {
      return sort.startsWith(bound(starts.prefix(), call, "") + call.low());
    }
    return true;
  }

  private static String successor(String text) {
    int last = text.length() - 1;
    return last < 0 ? "" : text.substring(0, last) + (char) (text.charAt(last) + 1);
  }

  /** The attribute's place among its entity's constants, or its own value, for comparing. */
  static Comparator<Item> by(AttributePath path) {
    return (x, y) ->
        compare(path, x.values().get("" + path), y.values().get("" + path), x.entity());
  }

  static int compare(AttributePath path, String x, String y, EntityModel entity) {
    AttributeModel attribute = entity.attribute(path.toString()).orElseThrow();
    return switch (attribute.name()) {
      case "n" -> Integer.compare(Integer.parseInt(x), Integer.parseInt(y));
      case "s" -> {
        List<String> constants = List.of("OPEN", "OPENED", "SHUT");
        yield Integer.compare(constants.indexOf(x), constants.indexOf(y));
      }
      default -> KeyOrder.compare(x, y);
    };
  }
}
