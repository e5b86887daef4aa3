package dev.keyplan.testkit.proof;

import dev.keyplan.testkit.proof.Design.Apart;
import dev.keyplan.testkit.proof.Design.Condition;
import dev.keyplan.testkit.proof.Design.Entity;
import dev.keyplan.testkit.proof.Design.Equals;
import dev.keyplan.testkit.proof.Design.Key;
import dev.keyplan.testkit.proof.Design.KeyText;
import dev.keyplan.testkit.proof.Design.Pattern;
import dev.keyplan.testkit.proof.ProofViolation.Rule;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Nothing under the keys that a pattern does not read is read. */
final class OthersCheck {

  private final Design design;
  private final Pattern pattern;
  private final Findings findings;

  /** All keys of the path, by name. */
  private final Map<String, Paths.Lying> lying = new LinkedHashMap<>();

  OthersCheck(Design design, Paths paths, Pattern pattern, Findings findings) {
    this.design = design;
    this.pattern = pattern;
    this.findings = findings;
    paths.in(pattern.operation().index()).forEach(one -> lying.put(one.key().name(), one));
  }

  void check(Set<Key> members) {
    Key read = members.iterator().next();
    Set<String> told = new HashSet<>();
    members.forEach(member -> told.add(member.name()));
    for (Apart apart : pattern.proof().apart()) {
      for (String name : apart.keys()) {
        boolean other = lying.containsKey(name) && told.add(name);
        findings.require(
            other, Rule.PURITY, name + " is not another key of the path, or is told of twice");
        if (other) {
          check(apart, lying.get(name).key(), read);
        }
      }
    }
    checkCounted(told, read);
  }

  /** What is not named differs in literals. */
  private void checkCounted(Set<String> told, Key read) {
    Map<String, Ends> asked = new HashMap<>();
    for (Condition condition : pattern.operation().conditions()) {
      text(read, condition)
          .ifPresent(
              own ->
                  asked.put(
                      condition.attribute(), Ends.of(Intervals.of(condition, own, domains(read)))));
    }
    CountedKeys counted = new CountedKeys();
    lying.forEach(
        (name, one) -> {
          if (!told.contains(name)) {
            counted.add(name, asked, one.ends());
          }
        });
    for (String name : counted.alike()) {
      findings.add(Rule.PURITY, "the proof does not say why items of " + name + " are not read");
    }
    findings.require(
        counted.suit(pattern.proof().apart()),
        Rule.PURITY,
        "the keys that differ in literals are not as many as the proof says");
  }

  private Domains domains(Key key) {
    return new Domains(new Facts(design, entityOf(key)), key);
  }

  private Entity entityOf(Key key) {
    return lying.get(key.name()).entity();
  }

  private void check(Apart apart, Key other, Key read) {
    if (apart.reason().equals("entity_type")) {
      findings.require(
          pattern.operation().get()
              && entityOf(other).keys().contains(other)
              && entityOf(read).shares(entityOf(other)),
          Rule.PURITY,
          "items of " + other.name() + " do not share their keys, and are not told by their type");
      return;
    }
    Optional<Condition> condition =
        pattern.operation().conditions().stream()
            .filter(c -> c.attribute().equals(apart.attribute()))
            .findFirst();
    boolean known =
        pattern.operation().conditions().stream()
            .allMatch(c -> text(read, c).isPresent() && text(other, c).isPresent());
    boolean holds =
        known
            && condition.isPresent()
            && (apart.reason().equals("correlated")
                ? correlated(apart, other, read)
                : apart.part().isEmpty() && differ(condition.get(), other, read));
    findings.require(
        holds,
        Rule.PURITY,
        "items of "
            + other.name()
            + " may be read: "
            + apart.attribute()
            + " does not keep them apart, as the proof says ("
            + apart.reason()
            + ")");
  }

  private boolean differ(Condition condition, Key other, Key read) {
    KeyText own = text(read, condition).orElseThrow();
    KeyText foreign = text(other, condition).orElseThrow();
    Language asked = Intervals.of(condition, own, domains(read));
    Language items = KeyLanguages.of(foreign, domains(other));
    return Languages.apart(asked, items);
  }

  /** The values that stand in several places are looked at together. */
  private boolean correlated(Apart apart, Key other, Key read) {
    Correlation correlation = new Correlation();
    for (Condition condition : pattern.operation().conditions()) {
      KeyText own = text(read, condition).orElseThrow();
      KeyText foreign = text(other, condition).orElseThrow();
      if (condition instanceof Equals equals && equals.plain().isPresent()) {
        continue;
      }
      correlation.equate(
          Intervals.fixed(condition), Intervals.tail(condition, own), own, foreign, domains(other));
    }
    boolean known =
        apart.part().isEmpty()
            || Slot.of(other.texts().toList()).stream()
                .anyMatch(slot -> slot.path().equals(apart.part()));
    return known && correlation.isImpossible();
  }

  private static Optional<KeyText> text(Key key, Condition condition) {
    return key.texts().filter(t -> t.attribute().equals(condition.attribute())).findFirst();
  }
}
