package dev.keyplan.testkit.proof;

import dev.keyplan.testkit.proof.Design.Apart;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The keys that a proof does not name: it says only how many of them differ in the literals of
 * which key attribute. Each must differ in some, and all are to be counted.
 */
final class CountedKeys {

  private final Map<String, Integer> differing = new HashMap<>();
  private final List<String> alike = new ArrayList<>();
  private int keys;

  /**
   * @param left the one key, by key attribute
   * @param right the other
   */
  void add(String name, Map<String, Ends> left, Map<String, Ends> right) {
    boolean apart = false;
    for (Map.Entry<String, Ends> half : left.entrySet()) {
      Ends other = right.get(half.getKey());
      if (other != null && half.getValue().differ(other)) {
        apart = true;
        differing.merge(half.getKey(), 1, Integer::sum);
      }
    }
    keys++;
    if (!apart) {
      alike.add(name);
    }
  }

  /** Those that differ in none. */
  List<String> alike() {
    return alike;
  }

  /** The counts are of these keys, and no key is counted where it does not differ. */
  boolean suit(List<Apart> reasons) {
    int counted = 0;
    Set<String> attributes = new HashSet<>();
    for (Apart apart : reasons) {
      if (apart.counted()) {
        boolean possible =
            attributes.add(apart.attribute())
                && apart.count() > 0
                && apart.count() <= differing.getOrDefault(apart.attribute(), 0);
        if (!possible) {
          return false;
        }
        counted += apart.count();
      }
    }
    return counted == keys;
  }
}
