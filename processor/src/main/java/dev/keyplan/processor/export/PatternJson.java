package dev.keyplan.processor.export;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.ViewModel;
import dev.keyplan.processor.plan.PlanText;
import dev.keyplan.processor.plan.PlannedPattern;
import dev.keyplan.processor.plan.QueryPlan;
import dev.keyplan.processor.plan.SortInterval;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** An access pattern: what was declared, and the one operation that serves it. */
final class PatternJson {

  private PatternJson() {}

  static Map<String, Object> of(PlannedPattern planned, TablePlan plan) {
    AccessPatternModel pattern = planned.pattern();
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", pattern.name());
    json.put("owner", planned.owner().nestedName());
    if (!pattern.description().isEmpty()) {
      json.put("description", pattern.description());
    }
    json.put("declared", declared(pattern));
    json.put("operation", operation(planned.plan().orElseThrow()));
    json.put("proof", ProofJson.of(planned, plan));
    return json;
  }

  private static Map<String, Object> declared(AccessPatternModel pattern) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("by", TermJson.of(pattern.by()));
    pattern.range().ifPresent(path -> json.put("range", path.toString()));
    pattern.startsWith().ifPresent(path -> json.put("startsWith", path.toString()));
    json.put("orderBy", pattern.orderBy().stream().map(Object::toString).toList());
    json.put("order", pattern.descending() ? "DESCENDING" : "ASCENDING");
    pattern.index().ifPresent(index -> json.put("index", index));
    json.put("consistency", pattern.strong() ? "STRONG" : "EVENTUAL");
    pattern.returns().ifPresent(view -> json.put("returns", view(view)));
    json.put("pageSize", pattern.pageSize());
    json.put("peakRate", pattern.load().peakRate());
    return json;
  }

  private static Map<String, Object> view(ViewModel view) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("view", view.type().nestedName());
    json.put("attributes", view.attributes().stream().map(AttributeModel::name).toList());
    return json;
  }

  private static Map<String, Object> operation(QueryPlan plan) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("action", PlanText.operation(plan));
    List<Map<String, Object>> conditions = new ArrayList<>();
    if (plan instanceof QueryPlan.Query query) {
      query.index().ifPresent(index -> json.put("index", index));
      query.partition().forEach(key -> conditions.add(ConditionJson.equality(key)));
      query.equalities().forEach(key -> conditions.add(ConditionJson.equality(key)));
      if (!(query.interval() instanceof SortInterval.Whole)) {
        conditions.add(ConditionJson.interval(query.interval()));
      }
      json.put("scanIndexForward", query.forward());
    } else {
      ((QueryPlan.Get) plan).key().forEach(key -> conditions.add(ConditionJson.equality(key)));
    }
    json.put("consistentRead", plan.consistent());
    json.put("keyCondition", conditions);
    json.put("text", PlanText.line(plan));
    return json;
  }
}
