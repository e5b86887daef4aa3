package dev.keyplan.processor.export;

import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.plan.BoundKey;
import dev.keyplan.processor.plan.BoundSegment;
import dev.keyplan.processor.plan.QueryPlan;
import dev.keyplan.processor.plan.SortInterval;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where a value stands in a key: a segment of a template, or a native key attribute.
 *
 * @param part empty for a native one
 * @param determined the key condition says its text
 */
record KeyPlace(KeyAttribute key, int segment, Optional<KeyPart> part, boolean determined) {

  /** All of a key, those of the partition key first. */
  static List<KeyPlace> of(EntityKey key, QueryPlan plan) {
    List<KeyPlace> places = new ArrayList<>();
    key.partition().forEach(attribute -> add(places, attribute, Integer.MAX_VALUE));
    for (int i = 0; i < key.sort().size(); i++) {
      add(places, key.sort().get(i), determined(plan, i));
    }
    return places;
  }

  /** All of a primary key that is known. */
  static List<KeyPlace> of(EntityKey tableKey) {
    return of(tableKey, new QueryPlan.Get(List.of(), false));
  }

  private static void add(List<KeyPlace> places, KeyAttribute attribute, int determined) {
    if (attribute instanceof KeyAttribute.Native) {
      places.add(new KeyPlace(attribute, 0, Optional.empty(), determined > 0));
      return;
    }
    List<KeySegment> segments = ((KeyAttribute.Composed) attribute).template().segments();
    for (int s = 0; s < segments.size(); s++) {
      if (segments.get(s) instanceof KeyPart part) {
        places.add(new KeyPlace(attribute, s, Optional.of(part), s < determined));
      }
    }
  }

  /** How many segments of a sort key attribute the condition says. */
  private static int determined(QueryPlan plan, int attribute) {
    if (!(plan instanceof QueryPlan.Query query)) {
      return Integer.MAX_VALUE;
    }
    List<BoundKey> equalities = query.equalities();
    if (attribute != equalities.size()) {
      return attribute < equalities.size() ? Integer.MAX_VALUE : 0;
    }
    SortInterval interval = query.interval();
    if (interval instanceof SortInterval.Prefix prefix) {
      return prefix.prefix().size();
    }
    if (interval instanceof SortInterval.Between between) {
      return common(between.low(), between.high());
    }
    if (interval instanceof SortInterval.Range range) {
      return (int)
          range.segments().stream().takeWhile(s -> !(s instanceof BoundSegment.FromRange)).count();
    }
    return interval instanceof SortInterval.StartsWith startsWith ? startsWith.prefix().size() : 0;
  }

  private static int common(List<BoundSegment> low, List<BoundSegment> high) {
    int common = 0;
    while (common < Math.min(low.size(), high.size())
        && ConditionJson.segment(low.get(common)).equals(ConditionJson.segment(high.get(common)))) {
      common++;
    }
    return common;
  }

  AttributePath path() {
    return part.map(KeyPart::path)
        .orElseGet(
            () -> new AttributePath(List.of(((KeyAttribute.Native) key).attribute().name())));
  }

  boolean lossy() {
    return part.isPresent() && part.get().encoding().lossy();
  }

  Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("attribute", key.storedName());
    if (part.isPresent()) {
      json.put("segment", segment);
    }
    return json;
  }
}
