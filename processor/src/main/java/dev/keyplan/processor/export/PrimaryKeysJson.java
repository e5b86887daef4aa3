package dev.keyplan.processor.export;

import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.plan.Disjointness;
import dev.keyplan.processor.plan.KeyPair;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Why the primary key of each entity differs from those of the entities listed before it. */
final class PrimaryKeysJson {

  private PrimaryKeysJson() {}

  static List<Map<String, Object>> of(TablePlan plan) {
    List<Map<String, Object>> json = new ArrayList<>();
    for (EntityModel entity : plan.table().entities()) {
      List<KeyPair> pairs =
          plan.primaryKeys().stream().filter(p -> p.second().equals(entity.type())).toList();
      if (!pairs.isEmpty()) {
        Map<String, Object> one = new LinkedHashMap<>();
        one.put("entity", entity.type().nestedName());
        one.put("apart", apart(pairs));
        json.add(one);
      }
    }
    return json;
  }

  private static List<Map<String, Object>> apart(List<KeyPair> pairs) {
    Map<Map<String, Object>, List<String>> firstByReason = new LinkedHashMap<>();
    for (KeyPair pair : pairs) {
      firstByReason
          .computeIfAbsent(reason(pair.apart()), reason -> new ArrayList<>())
          .add(pair.first().nestedName());
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
