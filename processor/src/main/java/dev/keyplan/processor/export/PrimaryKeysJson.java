package dev.keyplan.processor.export;

import dev.keyplan.processor.plan.Disjointness;
import dev.keyplan.processor.plan.KeyPair;
import dev.keyplan.processor.plan.PrimaryKeyProof;
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
    List<Map<String, Object>> json = new ArrayList<>();
    for (PrimaryKeyProof proof : plan.primaryKeys()) {
      Map<Map<String, Object>, List<String>> firstByReason = new LinkedHashMap<>();
      for (KeyPair pair : proof.others()) {
        firstByReason
            .computeIfAbsent(reason(pair.apart()), reason -> new ArrayList<>())
            .add(pair.first());
      }
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("entity", proof.owner());
      one.put("apart", ApartJson.of(proof.literals(), firstByReason, "from"));
      json.add(one);
    }
    return json;
  }

  private static Map<String, Object> reason(Optional<Disjointness> apart) {
    return apart.map(ApartJson::reason).orElseGet(() -> Map.of("reason", "shared"));
  }
}
