package dev.keyplan.processor.export;

import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.plan.Disjointness;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Why none of the other keys on a path is read: keys with one reason stand together, as a table of
 * many entities has few reasons. Entities that are not in an index are told of the index itself.
 */
final class ApartJson {

  private ApartJson() {}

  static List<Map<String, Object>> of(List<Disjointness> apart, TableModel table) {
    Map<Map<String, Object>, List<String>> keysByReason = new LinkedHashMap<>();
    for (Disjointness one : apart) {
      one.key()
          .ifPresent(
              key ->
                  keysByReason
                      .computeIfAbsent(reason(one), reason -> new ArrayList<>())
                      .add(KeyJson.name(table.entity(one.entity()).orElseThrow(), key)));
    }
    List<Map<String, Object>> json = new ArrayList<>();
    keysByReason.forEach(
        (reason, keys) -> {
          Map<String, Object> group = new LinkedHashMap<>(reason);
          group.put("keys", keys);
          json.add(group);
        });
    return json;
  }

  static Map<String, Object> reason(Disjointness one) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("reason", one.kind().name().toLowerCase(Locale.ROOT));
    if (!one.attributeName().isEmpty()) {
      json.put("attribute", one.attributeName());
    }
    if (!one.part().isEmpty()) {
      json.put("part", one.part());
    }
    return json;
  }
}
