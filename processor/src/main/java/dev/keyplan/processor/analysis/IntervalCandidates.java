package dev.keyplan.processor.analysis;

import dev.keyplan.processor.analysis.language.Automaton;
import dev.keyplan.processor.analysis.language.Bounds;
import dev.keyplan.processor.analysis.language.KeyLanguage;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.model.KeySegment;
import dev.keyplan.processor.plan.BoundKey;
import dev.keyplan.processor.plan.BoundSegment;
import dev.keyplan.processor.plan.SortInterval;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The sort key conditions that hold every promised item, in the order of preference: the whole
 * partition, {@code begins_with} of the longest common prefix, {@code BETWEEN} the ends.
 */
final class IntervalCandidates {

  private final KeySpaces spaces;

  IntervalCandidates(KeySpaces spaces) {
    this.spaces = spaces;
  }

  /** Each is made when it is asked for: most patterns are served by one of the first. */
  Stream<Interval> of(List<SortRun> runs) {
    SortRun first = runs.get(0);
    var pattern = first.promise().pattern();
    if (pattern.range().isPresent() || pattern.startsWith().isPresent()) {
      return bounded(runs).stream();
    }
    if (first.member().key().sort().size() > 1) {
      return alike(runs) ? Stream.of(Interval.whole(first.equalities())) : Stream.empty();
    }
    if (first.member().key().sort().isEmpty()) {
      return Stream.of(Interval.whole(List.of()));
    }
    if (first.complete() && alike(runs)) {
      return Stream.of(Interval.whole(List.of()), equality(first));
    }
    return Stream.<Supplier<Optional<Interval>>>of(
            () -> Optional.of(Interval.whole(List.of())),
            () -> prefix(runs),
            // First the ends that read well, then the exact ones.
            () -> between(runs, false, false),
            () -> between(runs, false, true),
            () -> between(runs, true, false),
            () -> between(runs, true, true),
            () -> betweenAll(runs))
        .map(Supplier::get)
        .flatMap(Optional::stream);
  }

  private static boolean alike(List<SortRun> runs) {
    return runs.stream()
        .allMatch(run -> BoundText.sameKeys(runs.get(0).equalities(), run.equalities()));
  }

  private static Interval equality(SortRun run) {
    return Interval.whole(run.equalities());
  }

  private static String sortKeyName(SortRun run) {
    return run.member().key().sort().get(0).storedName();
  }

  /** What is known of a single sort key attribute, wholly determined or not. */
  private static List<BoundSegment> known(SortRun run) {
    return run.complete() && run.equalities().get(0) instanceof BoundKey.Text text
        ? text.segments()
        : run.prefix();
  }

