package dev.keyplan.testkit.proof;

import dev.keyplan.testkit.proof.Design.Apart;
import dev.keyplan.testkit.proof.Design.Condition;
import dev.keyplan.testkit.proof.Design.Entity;
import dev.keyplan.testkit.proof.Design.Equals;
import dev.keyplan.testkit.proof.Design.Key;
import dev.keyplan.testkit.proof.Design.KeyText;
import dev.keyplan.testkit.proof.Design.Pattern;
import dev.keyplan.testkit.proof.ProofViolation.Rule;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Nothing under the keys that a pattern does not read is read. */
final class OthersCheck {

  private final Design design;
  private final Pattern pattern;
  private final Findings findings;

  OthersCheck(Design design, Pattern pattern, Findings findings) {
    this.design = design;
    this.pattern = pattern;
    this.findings = findings;
  }

  void check(Set<Key> members) {
    Key read = members.iterator().next();
    Set<String> told = new HashSet<>();
    for (Apart apart : pattern.proof().apart()) {
      for (String name : apart.keys()) {
        Optional<Key> other = key(name).filter(key -> !members.contains(key));
        findings.require(
            other.isPresent() && told.add(name),
            Rule.PURITY,
            name + " is not another key of the path, or is told of twice");
        other.ifPresent(key -> check(apart, key, read));
      }
    }
    for (Entity entity : design.entities()) {
      for (Key key : onPath(entity)) {
        findings.require(
            members.contains(key) || told.contains(key.name()),
            Rule.PURITY,
            "the proof does not say why items of " + key.name() + " are not read");
      }
    }
  }

  private Domains domains(Key key) {
    return new Domains(new Facts(design, entityOf(key)), key);
  }

  private Entity entityOf(Key key) {
    return design.entities().stream()
        .filter(entity -> onPath(entity).contains(key))
        .findFirst()
        .orElseThrow();
  }

  /** Of the entity's items, and of its guards. */
  private List<Key> onPath(Entity entity) {
    String index = pattern.operation().index();
    List<Key> keys = new ArrayList<>(entity.keysOf(index));
    keys.addAll(entity.guardsIn(design.index(index)));
    return keys;
  }

  private Optional<Key> key(String name) {
    return design.entities().stream()
        .flatMap(entity -> onPath(entity).stream())
        .filter(key -> key.name().equals(name))
        .findFirst();
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
                : apart.part().isEmpty() && differ(condition.get(), apart.reason(), other, read));
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

  private boolean differ(Condition condition, String reason, Key other, Key read) {
    KeyText own = text(read, condition).orElseThrow();
    KeyText foreign = text(other, condition).orElseThrow();
    Language asked = Intervals.of(condition, own, domains(read));
    Language items = KeyLanguages.of(foreign, domains(other));
    return Languages.apart(asked, items)
        && (reason.equals("language") || Literals.differ(asked, items));
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
