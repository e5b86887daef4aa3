package dev.keyplan.testkit.proof;

import dev.keyplan.testkit.proof.Design.Evidence;
import dev.keyplan.testkit.proof.Design.Fill;
import dev.keyplan.testkit.proof.Design.Kept;
import dev.keyplan.testkit.proof.Design.Key;
import dev.keyplan.testkit.proof.Design.MemberProof;
import dev.keyplan.testkit.proof.Design.Pattern;
import dev.keyplan.testkit.proof.Design.Place;
import dev.keyplan.testkit.proof.Design.Term;
import dev.keyplan.testkit.proof.ProofViolation.Rule;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * One key that a pattern reads: everything promised that lies under it is read, and everything read
 * from under it is promised.
 */
final class MemberCheck {

  private final Pattern pattern;
  private final Facts facts;
  private final Key key;
  private final MemberProof proof;
  private final Findings findings;
  private final Fills fills;
  private final List<Slot> slots;
  private final KeyMatch match;

  MemberCheck(Pattern pattern, Facts facts, Key key, MemberProof proof, Findings findings) {
    this.pattern = pattern;
    this.facts = facts;
    this.key = key;
    this.proof = proof;
    this.findings = findings;
    this.fills = Fills.of(pattern, key, facts);
    this.slots = Slot.of(key.texts().toList());
    this.match = new KeyMatch(key, fills, findings);
  }

  /**
   * @param alternatives the keys under which the entity is read, this one among them
   */
  void check(List<Key> alternatives) {
    pattern.operation().conditions().forEach(match::match);
    checkTerms();
    findings.require(
        pattern.bound().isEmpty() || match.bounded().isPresent(),
        Rule.RANGE,
        "nothing bounds " + pattern.bound().orElse(""));
    findings.require(
        proof.bound().equals(match.bounded()),
        Rule.RANGE,
        "the proof has the bounded part at another place of " + key.name());
    checkWhen(alternatives);
    checkPresence();
  }

  private void checkTerms() {
    if (proof.terms().size() != pattern.by().size()) {
      findings.add(Rule.TERMS, "the proof of " + key.name() + " has not one reason for each term");
      return;
    }
    for (int i = 0; i < proof.terms().size(); i++) {
      Term term = pattern.by().get(i);
      Kept kept = proof.terms().get(i);
      boolean holds =
          kept.place().isPresent()
              ? keptByKey(term, kept.place().get())
              : keptByMembership(term, kept);
      findings.require(
          holds,
          Rule.TERMS,
          "items of " + key.name() + " that are read need not satisfy " + text(term));
    }
  }

  private static String text(Term term) {
    return term.path()
        + " "
        + term.kind()
        + (term.values().isEmpty() ? "" : " " + term.values())
        + (term.transform().isEmpty() ? "" : " " + term.transform());
  }

  private boolean keptByKey(Term term, Place place) {
    Optional<Slot> slot = slots.stream().filter(s -> s.place().equals(place)).findFirst();
    if (slot.isEmpty() || !slot.get().path().equals(term.path()) || !match.determines(place)) {
      return false;
    }
    Fill fill = fills.of(slot.get()).orElse(null);
    if (fill == null) {
      return false;
    }
    boolean ownTerm =
        slot.get().lossy()
            && slot.get().part().orElseThrow().encoding().transform().equals(term.transform());
    return switch (term.kind()) {
      case PARAMETER ->
          fill.equals(new Fill(term.path(), term.transform(), ""))
              && (term.transform().isEmpty() ? !slot.get().lossy() : ownTerm);
      case EQUAL, IN ->
          !slot.get().lossy() && fill.isConstant() && term.values().contains(fill.constant());
      default -> false;
    };
  }

  /** By the terms of {@code when} that are named, and the part of the key that is. */
  private boolean keptByMembership(Term term, Kept kept) {
    Optional<List<Term>> when = numbered(kept.when(), key.when());
    Optional<Slot> part = kept.part().flatMap(this::slotAt);
    if (when.isEmpty() || kept.part().isPresent() && part.isEmpty()) {
      return false;
    }
    List<String> present = part.map(Slot::path).stream().toList();
    return new Premises(facts, when.get(), present).imply(term);
  }

  private Optional<Slot> slotAt(Place place) {
    return slots.stream().filter(s -> s.place().equals(place)).findFirst();
  }

  private static Optional<List<Term>> numbered(List<Integer> numbers, List<Term> terms) {
    List<Term> named = new ArrayList<>();
    int last = -1;
    for (int number : numbers) {
      if (number <= last || number >= terms.size()) {
        return Optional.empty();
      }
      named.add(terms.get(number));
      last = number;
    }
    return Optional.of(named);
  }

  /** Everything promised has what lies under the key, or lies under an alternative. */
  private void checkWhen(List<Key> alternatives) {
    findings.require(
        proof.alternatives() == alternatives.size() > 1,
        Rule.COMPLETENESS,
        "the proof is mistaken about alternatives of " + key.name());
    if (proof.when().size() != key.when().size()) {
      findings.add(
          Rule.COMPLETENESS,
          "the proof of " + key.name() + " has not one reason for each of its terms");
      return;
    }
    boolean covered =
        alternatives.size() > 1
            && new Cover(fills.promised()).by(alternatives.stream().map(Key::when).toList());
    for (int i = 0; i < key.when().size(); i++) {
      Term term = key.when().get(i);
      Optional<Premises> premises = promised(proof.when().get(i), List.of());
      boolean implied = premises.filter(p -> p.imply(term)).isPresent();
      findings.require(
          premises.isPresent() && (implied || covered),
          Rule.COMPLETENESS,
          "promised items need not be under " + key.name() + ": " + text(term));
    }
  }

  /** What the evidence says of promised items. */
  private Optional<Premises> promised(Evidence evidence, List<Term> when) {
    List<String> bound = evidence.bound() ? pattern.bound().stream().toList() : List.of();
    if (evidence.bound() && bound.isEmpty()) {
      return Optional.empty();
    }
    return numbered(evidence.by(), pattern.by())
        .map(
            by -> {
              List<Term> terms = new ArrayList<>(by);
              terms.addAll(when);
              return new Premises(facts, terms, bound);
            });
  }

  /** An item without one of the key's attributes does not lie under it. */
  private void checkPresence() {
    Set<String> optional = new LinkedHashSet<>();
    slots.forEach(slot -> optional.addAll(facts.optionalSteps(slot.path())));
    findings.require(
        proof.present().keySet().equals(optional),
        Rule.COMPLETENESS,
        "the proof of "
            + key.name()
            + " says "
            + proof.present().keySet()
            + " may be absent, and it is "
            + optional);
    proof
        .present()
        .forEach(
            (path, evidence) -> {
              Optional<Premises> premises =
                  numbered(evidence.when(), key.when()).flatMap(when -> promised(evidence, when));
              findings.require(
                  premises.filter(p -> p.isPresent(path)).isPresent(),
                  Rule.COMPLETENESS,
                  "promised items need not have " + path + ", a part of " + key.name());
            });
  }

  /** Whether the items of the key come as the pattern promises. */
  void checkOrder(boolean many, boolean alternatives) {
    new OrderCheck(fills, slots, key, findings).check(proof.order(), many, alternatives);
  }
}