  private static Optional<Interval> prefix(List<SortRun> runs) {
    List<BoundSegment> common = known(runs.get(0));
    for (SortRun run : runs) {
      common = BoundText.commonPrefix(common, known(run));
    }
    return common.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Interval(
                List.of(),
                new SortInterval.Prefix(sortKeyName(runs.get(0)), common),
                common,
                Automaton.anything()));
  }

  private Optional<Interval> between(List<SortRun> runs, boolean exactLow, boolean exactHigh) {
    Optional<List<BoundSegment>> low = Optional.empty();
    Optional<List<BoundSegment>> high = Optional.empty();
    for (SortRun run : runs) {
      Optional<List<BoundSegment>> least = least(run, exactLow);
      Optional<List<BoundSegment>> greatest = greatest(run, exactHigh);
      if (least.isEmpty() || greatest.isEmpty()) {
        return Optional.empty();
      }
      low = low.isEmpty() ? least : extreme(low.get(), least.get(), -1);
      high = high.isEmpty() ? greatest : extreme(high.get(), greatest.get(), 1);
      if (low.isEmpty() || high.isEmpty()) {
        return Optional.empty();
      }
    }
    return between(runs, low.get(), high.get());
  }

  /**
   * The ends of all that the members can store, where those of what is asked for depend on the
   * arguments.
   */
  private Optional<Interval> betweenAll(List<SortRun> runs) {
    List<String> low = new ArrayList<>();
    List<String> high = new ArrayList<>();
    for (SortRun run : runs) {
      Automaton texts = from(run, run.member().key().sort().get(0), 0);
      low.add(Bounds.least(texts));
      Bounds.greatest(texts).ifPresent(high::add);
    }
    return high.size() < runs.size()
        ? Optional.empty()
        : between(
            runs,
            literal(Collections.min(low, KeyOrder::compare)),
            literal(Collections.max(high, KeyOrder::compare)));
  }

  private static Optional<Interval> between(
      List<SortRun> runs, List<BoundSegment> low, List<BoundSegment> high) {
    // DynamoDB refuses an empty text in a condition.
    if (low.isEmpty() || high.isEmpty()) {
      return Optional.empty();
    }
    List<BoundSegment> fixed = BoundText.commonPrefix(low, high);
    Automaton tail =
        Bounds.between(
            KeyLanguage.ofBound(BoundText.after(low, fixed), 0),
            KeyLanguage.ofBound(BoundText.after(high, fixed), 0));
    return Optional.of(
        new Interval(
            List.of(), new SortInterval.Between(sortKeyName(runs.get(0)), low, high), fixed, tail));
  }

  /** The lesser (sign -1) or the greater (1) of two, if it is always the same one. */
  private static Optional<List<BoundSegment>> extreme(
      List<BoundSegment> a, List<BoundSegment> b, int sign) {
    return BoundText.compare(a, b).map(order -> order * sign >= 0 ? a : b);
  }

  private Optional<List<BoundSegment>> least(SortRun run, boolean exact) {
    List<BoundSegment> known = known(run);
    if (run.complete()) {
      return known.isEmpty() ? Optional.empty() : Optional.of(known);
    }
    return Optional.of(exact ? BoundText.plus(known, Bounds.least(rest(run))) : known);
  }

  private Optional<List<BoundSegment>> greatest(SortRun run, boolean exact) {
    List<BoundSegment> known = known(run);
    if (run.complete()) {
      return known.isEmpty() ? Optional.empty() : Optional.of(known);
    }
    return exact
        ? Bounds.greatest(rest(run)).map(text -> BoundText.plus(known, text))
        : BoundText.successor(BoundText.upToLiteral(known));
  }

  private Automaton rest(SortRun run) {
    return from(run, run.next().orElseThrow(), run.prefix().size());
  }

  /** What can be stored from a segment on, as far as the key's when allows it. */
  private Automaton from(SortRun run, KeyAttribute attribute, int segment) {
    return spaces.of(run.member().entity(), run.member().key()).rest(attribute, segment);
  }

  /** The condition of a range or a prefix given at call time; one for all members, or none. */
  private static List<Interval> bounded(List<SortRun> runs) {
    List<Interval> candidates = runs.stream().map(run -> bounded(run, after(run, runs))).toList();
    Interval first = candidates.get(0);
    boolean alike = candidates.stream().allMatch(other -> sameBounds(first, other));
    return alike ? List.of(first) : List.of();
  }

  private static boolean sameBounds(Interval a, Interval b) {
    if (!BoundText.sameKeys(a.equalities(), b.equalities())) {
      return false;
    }
    if (a.condition() instanceof SortInterval.Range left
        && b.condition() instanceof SortInterval.Range right) {
      return BoundText.same(left.segments(), right.segments())
          && left.after().equals(right.after());
    }
    if (a.condition() instanceof SortInterval.StartsWith left
        && b.condition() instanceof SortInterval.StartsWith right) {
      return BoundText.same(left.prefix(), right.prefix()) && left.after().equals(right.after());
    }
    return a.condition().getClass() == b.condition().getClass();
  }

  /**
   * The literal after the bounded part. That of a range ends where those of the members part: what
   * they have in common ends the value as well.
   */
  private static String after(SortRun run, List<SortRun> runs) {
    String own = RangeRule.slot(run).orElseThrow().after();
    if (run.promise().pattern().range().isEmpty()) {
      return own;
    }
    String common = own;
    for (SortRun other : runs) {
      List<BoundSegment> theirs = literal(RangeRule.slot(other).orElseThrow().after());
      common = text(BoundText.commonPrefix(literal(common), theirs));
    }
    return common.isEmpty() ? own : common;
  }

  private static List<BoundSegment> literal(String text) {
    return text.isEmpty() ? List.of() : List.of(new BoundSegment.Literal(text));
  }

  private static String text(List<BoundSegment> literals) {
    return literals.isEmpty() ? "" : ((BoundSegment.Literal) literals.get(0)).text();
  }

  private static Interval bounded(SortRun run, String after) {
    KeySlot slot = RangeRule.slot(run).orElseThrow();
    String name = slot.key().storedName();
    boolean ranged = run.promise().pattern().range().isPresent();
    if (slot.key() instanceof KeyAttribute.Native plain) {
      SortInterval condition =
          ranged
              ? new SortInterval.NativeRange(name, plain.attribute())
              : new SortInterval.NativeStartsWith(name, plain.attribute());
      return new Interval(run.equalities(), condition, List.of(), Automaton.anything());
    }
    List<BoundSegment> prefix = run.prefix();
    if (!ranged) {
      return new Interval(
          run.equalities(),
          new SortInterval.StartsWith(name, prefix, slot.part().orElseThrow(), after),
          prefix,
          Automaton.anything());
    }
    AttributePath path = run.promise().pattern().range().orElseThrow();
    List<BoundSegment> segments = new ArrayList<>(prefix);
    List<KeySegment> template = ((KeyAttribute.Composed) slot.key()).template().segments();
    for (KeySegment segment : template.subList(prefix.size(), slot.segment() + 1)) {
      segments.add(
          segment instanceof KeySegment.Literal literal
              ? new BoundSegment.Literal(literal.text())
              : run.binding()
                  .bind((KeyPart) segment)
                  .orElseGet(() -> new BoundSegment.FromRange((KeyPart) segment, path)));
    }
    List<BoundSegment> values = segments.subList(prefix.size(), segments.size());
    Automaton texts = KeyLanguage.ofBound(values, 0);
    return new Interval(
        run.equalities(),
        new SortInterval.Range(name, segments, after),
        prefix,
        Bounds.between(texts, upperEnds(texts, slot, after)));
  }

  /** Where ranges can end: after the greatest value, and all that its text can begin. */
  private static Automaton upperEnds(Automaton texts, KeySlot slot, String afterValue) {
    if (slot.last()) {
      return texts;
    }
    List<BoundSegment> after = List.of(new BoundSegment.Literal(afterValue));
    Optional<Automaton> terminator =
        BoundText.successor(after).map(next -> KeyLanguage.ofBound(next, 0));
    if (terminator.isPresent()) {
      return texts.then(terminator.get());
    }
    // Another part follows, so this one has a fixed width and a greatest text.
    return Bounds.greatest(texts)
        .flatMap(text -> BoundText.successor(List.of(new BoundSegment.Literal(text))))
        .map(next -> KeyLanguage.ofBound(next, 0))
        .orElseGet(() -> texts.then(Automaton.anything()));
  }
}
