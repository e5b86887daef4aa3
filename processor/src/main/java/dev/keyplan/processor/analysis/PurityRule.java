package dev.keyplan.processor.analysis;

import dev.keyplan.processor.analysis.language.Automaton;
import dev.keyplan.processor.analysis.language.Intersection;
import dev.keyplan.processor.analysis.language.KeyLanguage;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.Term;
import dev.keyplan.processor.plan.BoundKey;
import dev.keyplan.processor.plan.Disjointness;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Rule 8: the interval holds no item that the pattern does not promise, be it of another entity, of
 * the same one under another key, or one with other values.
 */
final class PurityRule {

  private final TableModel table;
  private final CandidatePath path;
  private final List<SortRun> runs;

  PurityRule(TableModel table, CandidatePath path, List<SortRun> runs) {
    this.table = table;
    this.path = path;
    this.runs = runs;
  }

  /**
   * What became of the items under other keys.
   *
   * @param apart why those of the other keys are not read
   * @param read the first that are
   */
  record Others(List<Disjointness> apart, Optional<PlanRejection> read) {
    Others {
      apart = List.copyOf(apart);
    }
  }

  Optional<PlanRejection> own(Interval interval) {
    return runs.stream().map(run -> checkOwn(run, interval)).flatMap(Optional::stream).findFirst();
  }

  Others others(Interval interval) {
    String index = path.index().map(i -> i.name()).orElse("");
    List<Disjointness> apart = new ArrayList<>();
    for (EntityModel entity : table.entities()) {
      List<EntityKey> keys = entity.keysOf(index);
      if (keys.isEmpty()) {
        apart.add(Disjointness.notInIndex(entity.type()));
      }
      for (EntityKey key : keys) {
        if (runs.stream().anyMatch(run -> run.member().key() == key)) {
          continue;
        }
        MemberKey other = new MemberKey(entity, key, true);
        Optional<PlanRejection> read = checkForeign(other, interval, apart);
        if (read.isPresent()) {
          return new Others(apart, read);
        }
      }
    }
    return new Others(apart, Optional.empty());
  }

  /** Items of the same key with other values than those asked for. */
  private Optional<PlanRejection> checkOwn(SortRun run, Interval interval) {
    int constrained = interval.equalities().size();
    List<KeyAttribute> sort = run.member().key().sort();
    Set<Integer> mustAgree = new HashSet<>();
    for (KeySlot slot : run.slots().subList(0, run.length())) {
      if (slot.attribute() < constrained || fixedOtherwise(slot, run)) {
        continue;
      }
      if (slot.attribute() > constrained || slot.segment() >= interval.fixed().size()) {
        return readsOthers(run, run.member(), sort.get(slot.attribute()), "");
      }
      mustAgree.add(slot.segment());
    }
    if (mustAgree.isEmpty()) {
      return Optional.empty();
    }
    KeyAttribute key = sort.get(constrained);
    return Intersection.exampleReadDifferently(interval.language(), KeyLanguage.of(key), mustAgree)
        .flatMap(example -> readsOthers(run, run.member(), key, example));
  }

  /** Everything in the partition has the one value. */
  private static boolean fixedOtherwise(KeySlot slot, SortRun run) {
    AttributePath wanted = slot.path();
    boolean byPartition =
        KeySlot.of(run.member().key().partition()).stream()
            .anyMatch(
                other ->
                    other.path().equals(wanted) && (!other.lossy() || sameEncoding(other, slot)));
    List<Term> when = run.member().key().when();
    return byPartition
        || Promise.constant(wanted, when, run.promise().condition(wanted, when)).isPresent();
  }

  private static boolean sameEncoding(KeySlot a, KeySlot b) {
    return a.part().isPresent()
        && b.part().isPresent()
        && a.part().get().encoding() == b.part().get().encoding();
  }

  private Optional<PlanRejection> checkForeign(
      MemberKey other, Interval interval, List<Disjointness> apart) {
    SortRun run = runs.get(0);
    List<KeyAttribute> partition = other.key().partition();
    for (int i = 0; i < run.partition().size() && i < partition.size(); i++) {
      if (apart(run.partition().get(i), partition.get(i))) {
        apart.add(byLanguage(other, partition.get(i)));
        return Optional.empty();
      }
    }
    List<KeyAttribute> sort = other.key().sort();
    int constrained = interval.equalities().size();
    for (int i = 0; i < constrained && i < sort.size(); i++) {
      if (apart(interval.equalities().get(i), sort.get(i))) {
        apart.add(byLanguage(other, sort.get(i)));
        return Optional.empty();
      }
    }
    if (constrained >= sort.size()) {
      KeyAttribute last = sort.isEmpty() ? partition.get(0) : sort.get(sort.size() - 1);
      Automaton asked =
          KeyLanguage.of(
              sort.isEmpty() ? run.partition().get(0) : interval.equalities().get(sort.size() - 1));
      String example = Intersection.example(asked, KeyLanguage.of(last)).orElse("");
      return readsOthers(run, other, last, example);
    }
    KeyAttribute key = sort.get(constrained);
    Optional<String> example = Intersection.example(interval.language(), KeyLanguage.of(key));
    if (example.isEmpty()) {
      apart.add(byLanguage(other, key));
    }
    return example.flatMap(text -> readsOthers(run, other, key, text));
  }

  private static Disjointness byLanguage(MemberKey other, KeyAttribute key) {
    return new Disjointness(
        other.entity().type(),
        Optional.of(other.key()),
        key.storedName(),
        Disjointness.Kind.LANGUAGE,
        "");
  }

  private static boolean apart(BoundKey asked, KeyAttribute key) {
    return Intersection.isEmpty(KeyLanguage.of(asked), KeyLanguage.of(key));
  }

  private static Optional<PlanRejection> readsOthers(
      SortRun run, MemberKey other, KeyAttribute key, String example) {
    return Optional.of(
        new PlanRejection.ReadsOthers(run.member(), other, key.storedName(), example));
  }
}
