package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.Term;
import java.util.List;
import java.util.Map;

/**
 * A call of a pattern's method.
 *
 * @param low the range's lower bound, or the prefix
 * @param high the range's upper bound
 */
record OracleCall(
    AccessPatternModel pattern, Map<String, String> arguments, String low, String high) {

  String value(AttributePath path) {
    return arguments.get(path.toString());
  }

  /** Whether the pattern promises the item, by its attribute values alone. */
  boolean promises(StoredItems.Item item, List<EntityModel> returned) {
    return returned.contains(item.entity())
        && pattern.by().stream().allMatch(term -> satisfied(term, item.values()))
        && pattern.range().map(path -> inRange(path, item)).orElse(true)
        && pattern
            .startsWith()
            .map(path -> item.values().getOrDefault(path + "", "\u0000").startsWith(low))
            .orElse(true);
  }

  private boolean satisfied(Term term, Map<String, String> values) {
    return term instanceof Term.Parameter
        ? value(term.path()).equals(values.get(term.path().toString()))
        : StoredItems.holds(term, values);
  }

  private boolean inRange(AttributePath path, StoredItems.Item item) {
    String value = item.values().get(path.toString());
    return value != null
        && StoredItems.compare(path, low, value, item.entity()) <= 0
        && StoredItems.compare(path, value, high, item.entity()) <= 0;
  }
}
