package dev.keyplan.processor.export;

import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.plan.Disjointness;
import dev.keyplan.processor.plan.Separation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Why none of the other keys on a path is read. Those that differ in literals are counted; of the
 * rest those with one reason stand together. Entities that are not in an index are told of the
 * index itself.
 */
final class ApartJson {

  private ApartJson() {}

  static List<Map<String, Object>> of(Separation apart, TableModel table) {
    Map<Map<String, Object>, List<String>> keysByReason = new LinkedHashMap<>();
    for (Disjointness one : apart.others()) {
      String key = KeyJson.name(table.entity(one.entity()).orElseThrow(), one.key().orElseThrow());
      keysByReason.computeIfAbsent(reason(one), reason -> new ArrayList<>()).add(key);
    }
    return of(apart.literals(), keysByReason, "keys");
  }

  /**
   * @param literals how many differ in literals, by the key attribute
   * @param others the names of the rest, by reason
   * @param name of the member that holds these names
   */
  static List<Map<String, Object>> of(
      Map<String, Integer> literals, Map<Map<String, Object>, List<String>> others, String name) {
    List<Map<String, Object>> json = new ArrayList<>();
    literals.forEach(
        (attribute, count) -> {
          Map<String, Object> group = new LinkedHashMap<>();
          group.put("reason", "literal");
          group.put("attribute", attribute);
          group.put("count", count);
          json.add(group);
        });
    others.forEach(
        (reason, names) -> {
          Map<String, Object> group = new LinkedHashMap<>(reason);
          group.put(name, names);
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
