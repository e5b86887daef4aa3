package dev.keyplan.processor.oracle;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.Term;
import dev.keyplan.runtime.KeyRange;
import java.util.List;
import java.util.Map;

/**
 * A call of a pattern's method, and what it promises by the items' attribute values alone.
 *
 * @param returned the entities whose items are returned
 * @param arguments by the term's text
 * @param range null if the pattern has none
 * @param prefix null if the pattern has none
 */
record Call(
    AccessPatternModel pattern,
    List<EntityModel> returned,
    Map<String, Object> arguments,
    KeyRange<Object> range,
    String prefix) {

  Object argument(Term.Parameter term) {
    return arguments.get(term.text());
  }

  boolean wants(Item item) {
    return returned.contains(item.entity())
        && pattern.by().stream().allMatch(term -> satisfied(term, item))
        && (range == null || inside(item.values().get(Leaf.name(pattern.range().orElseThrow()))))
        && (prefix == null
            || begins(item.values().get(Leaf.name(pattern.startsWith().orElseThrow()))));
  }

  private boolean satisfied(Term term, Item item) {
    if (!(term instanceof Term.Parameter parameter)) {
      return StoredItem.holds(term, item);
    }
    Object value = StoredItem.value(term, item);
    if (value == null) {
      return false;
    }
    return parameter.transform() == null
        ? Values.same(value, argument(parameter))
        : Values.transformed(value, parameter.transform())
            .equals(folded(argument(parameter), parameter));
  }

  /** A method folds the text that it is given. */
  private static Object folded(Object argument, Term.Parameter term) {
    return argument instanceof String ? Values.transformed(argument, term.transform()) : argument;
  }

  private boolean inside(Object value) {
    if (value == null) {
      return false;
    }
    int low = range.lower().map(bound -> Values.compare(bound, value)).orElse(-1);
    int high = range.upper().map(bound -> Values.compare(value, bound)).orElse(-1);
    return (low < 0 || low == 0 && range.lowerInclusive())
        && (high < 0 || high == 0 && range.upperInclusive());
  }

  private boolean begins(Object value) {
    return value instanceof String text && text.startsWith(prefix);
  }
}
