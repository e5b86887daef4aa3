package dev.keyplan.processor.analysis;

import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.model.TableModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Looks for the nearest declaration that would serve a refused pattern. Every proposal is planned
 * before it is told: it must serve the pattern, and refuse none that is served today.
 */
final class IndexAdvisor {

  private static final int MOST = 2;

  private final TableModel table;
  private final List<OwnedVerdict> verdicts;
  private final CollisionRepairs repairs;
  private final CommonRepairs common;
  private final ProposedKeys proposed;
  private final Map<OwnedVerdict, Optional<Advice>> shared = new IdentityHashMap<>();

  /**
   * @param repairs those that are told of colliding keys
   */
  IndexAdvisor(TableModel table, List<OwnedVerdict> verdicts, CollisionRepairs repairs) {
    this.table = table;
    this.verdicts = verdicts;
    this.repairs = repairs;
    this.common = new CommonRepairs(table, verdicts, repairs);
    this.proposed = new ProposedKeys(table);
  }

  List<Advice> advise(OwnedVerdict refused) {
    Optional<CollisionRepairs.Repair> repair = repairs.of(refused);
    if (repair.isPresent()) {
      return afterRepair(refused, repair.get());
    }
    if (!shared.containsKey(refused)) {
      share(refused);
    }
    return shared.get(refused).map(List::of).orElseGet(() -> ofItsOwn(refused));
  }

  /** Finds the one change for all patterns that need the same. */
  private void share(OwnedVerdict refused) {
    Optional<CommonRepairs.Together> together = common.with(refused);
    List<OwnedVerdict> patterns =
        together.map(CommonRepairs.Together::patterns).orElse(List.of(refused));
    Optional<Advice> advice =
        together.stream()
            .flatMap(all -> all.proposals().stream())
            .filter(proposal -> serves(proposal, patterns))
            .map(Proposal::advice)
            .findFirst();
    patterns.forEach(pattern -> shared.put(pattern, advice));
  }

  /** The keys are kept apart as KP501 says, and what that changes is not changed otherwise. */
  private List<Advice> afterRepair(OwnedVerdict refused, CollisionRepairs.Repair repair) {
    List<OwnedVerdict> changed = TableJudge.judge(repair.table());
    OwnedVerdict then = changed.get(place(refused));
    Advice same = repair.advice();
    if (then.verdict().plan().isPresent()) {
      return List.of(new Advice(same.sentence() + ", as for KP501", same.pastes()));
    }
    List<String> taken = same.pastes().stream().map(Advice.Paste::where).toList();
    List<Advice> advice = new ArrayList<>();
    if (then.verdict().refused()) {
      CollisionRepairs none = new CollisionRepairs(repair.table(), List.of());
      for (Advice one : new IndexAdvisor(repair.table(), changed, none).advise(then)) {
        if (one.pastes().stream().map(Advice.Paste::where).noneMatch(taken::contains)) {
          advice.add(new Advice("after the fix of KP501, " + one.sentence(), one.pastes()));
        }
      }
    }
    return advice.isEmpty()
        ? List.of(
            Advice.inWords(
                "first keep "
                    + repair.first().name()
                    + " and "
                    + repair.second().name()
                    + " apart, as for KP501"))
        : advice;
  }

  private int place(OwnedVerdict owned) {
    int place = 0;
    while (verdicts.get(place) != owned) {
      place++;
    }
    return place;
  }

  private List<Advice> ofItsOwn(OwnedVerdict refused) {
    List<PathVerdict> paths =
        refused.verdict().paths().stream()
            .filter(path -> path.rejection().isPresent())
            .sorted(Comparator.comparingInt(PathVerdict::rank).reversed())
            .toList();
    List<Proposal> near = served(near(refused, paths), refused);
    List<Proposal> told = near.isEmpty() ? served(far(refused, paths), refused) : near;
    told.forEach(proposed::add);
    List<Advice> advice = new ArrayList<>();
    for (Proposal proposal : told) {
      advice.add(
          IdPrice.of(table, proposal.table()).map(proposal.advice()::at).orElse(proposal.advice()));
    }
    inWords(refused, advice.isEmpty()).ifPresent(advice::add);
    return advice;
  }

  /** Where no key helps: the attribute itself has no order, or is part of no key. */
  private Optional<Advice> inWords(OwnedVerdict refused, boolean needed) {
    return (needed ? KeylessAttributes.advice(refused.verdict()) : Optional.<Advice>empty())
        .or(() -> OrderedType.advice(table, refused.verdict(), needed));
  }

  /** Less asked for, then a key changed on the path that got furthest, then a key more. */
  private List<Proposal> near(OwnedVerdict refused, List<PathVerdict> paths) {
    List<Proposal> proposals = new ArrayList<>();
    Optional<PlanRejection> rejection =
        refused.verdict().furthest().flatMap(PathVerdict::rejection);
    proposals.addAll(new PatternProposals(table, refused).byWhatIsUnique(proposed));
    rejection.ifPresent(why -> proposals.addAll(new PatternProposals(table, refused).of(why)));
    for (PathVerdict path : paths) {
      proposals.addAll(new IntruderProposals(table, refused).of(path));
      proposals.addAll(new KeyProposals(table, refused.verdict().pattern()).of(path));
    }
    proposals.addAll(new NewKeyProposals(table, refused, proposed).of());
    if (rejection.filter(PlanRejection.StrongOnGlobalIndex.class::isInstance).isPresent()) {
      proposals.addAll(new NewKeyProposals(table, refused, proposed).locally());
    }
    return proposals;
  }

  /** What costs more, or gives up what was asked for. */
  private List<Proposal> far(OwnedVerdict refused, List<PathVerdict> paths) {
    List<Proposal> proposals =
        new ArrayList<>(new NewKeyProposals(table, refused, proposed).natively());
    proposals.addAll(new NewKeyProposals(table, refused, proposed).locally());
    for (PathVerdict path : paths) {
      proposals.addAll(new TableKeyProposals(table, refused.verdict().pattern()).of(path));
    }
    proposals.addAll(new PatternProposals(table, refused).eventually(proposed));
    for (PathVerdict path : paths) {
      proposals.addAll(new PatternProposals(table, refused).concessions(path));
    }
    return proposals;
  }

  private List<Proposal> served(List<Proposal> proposals, OwnedVerdict refused) {
    List<Proposal> told = new ArrayList<>();
    for (Proposal proposal : proposals) {
      boolean again =
          told.stream()
              .anyMatch(
                  other ->
                      other.variant().equals(proposal.variant())
                          || other.advice().pastes().equals(proposal.advice().pastes()));
      if (!again && serves(proposal, List.of(refused))) {
        told.add(proposal);
      }
      if (told.size() == MOST) {
        break;
      }
    }
    return told;
  }

  private boolean serves(Proposal proposal, List<OwnedVerdict> refused) {
    List<OwnedVerdict> changed = TableJudge.judge(proposal.table());
    for (int i = 0; i < verdicts.size(); i++) {
      OwnedVerdict now = verdicts.get(i);
      boolean mustPlan =
          now.verdict().plan().isPresent() || refused.stream().anyMatch(one -> one == now);
      Optional<?> plan = changed.get(i).verdict().plan();
      if (mustPlan && plan.isEmpty()) {
        return false;
      }
    }
    return collisions(proposal.table()) <= collisions(table);
  }

  private static int collisions(TableModel table) {
    DiagnosticCollector found = new DiagnosticCollector();
    PrimaryKeyCheck.check(table, new CollisionRepairs(table, List.of()), found);
    return found.diagnostics().size();
  }
}
