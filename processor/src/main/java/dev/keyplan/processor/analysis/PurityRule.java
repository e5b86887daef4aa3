package dev.keyplan.processor.analysis;

import dev.keyplan.processor.analysis.language.Agreement;
import dev.keyplan.processor.analysis.language.Intersection;
import dev.keyplan.processor.analysis.language.KeyLanguage;
import dev.keyplan.processor.analysis.language.KeySpace;
import dev.keyplan.processor.analysis.language.LiteralIndex;
import dev.keyplan.processor.analysis.language.Overlap;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.Term;
import dev.keyplan.processor.plan.BoundKey;
import dev.keyplan.processor.plan.Disjointness;
import dev.keyplan.processor.plan.Separation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Rule 8: the interval holds no item that the pattern does not promise, be it of another entity, of
 * the same one under another key, or one with other values.
 */
final class PurityRule {

  private final KeySpaces spaces;
  private final CandidatePath path;
  private final List<SortRun> runs;

  PurityRule(KeySpaces spaces, CandidatePath path, List<SortRun> runs) {
    this.spaces = spaces;
    this.path = path;
    this.runs = runs;
  }

  /**
   * What became of the items under other keys.
   *
   * @param apart why those of the other keys are not read
   * @param read the first that are
   */
  record Others(Separation apart, Optional<PlanRejection> read) {}

  Optional<PlanRejection> own(Interval interval) {
    return runs.stream().map(run -> checkOwn(run, interval)).flatMap(Optional::stream).findFirst();
  }

  /**
   * Of a GetItem: an item of an entity that shares the key is told by its type, and not returned.
   */
  Others othersOfOne(Interval key) {
    return others(key, true);
  }

  Others others(Interval interval) {
    return others(interval, false);
  }

  private Others others(Interval interval, boolean one) {
    KeySpace asked = asked(runs.get(0), interval);
    PathKeys keys = spaces.on(path.index());
    LiteralIndex.Near near = keys.near(asked);
    Set<EntityKey> members = Collections.newSetFromMap(new IdentityHashMap<>());
    runs.forEach(run -> members.add(run.member().key()));
    List<Disjointness> apart = new ArrayList<>();
    for (int place : near.places()) {
      PathKeys.PathKey other = keys.at(place);
      if (!members.contains(other.key())) {
        Optional<PlanRejection> read = other(asked, other, one, apart);
        if (read.isPresent()) {
          return new Others(Separation.NONE, read);
        }
      }
    }
    return new Others(
        new Separation(keys.absent(), literals(asked, near), apart), Optional.empty());
  }

  /** Less the keys that are meant to be read, should there be no item under one. */
  private Map<String, Integer> literals(KeySpace asked, LiteralIndex.Near near) {
    int[] apart = near.apart().clone();
    for (SortRun run : runs) {
      KeySpace own = spaces.of(run.member().entity(), run.member().key());
      int half = Overlap.differingInLiterals(asked, own);
      if (half < apart.length) {
        apart[half]--;
      }
    }
    return LiteralCounts.of(runs.get(0).member().key(), apart);
  }

  /**
   * @param one an item read by mistake is told by its type, if the entities share their keys
   * @param apart takes the reason why none is read
   * @return the refusal if one may be
   */
  private Optional<PlanRejection> other(
      KeySpace asked, PathKeys.PathKey other, boolean one, List<Disjointness> apart) {
    EntityModel entity = other.entity();
    Overlap overlap = Overlap.of(asked, spaces.of(entity, other.key()));
    if (overlap instanceof Overlap.Apart reason) {
      apart.add(reason.of(entity.type(), other.key()));
      return Optional.empty();
    }
    boolean told = one && !other.guards() && entity.sharesKeysWith(runs.get(0).member().entity());
    if (told) {
      apart.add(Disjointness.byType(entity.type(), other.key()));
      return Optional.empty();
    }
    return Optional.of(read(new MemberKey(entity, other.key(), true), overlap));
  }

  /** The partition's value, and what the interval lets through after it. */
  private static KeySpace asked(SortRun run, Interval interval) {
    List<BoundKey> keys = new ArrayList<>(run.partition());
    keys.addAll(interval.equalities());
    return KeySpace.of(keys, interval.fixed(), interval.tail());
  }

  private PlanRejection read(MemberKey other, Overlap overlap) {
    List<KeyAttribute> attributes = other.key().attributes();
    boolean met = overlap instanceof Overlap.Meets;
    List<String> texts = met ? ((Overlap.Meets) overlap).texts() : List.of();
    String name = attributes.get((met ? texts.size() : attributes.size()) - 1).storedName();
    String example = met ? texts.get(texts.size() - 1) : "";
    return new PlanRejection.ReadsOthers(runs.get(0).member(), other, name, example, !met);
  }

  /** Items of the same key with other values than those asked for. */
  private Optional<PlanRejection> checkOwn(SortRun run, Interval interval) {
    int constrained = interval.equalities().size();
    List<KeySlot> slots =
        run.slots().subList(0, run.length()).stream()
            .filter(slot -> slot.attribute() >= constrained && !fixedOtherwise(slot, run))
            .toList();
    if (differing(slots, run, interval).isEmpty()) {
      return Optional.empty();
    }
    Agreement agreement =
        new Agreement(asked(run, interval), spaces.of(run.member().entity(), run.member().key()));
    return differing(
        slots.stream().filter(slot -> !agree(slot, run, agreement)).toList(), run, interval);
  }

  /** What the sort key alone does not rule out. */
  private Optional<PlanRejection> differing(List<KeySlot> slots, SortRun run, Interval interval) {
    int constrained = interval.equalities().size();
    List<KeyAttribute> sort = run.member().key().sort();
    Set<Integer> mustAgree = new HashSet<>();
    for (KeySlot slot : slots) {
      if (slot.attribute() > constrained || slot.segment() >= interval.fixed().size()) {
        return readsOthers(run.member(), sort.get(slot.attribute()), "");
      }
      mustAgree.add(slot.segment());
    }
    if (mustAgree.isEmpty()) {
      return Optional.empty();
    }
    KeyAttribute key = sort.get(constrained);
    return Intersection.exampleReadDifferently(interval.language(), KeyLanguage.of(key), mustAgree)
        .flatMap(example -> readsOthers(run.member(), key, example));
  }

  /** Whatever lies under the keys asked for has the value asked for. */
  private static boolean agree(KeySlot slot, SortRun run, Agreement agreement) {
    return slot.part().isPresent()
        ? agreement.on(run.binding().bind(slot.part().get()).orElseThrow(), slot.part().get())
        : agreement.on(run.binding().bind(slot.key()).orElseThrow(), slot.key());
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

  private Optional<PlanRejection> readsOthers(MemberKey other, KeyAttribute key, String example) {
    return Optional.of(
        new PlanRejection.ReadsOthers(
            runs.get(0).member(), other, key.storedName(), example, false));
  }
}
