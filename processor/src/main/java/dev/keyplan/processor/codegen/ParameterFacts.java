package dev.keyplan.processor.codegen;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.processor.plan.BoundKey;
import dev.keyplan.processor.plan.BoundSegment;
import dev.keyplan.processor.plan.QueryPlan;
import dev.keyplan.processor.plan.SortInterval;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What must hold for the arguments of a pattern's method, as the key format has it. */
final class ParameterFacts {

  private final QueryPlan plan;
  private final AccessPatternModel pattern;
  private final Map<String, String> facts = new LinkedHashMap<>();

  ParameterFacts(QueryPlan plan, AccessPatternModel pattern) {
    this.plan = plan;
    this.pattern = pattern;
  }

  /** Javadoc by parameter name; those of which nothing is to be said are left out. */
  Map<String, String> facts() {
    for (BoundKey key : keys()) {
      if (key instanceof BoundKey.Text text) {
        add(text.segments());
      } else if (key instanceof BoundKey.Value value && value.parameter().isPresent()) {
        String parameter = GeneratedNames.parameter(value.parameter().get());
        nativeFact(value.attribute().type(), parameter);
      }
    }
    if (plan instanceof QueryPlan.Query query) {
      add(query.interval());
    }
    pattern
        .range()
        .ifPresent(
            path ->
                facts.put(
                    GeneratedNames.parameter(path),
                    "which values; {@code KeyRange.all()} for every one"));
    return facts;
  }

  private List<BoundKey> keys() {
    if (plan instanceof QueryPlan.Get get) {
      return get.key();
    }
    QueryPlan.Query query = (QueryPlan.Query) plan;
    List<BoundKey> keys = new ArrayList<>(query.partition());
    keys.addAll(query.equalities());
    return keys;
  }

  private void add(SortInterval interval) {
    if (interval instanceof SortInterval.Prefix prefix) {
      add(prefix.prefix());
    } else if (interval instanceof SortInterval.Between between) {
      add(between.low());
    } else if (interval instanceof SortInterval.Range range) {
      add(range.segments());
    } else if (interval instanceof SortInterval.StartsWith startsWith) {
      add(startsWith.prefix());
      String alphabet = alphabet(startsWith.part().encoding());
      facts.put(
          GeneratedNames.prefixParameter(startsWith.part().path()),
          "what the value starts with; may be empty" + (alphabet.isEmpty() ? "" : ", ") + alphabet);
    } else if (interval instanceof SortInterval.NativeStartsWith) {
      pattern
          .startsWith()
          .ifPresent(
              path ->
                  facts.put(
                      GeneratedNames.prefixParameter(path),
                      "what the value starts with; may be empty"));
    }
  }

  private void add(List<BoundSegment> segments) {
    for (int i = 0; i < segments.size(); i++) {
      if (segments.get(i) instanceof BoundSegment.FromParameter from) {
        boolean literal =
            i + 1 < segments.size() && segments.get(i + 1) instanceof BoundSegment.Literal;
        String after = literal ? ((BoundSegment.Literal) segments.get(i + 1)).text() : "";
        String fact = PartDoc.of(from.part(), after);
        if (!fact.isEmpty()) {
          facts.put(GeneratedNames.parameter(from.term()), fact);
        }
      }
    }
  }

  private void nativeFact(AttributeType type, String parameter) {
    if (type instanceof AttributeType.Scalar scalar && scalar.type() == ScalarType.STRING) {
      facts.putIfAbsent(parameter, "must not be empty");
    }
  }

  private static String alphabet(KeyEncoding encoding) {
    return switch (encoding) {
      case STRING, LOWER, UPPER -> "must not hold {@code #}";
      case ID -> "letters, digits, {@code _} and {@code -} only";
      default -> "";
    };
  }
}
