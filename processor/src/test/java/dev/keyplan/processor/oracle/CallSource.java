package dev.keyplan.processor.oracle;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.model.Term;
import dev.keyplan.runtime.KeyRange;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Calls of a pattern's method that ask for a given item, or nearly so. */
record CallSource(Chance chance, AccessPatternModel pattern, List<EntityModel> returned) {

  /**
   * @param item one that satisfies the pattern's terms
   */
  Call call(Item item) {
    Map<String, Object> arguments = new HashMap<>();
    for (Term term : pattern.by()) {
      if (term instanceof Term.Parameter parameter) {
        Object value = StoredItem.value(term, item);
        boolean raw = value instanceof String && chance.percent(50);
        arguments.put(
            parameter.text(),
            parameter.transform() == null || raw
                ? value
                : Values.transformed(value, parameter.transform()));
      }
    }
    return new Call(
        pattern,
        returned,
        arguments,
        pattern.range().map(path -> range(path, item)).orElse(null),
        pattern.startsWith().map(path -> prefix(path, (String) value(path, item))).orElse(null));
  }

  /** A beginning, or a whole value with what follows it in some key. */
  private String prefix(AttributePath path, String text) {
    List<String> literals =
        returned.stream()
            .flatMap(entity -> entity.keys().stream())
            .flatMap(key -> key.attributes().stream())
            .filter(KeyAttribute.Composed.class::isInstance)
            .map(key -> ((KeyAttribute.Composed) key).template().segments())
            .flatMap(segments -> after(segments, path))
            .toList();
    return literals.isEmpty() || chance.percent(60)
        ? chance.one(Values.beginnings(text))
        : text + chance.one(Values.beginnings(chance.one(literals)));
  }

  private static Stream<String> after(List<KeySegment> segments, AttributePath path) {
    return IntStream.range(0, segments.size())
        .filter(i -> segments.get(i) instanceof KeyPart part && part.path().equals(path))
        .mapToObj(i -> KeyTexts.after(segments, i))
        .filter(literal -> !literal.isEmpty());
  }

  private static Object value(AttributePath path, Item item) {
    return item.values().get(Leaf.name(path));
  }

  private KeyRange<Object> range(AttributePath path, Item item) {
    Object one = value(path, item);
    Object other = chance.one(Values.of(Leaf.at(path)));
    boolean above = Values.compare(one, other) <= 0;
    Object low = above ? one : other;
    Object high = above ? other : one;
    return switch (chance.below(9)) {
      case 0 -> KeyRange.all();
      case 1 -> KeyRange.atLeast(one);
      case 2 -> KeyRange.greaterThan(low);
      case 3 -> KeyRange.atMost(one);
      case 4 -> KeyRange.lessThan(high);
      case 5 -> KeyRange.from(low).until(high);
      case 6 -> KeyRange.between(one, one);
      default -> KeyRange.between(low, high);
    };
  }
}
