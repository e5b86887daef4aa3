package dev.keyplan.processor.analysis.language;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.function.Supplier;

/** Values by texts, of which those are found without a search that may begin alike. */
final class Beginnings<V> {

  private final NavigableMap<String, V> values = new TreeMap<>();

  boolean isEmpty() {
    return values.isEmpty();
  }

  /** The value of that text, made if there is none. */
  V at(String text, Supplier<V> made) {
    return values.computeIfAbsent(text, missing -> made.get());
  }

  /** Those whose text begins with the given one, or is its beginning. */
  List<V> alike(String text) {
    List<V> alike = new ArrayList<>();
    for (int length = 0; length < text.length(); length++) {
      V value = values.get(text.substring(0, length));
      if (value != null) {
        alike.add(value);
      }
    }
    for (var next : values.tailMap(text, true).entrySet()) {
      if (!next.getKey().startsWith(text)) {
        break;
      }
      alike.add(next.getValue());
    }
    return alike;
  }
}
