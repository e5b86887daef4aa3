package dev.keyplan.processor.export;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.plan.BoundKey;
import dev.keyplan.processor.plan.BoundSegment;
import dev.keyplan.processor.plan.PlanText;
import dev.keyplan.processor.plan.PlannedPattern;
import dev.keyplan.processor.plan.QueryPlan;
import dev.keyplan.processor.plan.SortInterval;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** An access pattern: what was declared, and the one operation that serves it. */
final class PatternJson {

  private PatternJson() {}

  static Map<String, Object> of(PlannedPattern planned) {
    AccessPatternModel pattern = planned.pattern();
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", pattern.name());
    json.put("owner", planned.owner().nestedName());
    if (!pattern.description().isEmpty()) {
      json.put("description", pattern.description());
    }
    json.put("declared", declared(pattern));
    json.put("operation", operation(planned.plan().orElseThrow()));
    return json;
  }

  private static Map<String, Object> declared(AccessPatternModel pattern) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("by", pattern.by().stream().map(Object::toString).toList());
    pattern.range().ifPresent(path -> json.put("range", path.toString()));
    pattern.startsWith().ifPresent(path -> json.put("startsWith", path.toString()));
    json.put("orderBy", pattern.orderBy().stream().map(Object::toString).toList());
    json.put("order", pattern.descending() ? "DESCENDING" : "ASCENDING");
    pattern.index().ifPresent(index -> json.put("index", index));
    json.put("consistency", pattern.strong() ? "STRONG" : "EVENTUAL");
    pattern.returns().ifPresent(view -> json.put("returns", view.type().nestedName()));
    json.put("pageSize", pattern.pageSize());
    json.put("peakRate", pattern.peakRate());
    return json;
  }

  private static Map<String, Object> operation(QueryPlan plan) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("action", PlanText.operation(plan));
    List<Map<String, Object>> conditions = new ArrayList<>();
    if (plan instanceof QueryPlan.Query query) {
      query.index().ifPresent(index -> json.put("index", index));
      query.partition().forEach(key -> conditions.add(equality(key)));
      query.equalities().forEach(key -> conditions.add(equality(key)));
      if (!(query.interval() instanceof SortInterval.Whole)) {
        conditions.add(interval(query.interval()));
      }
      json.put("scanIndexForward", query.forward());
    } else {
      ((QueryPlan.Get) plan).key().forEach(key -> conditions.add(equality(key)));
    }
    json.put("consistentRead", plan.consistent());
    json.put("keyCondition", conditions);
    json.put("text", PlanText.line(plan));
    return json;
  }

  private static Map<String, Object> equality(BoundKey key) {
    Map<String, Object> json = condition(key.storedName(), "equals");
    if (key instanceof BoundKey.Text text) {
      json.put("template", TemplateText.of(text.segments()));
    } else {
      BoundKey.Value value = (BoundKey.Value) key;
      value.parameter().ifPresent(parameter -> json.put("parameter", parameter.toString()));
      value.constant().ifPresent(constant -> json.put("constant", constant.toString()));
    }
    return json;
  }

  private static Map<String, Object> interval(SortInterval interval) {
    if (interval instanceof SortInterval.Prefix prefix) {
      Map<String, Object> json = condition(prefix.storedName(), "beginsWith");
      json.put("template", TemplateText.of(prefix.prefix()));
      return json;
    }
    if (interval instanceof SortInterval.Between between) {
      Map<String, Object> json = condition(between.storedName(), "between");
      json.put("low", TemplateText.of(between.low()));
      json.put("high", TemplateText.of(between.high()));
      return json;
    }
    if (interval instanceof SortInterval.Range range) {
      Map<String, Object> json = condition(range.storedName(), "range");
      json.put("over", range.ranged().path().toString());
      json.put("template", TemplateText.of(range.segments()));
      json.put("after", range.after());
      return json;
    }
    if (interval instanceof SortInterval.StartsWith startsWith) {
      List<BoundSegment> prefix = startsWith.prefix();
      Map<String, Object> json = condition(startsWith.storedName(), "startsWith");
      json.put("over", startsWith.part().path().toString());
      json.put("template", TemplateText.of(prefix) + TemplateText.of(startsWith.part()));
      json.put("after", startsWith.after());
      return json;
    }
    if (interval instanceof SortInterval.NativeRange range) {
      Map<String, Object> json = condition(range.storedName(), "range");
      json.put("over", range.attribute().name());
      return json;
    }
    SortInterval.NativeStartsWith startsWith = (SortInterval.NativeStartsWith) interval;
    Map<String, Object> json = condition(startsWith.storedName(), "startsWith");
    json.put("over", startsWith.attribute().name());
    return json;
  }

  private static Map<String, Object> condition(String attribute, String kind) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("attribute", attribute);
    json.put("kind", kind);
    return json;
  }
}
