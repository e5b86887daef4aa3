package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.ScalarType;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.Term;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Asks for less: what the keys as they are can give. */
final class PatternProposals {

  private final TableModel table;
  private final OwnedVerdict refused;
  private final AccessPatternModel pattern;

  PatternProposals(TableModel table, OwnedVerdict refused) {
    this.table = table;
    this.refused = refused;
    this.pattern = refused.verdict().pattern();
  }

  List<Proposal> of(PlanRejection rejection) {
    List<Proposal> proposals = new ArrayList<>();
    if (rejection instanceof PlanRejection.StrongOnGlobalIndex) {
      proposals.add(proposal("be content with an eventually consistent read", weak()));
    }
    if (rejection instanceof PlanRejection.UnknownPartition unknown) {
      completed(unknown.member(), false).ifPresent(proposals::add);
    }
    if (rejection instanceof PlanRejection.NeedsFilter filter) {
      asHeld(filter).ifPresent(proposals::add);
      completed(filter.member(), true).ifPresent(proposals::add);
    }
    if (rejection instanceof PlanRejection.DropsItems drops) {
      String entity = drops.member().entityName();
      Term term = drops.when().orElse(new Term.Present(drops.path(), Origin.UNKNOWN));
      if (asksForLess(drops.member(), term)) {
        proposals.add(
            proposal("promise only the " + entity + " items with " + term, narrowed(term)));
      }
    }
    if (rejection instanceof PlanRejection.DescendingByNothing nothing) {
      proposals.add(proposal("leave the order open", ordered(List.of(), false)));
      ordering(nothing.member())
          .ifPresent(path -> proposals.add(proposal("say by what", ordered(List.of(path), true))));
    }
    bounded().ifPresent(proposals::add);
    if (pattern.index().isPresent()) {
      proposals.add(proposal("leave the choice of the path to Keyplan", unpinned()));
    }
    return proposals;
  }

  /**
   * Gives the parts of the key that were left out before others that are given: they are likely to
   * be forgotten.
   *
   * @param whole only if nothing is left open then
   */
  private Optional<Proposal> completed(MemberKey member, boolean whole) {
    KeyBinding binding =
        SortRun.of(member, new Promise(pattern, new AttributeFacts(table, member.entity())))
            .binding();
    List<KeySlot> slots = new ArrayList<>(KeySlot.of(member.key().partition()));
    int end = slots.size();
    slots.addAll(KeySlot.of(member.key().sort()));
    int given = slots.size();
    while (given > 0 && !binding.binds(slots.get(given - 1))) {
      given--;
    }
    List<KeySlot> needed = slots.subList(0, Math.max(given, end));
    Map<AttributePath, KeySlot> lacking = new LinkedHashMap<>();
    needed.stream()
        .filter(slot -> !binding.binds(slot))
        .forEach(slot -> lacking.merge(slot.path(), slot, (a, b) -> a.lossy() ? b : a));
    if (given == 0 || lacking.isEmpty() || (whole && needed.size() < slots.size())) {
      return Optional.empty();
    }
    List<Term> by = new ArrayList<>(pattern.by());
    for (KeySlot slot : lacking.values()) {
      List<KeySlot> after = slots.subList(slots.indexOf(slot) + 1, slots.size());
      int place = 0;
      while (place < by.size() && !holds(after, by.get(place))) {
        place++;
      }
      by.add(place, parameter(slot));
    }
    String names = lacking.values().stream().map(PathText::name).collect(Collectors.joining(", "));
    return Optional.of(
        proposal(
            "give " + names + " too",
            with(by, pattern.orderBy(), pattern.descending(), pattern.index(), pattern.strong())));
  }

  /** {@code email:lower} for {@code email}, if that is all that the key holds of it. */
  private Optional<Proposal> asHeld(PlanRejection.NeedsFilter filter) {
    return filter.terms().stream()
        .filter(term -> filter.terms().size() == 1 && term instanceof Term.Parameter)
        .flatMap(term -> slots(filter.member()).filter(slot -> holds(List.of(slot), term)))
        .filter(KeySlot::lossy)
        .map(PatternProposals::parameter)
        .findFirst()
        .map(held -> proposal("ask by what the key holds, " + held, narrowed(held)));
  }

  private static Stream<KeySlot> slots(MemberKey member) {
    return Stream.concat(
        KeySlot.of(member.key().partition()).stream(), KeySlot.of(member.key().sort()).stream());
  }

  private static boolean holds(List<KeySlot> slots, Term term) {
    return slots.stream().anyMatch(slot -> slot.path().equals(term.path()));
  }

  private static Term.Parameter parameter(KeySlot slot) {
    KeyEncoding transform = slot.lossy() ? slot.part().orElseThrow().encoding() : null;
    return new Term.Parameter(slot.path(), transform, PathText.name(slot), Origin.UNKNOWN);
  }

  /** All that the term lets through was asked for: another question is no way out. */
  private boolean asksForLess(MemberKey member, Term term) {
    AttributeFacts facts = new AttributeFacts(table, member.entity());
    return AttributeCondition.anything(facts.mayBeAbsent(term.path()))
        .and(term)
        .implies(new Promise(pattern, facts).condition(term.path()), facts.universe(term.path()));
  }

