package dev.keyplan.processor.analysis;

import dev.keyplan.processor.diagnostics.DiagnosticCollector;
import dev.keyplan.processor.model.TableModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Looks for the nearest declaration that would serve a refused pattern. Every proposal is planned
 * before it is told: it must serve the pattern, and refuse none that is served today.
 */
final class IndexAdvisor {

  private static final int MOST = 2;

  private final TableModel table;
  private final List<OwnedVerdict> verdicts;

  IndexAdvisor(TableModel table, List<OwnedVerdict> verdicts) {
    this.table = table;
    this.verdicts = verdicts;
  }

  List<Advice> advise(OwnedVerdict refused) {
    List<PathVerdict> paths =
        refused.verdict().paths().stream()
            .filter(path -> path.rejection().isPresent())
            .sorted(Comparator.comparingInt(PathVerdict::rank).reversed())
            .toList();
    List<Advice> near = served(near(refused, paths), refused);
    List<Advice> advice = near.isEmpty() ? served(far(refused, paths), refused) : near;
    return advice.isEmpty() ? inWords(refused) : advice;
  }

  /** Where no key helps: the attribute itself has no order, or is part of no key. */
  private static List<Advice> inWords(OwnedVerdict refused) {
    Optional<Advice> keyless = KeylessAttributes.advice(refused.verdict());
    if (keyless.isPresent()) {
      return List.of(keyless.get());
    }
    return refused
        .verdict()
        .furthest()
        .flatMap(PathVerdict::rejection)
        .filter(PlanRejection.Unordered.class::isInstance)
        .map(unordered -> List.of(OrderedType.advice(((PlanRejection.Unordered) unordered).slot())))
        .orElse(List.of());
  }

  /** Less asked for, then a key changed on the path that got furthest, then a key more. */
  private List<Proposal> near(OwnedVerdict refused, List<PathVerdict> paths) {
    List<Proposal> proposals = new ArrayList<>();
    Optional<PlanRejection> rejection =
        refused.verdict().furthest().flatMap(PathVerdict::rejection);
    rejection.ifPresent(why -> proposals.addAll(new PatternProposals(table, refused).of(why)));
    for (PathVerdict path : paths) {
      proposals.addAll(new KeyProposals(table, refused.verdict().pattern()).of(path));
    }
    proposals.addAll(new NewKeyProposals(table, refused).of());
    if (rejection.filter(PlanRejection.StrongOnGlobalIndex.class::isInstance).isPresent()) {
      proposals.addAll(new NewKeyProposals(table, refused).locally());
    }
    return proposals;
  }

  /** What costs more, or gives up what was asked for. */
  private List<Proposal> far(OwnedVerdict refused, List<PathVerdict> paths) {
    List<Proposal> proposals = new ArrayList<>(new NewKeyProposals(table, refused).natively());
    proposals.addAll(new NewKeyProposals(table, refused).locally());
    for (PathVerdict path : paths) {
      proposals.addAll(new TableKeyProposals(table, refused.verdict().pattern()).of(path));
    }
    proposals.addAll(new PatternProposals(table, refused).eventually());
    for (PathVerdict path : paths) {
      proposals.addAll(new PatternProposals(table, refused).concessions(path));
    }
    return proposals;
  }

  private List<Advice> served(List<Proposal> proposals, OwnedVerdict refused) {
    List<Advice> advice = new ArrayList<>();
    for (Proposal proposal : proposals) {
      boolean told = advice.stream().anyMatch(a -> a.pastes().equals(proposal.advice().pastes()));
      if (!told && serves(proposal, refused)) {
        advice.add(proposal.advice());
      }
      if (advice.size() == MOST) {
        break;
      }
    }
    return advice;
  }

  private boolean serves(Proposal proposal, OwnedVerdict refused) {
    List<OwnedVerdict> changed = TableJudge.judge(proposal.table());
    for (int i = 0; i < verdicts.size(); i++) {
      boolean mustPlan = verdicts.get(i) == refused || verdicts.get(i).verdict().plan().isPresent();
      Optional<?> plan = changed.get(i).verdict().plan();
      if (mustPlan && plan.isEmpty()) {
        return false;
      }
    }
    return collisions(proposal.table()) <= collisions(table);
  }

  private static int collisions(TableModel table) {
    DiagnosticCollector found = new DiagnosticCollector();
    PrimaryKeyCheck.check(table, found);
    return found.diagnostics().size();
  }
}
