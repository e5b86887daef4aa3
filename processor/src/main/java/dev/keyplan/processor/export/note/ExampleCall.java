package dev.keyplan.processor.export.note;

import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.Constant;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.StoredType;
import dev.keyplan.processor.plan.BoundKey;
import dev.keyplan.processor.plan.BoundSegment;
import dev.keyplan.processor.plan.ConstantText;
import dev.keyplan.processor.plan.ExampleItem;
import dev.keyplan.processor.plan.QueryPlan;
import dev.keyplan.processor.plan.SortInterval;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A call of a pattern with the values of example items as arguments: its key condition, which items
 * fulfil it or not.
 *
 * <p>The bounds of a range are the values of two items, a prefix is the beginning of a value.
 */
final class ExampleCall {

  /** A prefix given at call time has so many code points. */
  private static final int PREFIX = 2;

  private final QueryPlan plan;
  private final ExampleItem arguments;
  private final ExampleItem least;
  private final ExampleItem greatest;
  private final Map<String, StoredType> types;

  /** The values that key attributes are equal to, by stored name. */
  private final Map<String, String> equal = new LinkedHashMap<>();

  ExampleCall(
      QueryPlan plan,
      ExampleItem arguments,
      ExampleItem least,
      ExampleItem greatest,
      Map<String, StoredType> types) {
    this.plan = plan;
    this.arguments = arguments;
    this.least = least;
    this.greatest = greatest;
    this.types = types;
    equalities().forEach(key -> equal.put(key.storedName(), value(key)));
  }

  /** Whether items with these values of the key attributes are read. */
  boolean reads(Map<String, String> key) {
    return equal.entrySet().stream().allMatch(e -> e.getValue().equals(key.get(e.getKey())))
        && isInInterval(key);
  }

  /** What all values of a key attribute that are read begin with; "" if no more is known. */
  String beginning(String attribute) {
    if (equal.containsKey(attribute)) {
      return equal.get(attribute);
    }
    SortInterval interval = interval();
    if (interval instanceof SortInterval.Prefix prefix && prefix.storedName().equals(attribute)) {
      return text(prefix.prefix(), arguments);
    } else if (interval instanceof SortInterval.Between between
        && between.storedName().equals(attribute)) {
      return common(text(between.low(), arguments), text(between.high(), arguments));
    } else if (interval instanceof SortInterval.Range range
        && range.storedName().equals(attribute)) {
      return common(text(range.segments(), least), text(range.segments(), greatest));
    } else if (interval instanceof SortInterval.StartsWith startsWith
        && startsWith.storedName().equals(attribute)) {
      return prefix(startsWith);
    }
    return "";
  }

  private static String common(String a, String b) {
    int length = 0;
    while (length < Math.min(a.length(), b.length()) && a.charAt(length) == b.charAt(length)) {
      length++;
    }
    return a.substring(0, length);
  }

  private List<BoundKey> equalities() {
    if (plan instanceof QueryPlan.Get get) {
      return get.key();
    }
    List<BoundKey> equalities = new ArrayList<>(((QueryPlan.Query) plan).partition());
    equalities.addAll(((QueryPlan.Query) plan).equalities());
    return equalities;
  }

  private SortInterval interval() {
    return plan instanceof QueryPlan.Query query ? query.interval() : new SortInterval.Whole();
  }

  private boolean isInInterval(Map<String, String> key) {
    SortInterval interval = interval();
    if (interval instanceof SortInterval.Prefix prefix) {
      return key.get(prefix.storedName()).startsWith(text(prefix.prefix(), arguments));
    }
    if (interval instanceof SortInterval.Between between) {
      String value = key.get(between.storedName());
      return compare(between.storedName(), text(between.low(), arguments), value) <= 0
          && compare(between.storedName(), value, text(between.high(), arguments)) <= 0;
    }
    if (interval instanceof SortInterval.Range range) {
      String value = key.get(range.storedName());
      String high = text(range.segments(), greatest);
      return compare(range.storedName(), text(range.segments(), least), value) <= 0
          && (compare(range.storedName(), value, high) <= 0
              || continues(range) && value.startsWith(high + range.after()));
    }
    if (interval instanceof SortInterval.StartsWith startsWith) {
      return key.get(startsWith.storedName()).startsWith(prefix(startsWith));
    }
    if (interval instanceof SortInterval.NativeRange range) {
      String value = key.get(range.storedName());
      return compare(range.storedName(), stored(range, least), value) <= 0
          && compare(range.storedName(), value, stored(range, greatest)) <= 0;
    }
    return !(interval instanceof SortInterval.NativeStartsWith startsWith)
        || key.get(startsWith.storedName()).startsWith(prefix(startsWith));
  }

