package dev.keyplan.processor.analysis;

import dev.keyplan.processor.analysis.language.Overlap;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.TableModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What keeps colliding primary keys apart. Where a pattern is refused as it reads the other's
 * items, both are one fault: the same change mends it, or the pattern's advice is on top of it.
 */
final class CollisionRepairs {

  /** What an entity's sort keys begin with before its name, the nearest first. */
  static final List<String> STARTS = List.of("", "#", "~");

  /**
   * @param table as it would be
   */
  record Repair(KeyOwner first, KeyOwner second, Advice advice, TableModel table) {}

  private final TableModel table;
  private final KeySpaces spaces;
  private final List<KeyOwner> owners;
  private final List<OwnedVerdict> verdicts;
  private final List<Repair> told = new ArrayList<>();

  /**
   * @param verdicts on the table; none where only the number of collisions counts
   */
  CollisionRepairs(TableModel table, List<OwnedVerdict> verdicts) {
    this.table = table;
    this.spaces = new KeySpaces(table);
    this.owners = KeyOwner.of(table);
    this.verdicts = verdicts;
  }

  /** The lines of the fix of KP501. */
  List<String> tell(KeyOwner first, KeyOwner second) {
    List<Integer> readers = readers(first, second);
    Optional<Repair> best =
        readers.isEmpty()
            ? Optional.empty()
            : repairs(first, second).filter(repair -> serves(repair, readers)).findFirst();
    best = best.isPresent() ? best : repairs(first, second).findFirst();
    best.ifPresent(told::add);
    return best.map(repair -> repair.advice().lines())
        .orElse(
            List.of("begin one of the sort keys with a literal that the other cannot begin with"));
  }

  /** The names alone first, and the second's first. */
  private Stream<Repair> repairs(KeyOwner first, KeyOwner second) {
    return STARTS.stream()
        .flatMap(
            start ->
                Stream.concat(repairsOf(second, first, start), repairsOf(first, second, start)));
  }

  private Stream<Repair> repairsOf(KeyOwner owner, KeyOwner other, String start) {
    if (owner.guards()) {
      return start.isEmpty() ? guards(owner, other) : Stream.empty();
    }
    return entity(owner, other, start);
  }

  /** That of the collision by which the pattern reads other items, if it was told. */
  Optional<Repair> of(OwnedVerdict refused) {
    return told.stream()
        .filter(repair -> reads(refused, repair.first(), repair.second()))
        .findFirst();
  }

  private List<Integer> readers(KeyOwner first, KeyOwner second) {
    List<Integer> readers = new ArrayList<>();
    for (int i = 0; i < verdicts.size(); i++) {
      if (reads(verdicts.get(i), first, second)) {
        readers.add(i);
      }
    }
    return readers;
  }

  private static boolean reads(OwnedVerdict owned, KeyOwner first, KeyOwner second) {
    return owned.verdict().refused()
        && owned.verdict().furthest().flatMap(PathVerdict::rejection).orElseThrow()
            instanceof PlanRejection.ReadsOthers others
        && (is(first, others.other()) && returns(owned, second)
            || is(second, others.other()) && returns(owned, first));
  }

  private static boolean is(KeyOwner owner, MemberKey read) {
    return owner.entity().type().equals(read.entity().type())
        && owner.unique().equals(read.entity().guardedUnder(read.key()));
  }

  private static boolean returns(OwnedVerdict owned, KeyOwner owner) {
    return !owner.guards()
        && owned.verdict().returned().stream()
            .anyMatch(one -> one.entity().type().equals(owner.entity().type()));
  }

  private boolean serves(Repair repair, List<Integer> readers) {
    List<OwnedVerdict> changed = TableJudge.judge(repair.table());
    for (int i = 0; i < verdicts.size(); i++) {
      boolean mustPlan = readers.contains(i) || verdicts.get(i).verdict().plan().isPresent();
      if (mustPlan && changed.get(i).verdict().plan().isEmpty()) {
        return false;
      }
    }
    return true;
  }

  /** The sort key under the entity's name, where that keeps it apart. */
  private Stream<Repair> entity(KeyOwner owner, KeyOwner other, String start) {
    MemberKey member = new MemberKey(owner.entity(), owner.key(), true);
    return TableKeyProposals.underItsName(table, member, start).stream()
        .filter(key -> overlap(other, owner.with(key)) instanceof Overlap.Apart)
        .map(
            key ->
                new Repair(
                    owner,
                    other,
                    named(owner, key),
                    ModelEdits.replaceKey(table, owner.entity().type(), owner.key(), key)));
  }

  private Advice named(KeyOwner owner, EntityKey key) {
    String name = owner.entity().type().simpleName();
    return new Advice(
        "let the keys of " + name + " begin with its name",
        List.of(
            new Advice.Paste(
                "replacing the table's @Key on " + name, AnnotationText.of(key, table))));
  }

  private Stream<Repair> guards(KeyOwner owner, KeyOwner other) {
    return GuardProposal.underItsName(table, owner).stream()
        .filter(key -> apartFromAll(owner, owner.with(key)))
        .map(
            key ->
                new Repair(
                    owner,
                    other,
                    GuardProposal.advice(owner, key),
                    ModelEdits.replaceGuard(table, owner.entity().type(), owner.key(), key)));
  }

  private boolean apartFromAll(KeyOwner old, KeyOwner changed) {
    return owners.stream()
        .filter(other -> other.entity() != old.entity() || !other.unique().equals(old.unique()))
        .allMatch(other -> overlap(other, changed) instanceof Overlap.Apart);
  }

  private Overlap overlap(KeyOwner first, KeyOwner second) {
    return Overlap.of(
        spaces.of(first.entity(), first.key()), spaces.of(second.entity(), second.key()));
  }
}