  /** A lookup by a unique attribute, in the form in which it is unique. */
  List<Proposal> byWhatIsUnique(ProposedKeys proposed) {
    return pattern.by().stream()
        .filter(Term.Parameter.class::isInstance)
        .map(Term.Parameter.class::cast)
        .filter(term -> term.transform() == null)
        .flatMap(term -> folded(term).stream())
        .flatMap(
            folded ->
                new ChangedPattern(
                        table, refused, narrowed(folded), "ask by what is unique, " + folded)
                    .withKeys(proposed).stream())
        .toList();
  }

  /** {@code email:lower}, if that is what the guard of {@code email} holds. */
  private Optional<Term.Parameter> folded(Term.Parameter term) {
    return refused.verdict().returned().stream()
        .flatMap(returned -> returned.entity().guarded().stream())
        .filter(unique -> unique.attribute().name().equals(term.path().toString()))
        .flatMap(unique -> KeySlot.of(unique.guard().attributes()).stream())
        .filter(slot -> slot.path().equals(term.path()) && slot.lossy())
        .map(PatternProposals::parameter)
        .findFirst();
  }

  /** A day of times is also a range of them, which needs no key of days. */
  private Optional<Proposal> bounded() {
    if (pattern.range().isPresent() || pattern.startsWith().isPresent()) {
      return Optional.empty();
    }
    return pattern.by().stream()
        .filter(Term.Parameter.class::isInstance)
        .map(Term.Parameter.class::cast)
        .filter(term -> term.transform() != null && term.transform().truncation())
        .findFirst()
        .map(this::bounded);
  }

  private Proposal bounded(Term.Parameter truncated) {
    AccessPatternModel changed =
        new AccessPatternModel(
            pattern.name(),
            pattern.by().stream().filter(term -> term != truncated).toList(),
            Optional.of(truncated.path()),
            Optional.empty(),
            pattern.orderBy(),
            pattern.descending(),
            pattern.index(),
            pattern.strong(),
            pattern.returns(),
            pattern.pageSize(),
            pattern.load(),
            pattern.description(),
            true,
            pattern.origins());
    boolean day = truncated.transform() == KeyEncoding.TO_DAY && isInstant(truncated.path());
    String range = day ? "KeyRange.days(d, d)" : "a KeyRange";
    return proposal("bound " + truncated.path() + " by " + range + " instead, at no cost", changed);
  }

  private boolean isInstant(AttributePath path) {
    return refused.verdict().returned().stream()
        .flatMap(returned -> new AttributeFacts(table, returned.entity()).at(path).stream())
        .allMatch(
            a -> a.type() instanceof AttributeType.Scalar s && s.type() == ScalarType.INSTANT);
  }

  /** Last resorts: the order there is, instead of the one asked for. */
  List<Proposal> concessions(PathVerdict path) {
    boolean ordering =
        path.rejection().filter(PlanRejection.OtherOrder.class::isInstance).isPresent();
    if (!ordering || path.path().members().size() != 1) {
      return List.of();
    }
    return ordering(path.path().members().get(0))
        .map(
            by ->
                List.of(
                    proposal(
                        "be content with the order of "
                            + path.path().index().map(IndexModel::name).orElse("the table"),
                        ordered(List.of(by), pattern.descending()))))
        .orElse(List.of());
  }

  /** The part after what the pattern fixes. */
  private Optional<AttributePath> ordering(MemberKey member) {
    SortRun run =
        SortRun.of(member, new Promise(pattern, new AttributeFacts(table, member.entity())));
    return run.rest().stream().filter(slot -> !slot.lossy()).findFirst().map(KeySlot::path);
  }

  /** A strongly consistent read that the table cannot give, from an index after all. */
  List<Proposal> eventually(ProposedKeys proposed) {
    return pattern.strong()
        ? new ChangedPattern(
                table, refused, weak(), "be content with an eventually consistent read")
            .withKeys(proposed)
        : List.of();
  }

  private Proposal proposal(String sentence, AccessPatternModel changed) {
    return new ChangedPattern(table, refused, changed, sentence).alone();
  }

  private AccessPatternModel weak() {
    return with(pattern.by(), pattern.orderBy(), pattern.descending(), pattern.index(), false);
  }

  private AccessPatternModel unpinned() {
    return with(
        pattern.by(), pattern.orderBy(), pattern.descending(), Optional.empty(), pattern.strong());
  }

  private AccessPatternModel ordered(List<AttributePath> orderBy, boolean descending) {
    return with(pattern.by(), orderBy, descending, pattern.index(), pattern.strong());
  }

  private AccessPatternModel narrowed(Term term) {
    List<Term> by = new ArrayList<>(pattern.by());
    int place = by.size();
    for (int i = by.size() - 1; i >= 0; i--) {
      if (by.get(i).path().equals(term.path())) {
        by.remove(i);
        place = i;
      }
    }
    by.add(place, term);
    return with(by, pattern.orderBy(), pattern.descending(), pattern.index(), pattern.strong());
  }

  private AccessPatternModel with(
      List<Term> by,
      List<AttributePath> orderBy,
      boolean descending,
      Optional<String> index,
      boolean strong) {
    return new AccessPatternModel(
        pattern.name(),
        by,
        pattern.range(),
        pattern.startsWith(),
        orderBy,
        descending,
        index,
        strong,
        pattern.returns(),
        pattern.pageSize(),
        pattern.load(),
        pattern.description(),
        true,
        pattern.origins());
  }
}