  /** Other parts follow the ranged one: a literal tells where it ends, or its width. */
  private static boolean continues(SortInterval.Range range) {
    return !range.after().isEmpty()
        || switch (range.ranged().encoding()) {
          case STRING, FREE, LOWER, UPPER, URI, DURATION, ENUM, CONVERTED -> false;
          case ID -> range.ranged().width() > 0;
          default -> true;
        };
  }

  private int compare(String attribute, String a, String b) {
    return KeyValues.compare(types.get(attribute), a, b);
  }

  /** The key condition, each value in quotes but numbers. */
  String condition() {
    List<String> conditions = new ArrayList<>();
    equal.forEach((name, value) -> conditions.add(name + " = " + shown(name, value)));
    SortInterval interval = interval();
    if (interval instanceof SortInterval.Prefix prefix) {
      conditions.add(beginsWith(prefix.storedName(), text(prefix.prefix(), arguments)));
    } else if (interval instanceof SortInterval.Between between) {
      conditions.add(
          between(
              between.storedName(),
              text(between.low(), arguments),
              text(between.high(), arguments)));
    } else if (interval instanceof SortInterval.Range range) {
      conditions.add(
          between(
              range.storedName(), text(range.segments(), least), text(range.segments(), greatest)));
    } else if (interval instanceof SortInterval.StartsWith startsWith) {
      conditions.add(beginsWith(startsWith.storedName(), prefix(startsWith)));
    } else if (interval instanceof SortInterval.NativeRange range) {
      conditions.add(between(range.storedName(), stored(range, least), stored(range, greatest)));
    } else if (interval instanceof SortInterval.NativeStartsWith startsWith) {
      conditions.add(beginsWith(startsWith.storedName(), prefix(startsWith)));
    }
    return String.join(" and ", conditions);
  }

  private String beginsWith(String attribute, String prefix) {
    return "begins_with(" + attribute + ", " + shown(attribute, prefix) + ")";
  }

  private String between(String attribute, String low, String high) {
    return attribute + " between " + shown(attribute, low) + " and " + shown(attribute, high);
  }

  private String shown(String attribute, String value) {
    return types.get(attribute) == StoredType.N ? value : "\"" + value + "\"";
  }

  private String value(BoundKey key) {
    if (key instanceof BoundKey.Text text) {
      return text(text.segments(), arguments);
    }
    BoundKey.Value value = (BoundKey.Value) key;
    return value
        .parameter()
        .map(parameter -> argument(arguments, parameter.path()))
        .map(ExampleItem::stored)
        .orElseGet(() -> ExampleItem.stored(value.constant().orElseThrow()));
  }

  /**
   * @param bound which item's value a range takes
   */
  private String text(List<BoundSegment> segments, ExampleItem bound) {
    StringBuilder text = new StringBuilder();
    for (BoundSegment segment : segments) {
      if (segment instanceof BoundSegment.Literal literal) {
        text.append(literal.text());
      } else if (segment instanceof BoundSegment.FromConstant constant) {
        text.append(ConstantText.of(constant.part(), constant.constant()));
      } else if (segment instanceof BoundSegment.FromParameter parameter) {
        text.append(text(parameter.part(), arguments));
      } else {
        text.append(text(((BoundSegment.FromRange) segment).part(), bound));
      }
    }
    return text.toString();
  }

  private static String text(KeyPart part, ExampleItem item) {
    return ConstantText.of(part, argument(item, part.path()));
  }

  private static Constant argument(ExampleItem item, AttributePath path) {
    Constant value = item.values().get(path);
    if (value == null) {
      throw new IllegalArgumentException(item.entity().type() + " has no " + path);
    }
    return value;
  }

  private static String stored(SortInterval.NativeRange range, ExampleItem item) {
    return ExampleItem.stored(argument(item, AttributePath.parse(range.attribute().name())));
  }

  private String prefix(SortInterval.StartsWith startsWith) {
    return text(startsWith.prefix(), arguments) + start(text(startsWith.part(), arguments));
  }

  private String prefix(SortInterval.NativeStartsWith startsWith) {
    AttributePath path = AttributePath.parse(startsWith.attribute().name());
    return start(ExampleItem.stored(argument(arguments, path)));
  }

  private static String start(String value) {
    return value.substring(
        0, value.offsetByCodePoints(0, Math.min(PREFIX, value.codePointCount(0, value.length()))));
  }
}
