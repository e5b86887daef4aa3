package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.Constant;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.Term;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Several keys of one entity in one index, read by one Query: what one of them leaves out, another
 * may hold. Their {@code when}s exclude each other.
 */
final class AlternativeKeys {

  /** More cases than any sensible {@code when}s distinguish. */
  private static final int MOST_CASES = 10_000;

  /** A value that no {@code when} mentions. */
  private static final Optional<String> OTHER = Optional.of("\0");

  private AlternativeKeys() {}

  /** The keys that can hold items which the pattern promises. */
  static List<EntityKey> promised(List<EntityKey> keys, Promise promise) {
    return keys.stream()
        .filter(
            key ->
                key.when().stream()
                    .map(Term::path)
                    .noneMatch(
                        path ->
                            promise.condition(path).excludes(promise.condition(path, key.when()))))
        .toList();
  }

  /**
   * What may only be true of each key by itself: its order, and an argument that its {@code when}
   * leaves one value for. Asked of paths without alternatives too, which pass.
   */
  static Optional<PlanRejection> check(List<SortRun> runs) {
    for (SortRun run : runs) {
      List<SortRun> keys = runs.stream().filter(other -> sameEntity(other, run)).toList();
      if (keys.size() < 2) {
        continue;
      }
      Optional<PlanRejection> apart = orderedApart(keys);
      if (apart.isPresent()) {
        return apart;
      }
      List<Term> left =
          run.promise().pattern().by().stream()
              .filter(Term.Parameter.class::isInstance)
              .filter(term -> !DischargeRule.dischargedByKey(term, run))
              .toList();
      if (!left.isEmpty()) {
        return Optional.of(
            new PlanRejection.NeedsFilter(run.member(), left, run.rest().stream().findFirst()));
      }
    }
    return Optional.empty();
  }

  /** Under each key the items come in the promised order, but not under all of them together. */
  private static Optional<PlanRejection> orderedApart(List<SortRun> keys) {
    List<AttributePath> order = OrderRule.promised(keys.get(0));
    if (keys.stream().allMatch(key -> OrderRule.promised(key).equals(order))
        && StreamOrderRule.check(keys).isEmpty()) {
      return Optional.empty();
    }
    return keys.stream()
        .filter(key -> !OrderRule.promised(key).isEmpty())
        .findFirst()
        .map(
            key ->
                new PlanRejection.OtherOrder(
                    key.member(), OrderRule.promised(key).get(0), key.rest()));
  }

  static boolean sameEntity(SortRun a, SortRun b) {
    return a.member().entity() == b.member().entity();
  }

  /** Every item that the pattern promises satisfies one of the {@code when}s. */
  static boolean cover(Promise promise, List<List<Term>> whens) {
    Map<AttributePath, Set<Optional<String>>> values = new LinkedHashMap<>();
    whens.stream().flatMap(List::stream).forEach(term -> addValues(values, promise, term));
    long cases = 1;
    for (Set<Optional<String>> one : values.values()) {
      cases *= one.size();
      if (cases > MOST_CASES) {
        return false;
      }
    }
    return cover(whens, new ArrayList<>(values.keySet()), values, new LinkedHashMap<>());
  }

  /** All that a term's attribute can be in promised items, as far as it matters; empty: absent. */
  private static void addValues(
      Map<AttributePath, Set<Optional<String>>> values, Promise promise, Term term) {
    AttributePath path = term.path();
    AttributeCondition condition = promise.condition(path);
    Set<Optional<String>> own = values.computeIfAbsent(path, key -> new LinkedHashSet<>());
    if (condition.mayBeAbsent()) {
      own.add(Optional.empty());
    }
    Optional<Set<String>> known = condition.values().or(() -> promise.facts().universe(path));
    if (known.isPresent()) {
      known.get().forEach(value -> own.add(Optional.of(value)));
    } else {
      constants(term).map(Constant::text).forEach(value -> own.add(Optional.of(value)));
      own.add(OTHER);
    }
  }

  private static Stream<Constant> constants(Term term) {
    if (term instanceof Term.Equal equal) {
      return Stream.of(equal.constant());
    }
    return term instanceof Term.In in ? in.constants().stream() : Stream.empty();
  }

  private static boolean cover(
      List<List<Term>> whens,
      List<AttributePath> open,
      Map<AttributePath, Set<Optional<String>>> values,
      Map<AttributePath, Optional<String>> chosen) {
    if (open.isEmpty()) {
      return whens.stream()
          .anyMatch(when -> when.stream().allMatch(term -> holds(term, chosen.get(term.path()))));
    }
    AttributePath path = open.get(0);
    for (Optional<String> value : values.get(path)) {
      chosen.put(path, value);
      if (!cover(whens, open.subList(1, open.size()), values, chosen)) {
        return false;
      }
    }
    return true;
  }

  private static boolean holds(Term term, Optional<String> value) {
    if (term instanceof Term.Absent) {
      return value.isEmpty();
    }
    return value.isPresent()
        && (term instanceof Term.Present
            || constants(term).anyMatch(constant -> constant.text().equals(value.get())));
  }
}
