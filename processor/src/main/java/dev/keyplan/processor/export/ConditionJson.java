package dev.keyplan.processor.export;

import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.Term;
import dev.keyplan.processor.plan.BoundKey;
import dev.keyplan.processor.plan.BoundSegment;
import dev.keyplan.processor.plan.SortInterval;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The condition on one key attribute: as a template to read, and in its segments to check. */
final class ConditionJson {

  private ConditionJson() {}

  static Map<String, Object> equality(BoundKey key) {
    Map<String, Object> json = condition(key.storedName(), "equals");
    if (key instanceof BoundKey.Text text) {
      putText(json, "", text.segments());
    } else {
      BoundKey.Value value = (BoundKey.Value) key;
      value.parameter().ifPresent(parameter -> json.put("parameter", parameter.path().toString()));
      value.constant().ifPresent(constant -> json.put("constant", constant.text()));
    }
    return json;
  }

  /** Not of {@link SortInterval.Whole}, which is no condition. */
  static Map<String, Object> interval(SortInterval interval) {
    if (interval instanceof SortInterval.Prefix prefix) {
      Map<String, Object> json = condition(prefix.storedName(), "beginsWith");
      putText(json, "", prefix.prefix());
      return json;
    }
    if (interval instanceof SortInterval.Between between) {
      Map<String, Object> json = condition(between.storedName(), "between");
      putText(json, "low", between.low());
      putText(json, "high", between.high());
      return json;
    }
    if (interval instanceof SortInterval.Range range) {
      Map<String, Object> json = condition(range.storedName(), "range");
      json.put("over", range.ranged().path().toString());
      putText(json, "", range.segments());
      json.put("after", range.after());
      return json;
    }
    if (interval instanceof SortInterval.StartsWith startsWith) {
      Map<String, Object> json = condition(startsWith.storedName(), "startsWith");
      json.put("over", startsWith.part().path().toString());
      putText(json, "", startsWith.prefix());
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

  /**
   * @param end which of two texts, "" where there is one
   */
  private static void putText(Map<String, Object> json, String end, List<BoundSegment> segments) {
    json.put(end.isEmpty() ? "template" : end, TemplateText.of(segments));
    json.put(
        end.isEmpty() ? "segments" : end + "Segments",
        segments.stream().map(ConditionJson::segment).toList());
  }

  static Map<String, Object> segment(BoundSegment segment) {
    if (segment instanceof BoundSegment.Literal literal) {
      return Map.of("literal", literal.text());
    }
    if (segment instanceof BoundSegment.FromParameter parameter) {
      return fromParameter(parameter.part(), parameter.term());
    }
    if (segment instanceof BoundSegment.FromConstant constant) {
      Map<String, Object> json = part(constant.part());
      json.put("constant", constant.constant().text());
      return json;
    }
    Map<String, Object> json = part(((BoundSegment.FromRange) segment).part());
    json.put("bound", true);
    return json;
  }

  private static Map<String, Object> fromParameter(KeyPart part, Term.Parameter term) {
    Map<String, Object> json = part(part);
    json.put("parameter", term.path().toString());
    if (term.transform() != null) {
      json.put("transform", term.transform().transform());
    }
    return json;
  }

  private static Map<String, Object> part(KeyPart part) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("part", part.path().toString());
    json.put("encoding", part.encoding().name().toLowerCase(Locale.ROOT));
    if (part.width() > 0) {
      json.put("width", part.width());
    }
    return json;
  }
}
