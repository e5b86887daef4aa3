package dev.keyplan.processor.export;

import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.WritePatternModel;
import dev.keyplan.processor.plan.PlannedPattern;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The declared writes, and what each role may do. */
final class WritesJson {

  private WritesJson() {}

  static List<Map<String, Object>> of(TableModel table) {
    List<Map<String, Object>> writes = new ArrayList<>();
    for (EntityModel entity : table.entities()) {
      entity.writes().forEach(write -> writes.add(of(entity, write)));
    }
    return writes;
  }

  private static Map<String, Object> of(EntityModel entity, WritePatternModel write) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", write.name());
    json.put("entity", entity.type().nestedName());
    if (!write.description().isEmpty()) {
      json.put("description", write.description());
    }
    json.put("operation", write.operation().name());
    json.put("changes", write.changes().stream().map(AttributePath::toString).toList());
    json.put("transactional", write.transactional());
    json.put("items", write.items());
    json.put("peakRate", write.peakRate());
    return json;
  }

  static List<Map<String, Object>> roles(TablePlan plan) {
    List<Map<String, Object>> roles = new ArrayList<>();
    for (String role : PolicyJson.roles(plan)) {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("role", role);
      json.put("patterns", patterns(plan, role));
      json.put("writes", writes(plan.table(), role));
      roles.add(json);
    }
    return roles;
  }

  private static List<Map<String, Object>> patterns(TablePlan plan, String role) {
    List<Map<String, Object>> patterns = new ArrayList<>();
    for (PlannedPattern planned : plan.patterns()) {
      if (planned.pattern().load().roles().contains(role)) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("name", planned.pattern().name());
        json.put("owner", planned.owner().nestedName());
        patterns.add(json);
      }
    }
    return patterns;
  }

  private static List<Map<String, Object>> writes(TableModel table, String role) {
    List<Map<String, Object>> writes = new ArrayList<>();
    for (EntityModel entity : table.entities()) {
      for (WritePatternModel write : entity.writes()) {
        if (write.roles().contains(role)) {
          Map<String, Object> json = new LinkedHashMap<>();
          json.put("name", write.name());
          json.put("entity", entity.type().nestedName());
          json.put("operation", write.operation().name());
          writes.add(json);
        }
      }
    }
    return writes;
  }
}
