package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.KeyAttribute;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** How many keys differ in literals, by the key attribute. */
final class LiteralCounts {

  private LiteralCounts() {}

  /**
   * @param like any key on the path: all have the same key attributes
   * @param apart the number of each of them, by its place
   */
  static Map<String, Integer> of(EntityKey like, int[] apart) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    List<KeyAttribute> attributes = like.attributes();
    for (int i = 0; i < attributes.size() && i < apart.length; i++) {
      if (apart[i] > 0) {
        counts.put(attributes.get(i).storedName(), apart[i]);
      }
    }
    return counts;
  }
}
