package dev.keyplan.processor.plan;

import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A plan in words, for Javadoc, exports and messages: {@code PK = USER#userId and begins_with(SK,
 * ORDER#)}, backwards. Where a value is given at call time, the text names the method's parameter;
 * a lossy part made from a plain one shows its transform, as in {@code createdAt:month}.
 */
public final class PlanText {

  private PlanText() {}

  /** {@code GetItem} or {@code Query}. */
  public static String operation(QueryPlan plan) {
    return plan instanceof QueryPlan.Get ? "GetItem" : "Query";
  }

  /** {@code the table}, or the index's name. */
  public static String path(QueryPlan plan) {
    return plan instanceof QueryPlan.Query query ? query.index().orElse("the table") : "the table";
  }

  /** The key condition: {@code PK = USER#userId and begins_with(SK, ORDER#)}. */
  public static String condition(QueryPlan plan) {
    return String.join(" and ", conditions(plan));
  }

  /** The key condition, one text per key attribute, in the order of the key. */
  public static List<String> conditions(QueryPlan plan) {
    List<String> conditions = new ArrayList<>();
    if (plan instanceof QueryPlan.Get get) {
      get.key().forEach(key -> conditions.add(equality(key)));
    } else if (plan instanceof QueryPlan.Query query) {
      query.partition().forEach(key -> conditions.add(equality(key)));
      query.equalities().forEach(key -> conditions.add(equality(key)));
      if (!(query.interval() instanceof SortInterval.Whole)) {
        conditions.add(interval(query.interval()));
      }
    }
    return List.copyOf(conditions);
  }

  /** {@code Query on GSI1: GSI1PK = WAREHOUSE#warehouseId, backwards}. */
  public static String line(QueryPlan plan) {
    boolean backwards = plan instanceof QueryPlan.Query query && !query.forward();
    return operation(plan)
        + " on "
        + path(plan)
        + ": "
        + condition(plan)
        + (backwards ? ", backwards" : "")
        + (plan.consistent() ? ", strongly consistent" : "");
  }

  /** {@code PK = USER#userId}. */
  public static String equality(BoundKey key) {
    return key.storedName() + " = " + value(key);
  }

  /** The value of a key attribute: {@code USER#userId}. */
  public static String value(BoundKey key) {
    if (key instanceof BoundKey.Text text) {
      return text(text.segments());
    }
    BoundKey.Value value = (BoundKey.Value) key;
    return value
        .parameter()
        .map(Term.Parameter::parameterName)
        .orElseGet(() -> value.constant().orElseThrow().toString());
  }

  /** A key text: {@code WAREHOUSE#warehouseId#OPEN}. Not for texts that hold a range. */
  public static String text(List<BoundSegment> segments) {
    return text(segments, "");
  }

  /**
   * @param bound {@code least} or {@code greatest}: which end of the method's range is meant
   */
  static String text(List<BoundSegment> segments, String bound) {
    return segments.stream().map(segment -> segment(segment, bound)).collect(Collectors.joining());
  }

  /** The condition on the sort key attribute; "" for the whole partition. */
  public static String interval(SortInterval interval) {
    if (interval instanceof SortInterval.Prefix prefix) {
      return beginsWith(prefix.storedName(), text(prefix.prefix()));
    }
    if (interval instanceof SortInterval.Between between) {
      return between(between.storedName(), text(between.low()), text(between.high()));
    }
    if (interval instanceof SortInterval.Range range) {
      return between(
          range.storedName(), text(range.segments(), "least"), text(range.segments(), "greatest"));
    }
    if (interval instanceof SortInterval.StartsWith startsWith) {
      return beginsWith(
          startsWith.storedName(),
          text(startsWith.prefix()) + startsWith.part().path().camelCase() + "Prefix");
    }
    if (interval instanceof SortInterval.NativeRange range) {
      return between(
          range.storedName(),
          bound("least", range.attribute().name()),
          bound("greatest", range.attribute().name()));
    }
    if (interval instanceof SortInterval.NativeStartsWith startsWith) {
      return beginsWith(startsWith.storedName(), startsWith.attribute().name() + "Prefix");
    }
    return "";
  }

  private static String segment(BoundSegment segment, String bound) {
    if (segment instanceof BoundSegment.Literal literal) {
      return literal.text();
    }
    if (segment instanceof BoundSegment.FromParameter parameter) {
      boolean ownTerm = parameter.term().transform() != null;
      return ownTerm ? parameter.term().parameterName() : parameter(parameter.part());
    }
    if (segment instanceof BoundSegment.FromConstant constant) {
      return ConstantText.of(constant.part(), constant.constant());
    }
    return bound(bound, parameter(((BoundSegment.FromRange) segment).part()));
  }

  private static String parameter(KeyPart part) {
    return part.path().camelCase() + transform(part);
  }

  /** A part as it stands in a template: {@code owner.login}, {@code createdAt:month}. */
  public static String term(KeyPart part) {
    return part.path() + transform(part);
  }

  private static String transform(KeyPart part) {
    return part.encoding().lossy() ? ":" + part.encoding().transform() : "";
  }

  private static String bound(String bound, String parameter) {
    return "(" + bound + " " + parameter + ")";
  }

  private static String beginsWith(String storedName, String prefix) {
    return "begins_with(" + storedName + ", " + prefix + ")";
  }

  private static String between(String storedName, String low, String high) {
    return storedName + " between " + low + " and " + high;
  }
}
