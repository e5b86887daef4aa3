package dev.keyplan.testkit.proof;

import dev.keyplan.testkit.proof.Design.Key;
import dev.keyplan.testkit.proof.Design.Ordered;
import dev.keyplan.testkit.proof.Design.Pattern;
import dev.keyplan.testkit.proof.ProofViolation.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The items under a key come as the pattern promises, each attribute by a part of the key. */
final class OrderCheck {

  private final Fills fills;
  private final Facts facts;
  private final List<Slot> slots;
  private final Key key;
  private final Findings findings;

  OrderCheck(Fills fills, List<Slot> slots, Key key, Findings findings) {
    this.fills = fills;
    this.facts = fills.promised().facts();
    this.slots = slots;
    this.key = key;
    this.findings = findings;
  }

  void check(List<Ordered> proof, boolean many, boolean alternatives) {
    Pattern pattern = fills.pattern();
    List<String> promised = many && !pattern.operation().get() ? promised() : List.of();
    if (!promised.equals(proof.stream().map(Ordered::path).toList())) {
      wrong("the proof does not speak of the order " + promised);
      return;
    }
    List<Slot> sort = slots.stream().filter(s -> key.sort().contains(s.key())).toList();
    Set<String> passed = new TreeSet<>();
    List<String> found = new ArrayList<>();
    int next = 0;
    for (Ordered ordered : proof) {
      String path = ordered.path();
      if (fills.fixes(path)) {
        if (ordered.place().isPresent()) {
          wrong(path + " has one value, and the proof orders by it");
        }
        continue;
      }
      while (next < sort.size() && passes(sort.get(next), path, passed)) {
        next++;
      }
      Optional<Slot> slot = next < sort.size() ? Optional.of(sort.get(next)) : Optional.empty();
      boolean keeps =
          slot.filter(s -> s.path().equals(path) && !s.lossy() && s.ordered(facts)).isPresent();
      if (!keeps || !slot.map(Slot::place).equals(ordered.place())) {
        wrong("items do not come ordered by " + path);
        return;
      }
      passed.add(path);
      found.add(path);
      next++;
    }
    if (alternatives && !found.isEmpty()) {
      wrong("items of several keys do not come ordered by " + found);
    }
  }

  /** The order, as far as it tells promised items apart. */
  private List<String> promised() {
    List<String> promised = new ArrayList<>();
    List<String> telling = new ArrayList<>();
    for (String path : fills.pattern().orderBy()) {
      if (facts.at(path).isPresent() && !identify(telling)) {
        promised.add(path);
        telling.addAll(fills.fixes(path) ? List.of() : List.of(path));
      }
    }
    return promised;
  }

  /** Promised items that agree in the attributes have one primary key: they are one item. */
  private boolean identify(List<String> paths) {
    return facts.entity().keysOf("").stream()
        .flatMap(tableKey -> Slot.of(tableKey.texts().toList()).stream())
        .allMatch(slot -> paths.contains(slot.path()) || fills.of(slot).isPresent());
  }

  /** A part with one text in all that is promised, a truncation, or what came before. */
  private boolean passes(Slot slot, String path, Set<String> passed) {
    return fills.of(slot).isPresent() || slot.truncates(path) || passed.contains(slot.path());
  }

  private void wrong(String message) {
    findings.add(Rule.ORDER, key.name() + ": " + message);
  }
}
