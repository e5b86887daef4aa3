package dev.keyplan.processor.export;

import dev.keyplan.processor.plan.Disjointness;
import dev.keyplan.processor.plan.KeyPair;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Why the primary key of each entity, and of guards, differs from those of what comes before. */
final class PrimaryKeysJson {

  private PrimaryKeysJson() {}

  static List<Map<String, Object>> of(TablePlan plan) {
    Map<String, List<KeyPair>> bySecond = new LinkedHashMap<>();
    for (KeyPair pair : plan.primaryKeys()) {
      bySecond.computeIfAbsent(pair.second(), second -> new ArrayList<>()).add(pair);
    }
    List<Map<String, Object>> json = new ArrayList<>();
    bySecond.forEach(
        (second, pairs) -> {
          Map<String, Object> one = new LinkedHashMap<>();
          one.put("entity", second);
          one.put("apart", apart(pairs));
          json.add(one);
        });
    return json;
  }

  private static List<Map<String, Object>> apart(List<KeyPair> pairs) {
    Map<Map<String, Object>, List<String>> firstByReason = new LinkedHashMap<>();
    for (KeyPair pair : pairs) {
      firstByReason
          .computeIfAbsent(reason(pair.apart()), reason -> new ArrayList<>())
          .add(pair.first());
    }
    List<Map<String, Object>> json = new ArrayList<>();
    firstByReason.forEach(
        (reason, first) -> {
          Map<String, Object> group = new LinkedHashMap<>(reason);
          group.put("from", first);
          json.add(group);
        });
    return json;
  }

  private static Map<String, Object> reason(Optional<Disjointness> apart) {
    return apart.map(ApartJson::reason).orElseGet(() -> Map.of("reason", "shared"));
  }
}
