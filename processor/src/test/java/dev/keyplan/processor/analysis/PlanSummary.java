package dev.keyplan.processor.analysis;

import dev.keyplan.processor.plan.BoundKey;
import dev.keyplan.processor.plan.BoundSegment;
import dev.keyplan.processor.plan.QueryPlan;
import dev.keyplan.processor.plan.SortInterval;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A plan as one line. */
final class PlanSummary {

  private PlanSummary() {}

  static String of(QueryPlan plan) {
    if (plan instanceof QueryPlan.Get get) {
      return "Get " + keys(get.key()) + (get.consistent() ? " strong" : "");
    }
    QueryPlan.Query query = (QueryPlan.Query) plan;
    List<String> conditions = new ArrayList<>();
    conditions.add(keys(query.partition()));
    if (!query.equalities().isEmpty()) {
      conditions.add(keys(query.equalities()));
    }
    String interval = interval(query.interval());
    if (!interval.isEmpty()) {
      conditions.add(interval);
    }
    return "Query "
        + query.index().map(index -> index + " ").orElse("")
        + String.join(", ", conditions)
        + (query.forward() ? "" : " backwards")
        + (query.consistent() ? " strong" : "");
  }

  private static String keys(List<BoundKey> keys) {
    return keys.stream().map(PlanSummary::key).collect(Collectors.joining(", "));
  }

  private static String key(BoundKey key) {
    if (key instanceof BoundKey.Text text) {
      return key.storedName() + " = " + segments(text.segments());
    }
    BoundKey.Value value = (BoundKey.Value) key;
    return key.storedName()
        + " = "
        + value
            .parameter()
            .map(p -> "{" + p.text() + "}")
            .orElseGet(() -> value.constant().orElseThrow().text());
  }

  static String segments(List<BoundSegment> segments) {
    return segments.stream().map(PlanSummary::segment).collect(Collectors.joining());
  }

  private static String segment(BoundSegment segment) {
    if (segment instanceof BoundSegment.Literal literal) {
      return literal.text();
    }
    if (segment instanceof BoundSegment.FromConstant constant) {
      return "<" + constant.constant().text() + ">";
    }
    if (segment instanceof BoundSegment.FromParameter parameter) {
      boolean supplied =
          parameter.part().encoding().lossy() && parameter.term().transform() == null;
      return "{" + parameter.term().text() + (supplied ? " folded" : "") + "}";
    }
    return "[" + ((BoundSegment.FromRange) segment).part().path() + "]";
  }

  private static String interval(SortInterval interval) {
    if (interval instanceof SortInterval.Prefix prefix) {
      return "begins_with(" + prefix.storedName() + ", " + segments(prefix.prefix()) + ")";
    }
    if (interval instanceof SortInterval.Between between) {
      return between.storedName()
          + " between "
          + segments(between.low())
          + " and "
          + segments(between.high());
    }
    if (interval instanceof SortInterval.Range range) {
      return range.storedName() + " range " + segments(range.segments()) + range.after();
    }
    if (interval instanceof SortInterval.StartsWith starts) {
      return starts.storedName()
          + " starts with "
          + segments(starts.prefix())
          + "["
          + starts.part().path()
          + "]"
          + starts.after();
    }
    if (interval instanceof SortInterval.NativeRange range) {
      return range.storedName() + " range";
    }
    if (interval instanceof SortInterval.NativeStartsWith starts) {
      return starts.storedName() + " starts with";
    }
    return "";
  }
}
