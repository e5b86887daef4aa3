package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.CollectionModel;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.plan.BoundKey;
import dev.keyplan.processor.plan.QueryPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Judges one path: the rules in their order, then the operation. */
final class PathPlanner {

  private final TableModel table;
  private final KeySpaces spaces;
  private final AccessPatternModel pattern;
  private final Optional<CollectionModel.Form> form;

  PathPlanner(
      TableModel table,
      KeySpaces spaces,
      AccessPatternModel pattern,
      Optional<CollectionModel.Form> form) {
    this.table = table;
    this.spaces = spaces;
    this.pattern = pattern;
    this.form = form;
  }

  PathVerdict judge(CandidatePath path) {
    List<SortRun> runs = new ArrayList<>();
    for (MemberKey member : path.members()) {
      AttributeFacts facts = new AttributeFacts(table, member.entity());
      runs.add(SortRun.of(member, new Promise(pattern, facts)));
    }
    boolean get = isGet(path, runs);
    Stream<Supplier<Optional<PlanRejection>>> rules =
        Stream.of(
            () -> DischargeRule.checkPartition(runs),
            () -> DischargeRule.checkTerms(runs),
            () -> RangeRule.check(runs),
            () -> OrderRule.checkDirection(runs),
            () -> get ? Optional.empty() : OrderRule.check(runs),
            () -> RangeRule.checkEncoding(runs),
            () -> get ? Optional.empty() : OrderRule.checkEncoding(runs),
            () -> AlternativeKeys.check(runs),
            () -> stream() ? StreamOrderRule.check(runs) : Optional.empty(),
            () -> ProjectionRule.checkConsistency(path, pattern),
            () -> ProjectionRule.check(table, path, pattern),
            () -> CompletenessRule.check(runs));
    Optional<PlanRejection> rejection =
        rules.map(Supplier::get).flatMap(Optional::stream).findFirst();
    if (rejection.isPresent()) {
      return PathVerdict.refused(path, rejection.get());
    }
    return get ? get(path, runs.get(0)) : query(path, runs);
  }

  private boolean stream() {
    return form.filter(CollectionModel.Form.SEALED::equals).isPresent();
  }

  private boolean isGet(CandidatePath path, List<SortRun> runs) {
    return form.isEmpty()
        && path.index().isEmpty()
        && runs.get(0).partitionKnown()
        && runs.get(0).complete();
  }

  /** No other entity can have that primary key, or the table is refused as a whole. */
  private PathVerdict get(CandidatePath path, SortRun run) {
    List<BoundKey> key = new ArrayList<>(run.partition());
    key.addAll(run.equalities());
    PurityRule purity = new PurityRule(spaces, path, List.of(run));
    return PathVerdict.accepted(
        path,
        new QueryPlan.Get(key, pattern.strong()),
        purity.othersOfOne(Interval.whole(run.equalities())).apart());
  }

  private PathVerdict query(CandidatePath path, List<SortRun> runs) {
    PurityRule purity = new PurityRule(spaces, path, runs);
    PlanRejection last = apart(runs.get(0).member(), runs.get(runs.size() - 1).member());
    Iterable<Interval> candidates = new IntervalCandidates(spaces).of(runs)::iterator;
    for (Interval interval : candidates) {
      Optional<PlanRejection> own = purity.own(interval);
      if (own.isPresent()) {
        last = clearer(last, own.get());
        continue;
      }
      PurityRule.Others others = purity.others(interval);
      if (others.read().isEmpty()) {
        return PathVerdict.accepted(path, query(path, runs.get(0), interval), others.apart());
      }
      last = clearer(last, others.read().get());
    }
    return PathVerdict.refused(path, last);
  }

  /**
   * What was not decided leaves the verdict open; else the later, unless it alone has no example.
   */
  private static PlanRejection clearer(PlanRejection earlier, PlanRejection later) {
    boolean others =
        earlier instanceof PlanRejection.ReadsOthers && later instanceof PlanRejection.ReadsOthers;
    if (!others) {
      return later;
    }
    PlanRejection.ReadsOthers before = (PlanRejection.ReadsOthers) earlier;
    PlanRejection.ReadsOthers after = (PlanRejection.ReadsOthers) later;
    boolean vaguer = after.example().isEmpty() && !before.example().isEmpty();
    return before.undecided() || vaguer && !after.undecided() ? earlier : later;
  }

  /** Members whose bounds differ have no interval in common. */
  private PlanRejection apart(MemberKey first, MemberKey other) {
    return pattern
        .range()
        .or(pattern::startsWith)
        .<PlanRejection>map(path -> new PlanRejection.BoundedApart(first, other, path))
        .orElseGet(() -> new PlanRejection.MembersApart(first, other));
  }

  private QueryPlan query(CandidatePath path, SortRun run, Interval interval) {
    return new QueryPlan.Query(
        path.index().map(IndexModel::name),
        path.members().stream().map(MemberKey::key).toList(),
        run.partition(),
        interval.equalities(),
        interval.condition(),
        !pattern.descending(),
        pattern.strong());
  }
}
