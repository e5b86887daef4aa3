package dev.keyplan.testkit.proof;

import dev.keyplan.testkit.proof.Design.Apart;
import dev.keyplan.testkit.proof.Design.Key;
import dev.keyplan.testkit.proof.Design.KeyText;
import dev.keyplan.testkit.proof.Design.Owner;
import dev.keyplan.testkit.proof.ProofViolation.Rule;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** No two items of different entities or guards have one primary key, for the reason given. */
record PrimaryKeysCheck(Design design, Paths paths, Findings findings) {

  void check() {
    Map<String, Owner> owners = design.owners();
    Map<String, Map<String, Ends>> ends = new HashMap<>();
    paths.in("").forEach(one -> ends.put(one.key().name(), one.ends()));
    Set<String> before = new LinkedHashSet<>();
    for (String second : owners.keySet()) {
      List<Apart> reasons = design.primaryKeys().get(second);
      findings.require(
          (reasons == null) == before.isEmpty(),
          Rule.PRIMARY_KEYS,
          "of each entity and each guard but the first one reasons are to be given: " + second);
      if (reasons != null) {
        check(second, reasons, before, owners, ends);
      }
      before.add(second);
    }
    findings.require(
        owners.keySet().containsAll(design.primaryKeys().keySet()),
        Rule.PRIMARY_KEYS,
        "reasons are given of what is no entity and no guard: " + design.primaryKeys().keySet());
  }

  private void check(
      String second,
      List<Apart> reasons,
      Set<String> before,
      Map<String, Owner> owners,
      Map<String, Map<String, Ends>> ends) {
    Findings about = findings.of(second);
    Set<String> told = new HashSet<>();
    for (Apart apart : reasons) {
      for (String first : apart.keys()) {
        boolean known = before.contains(first) && told.add(first);
        about.require(
            known && holds(apart, owners.get(first), owners.get(second)),
            Rule.PRIMARY_KEYS,
            "can have the primary key of a "
                + first
                + ": "
                + apart.attribute()
                + " does not keep them apart, as the proof says ("
                + apart.reason()
                + ")");
      }
    }
    CountedKeys counted = new CountedKeys();
    for (String first : before) {
      if (!told.contains(first)) {
        counted.add(
            first,
            ends.get(owners.get(first).key().name()),
            ends.get(owners.get(second).key().name()));
      }
    }
    about.require(
        counted.alike().isEmpty() && counted.suit(reasons),
        Rule.PRIMARY_KEYS,
        "the keys before it that differ in literals are not as many as the proof says; alike are "
            + counted.alike());
  }

  private boolean holds(Apart apart, Owner first, Owner second) {
    Key left = first.key();
    Key right = second.key();
    Domains leftDomains = new Domains(new Facts(design, first.entity()), left);
    Domains rightDomains = new Domains(new Facts(design, second.entity()), right);
    if (apart.reason().equals("shared")) {
      return first.entity().keys().contains(left)
          && second.entity().keys().contains(right)
          && first.entity().shares(second.entity());
    }
    Correlation correlation = new Correlation();
    for (KeyText text : left.texts().toList()) {
      Optional<KeyText> other = text(right, text.attribute());
      if (other.isEmpty()) {
        return false;
      }
      if (text.attribute().equals(apart.attribute()) && !apart.reason().equals("correlated")) {
        Language one = KeyLanguages.of(text, leftDomains);
        Language another = KeyLanguages.of(other.get(), rightDomains);
        return apart.part().isEmpty() && Languages.apart(one, another);
      }
      correlation.equate(text, leftDomains, other.get(), rightDomains);
    }
    return apart.reason().equals("correlated")
        && text(right, apart.attribute()).isPresent()
        && (apart.part().isEmpty()
            || Slot.of(right.texts().toList()).stream()
                .anyMatch(slot -> slot.path().equals(apart.part())))
        && correlation.isImpossible();
  }

  private static Optional<KeyText> text(Key key, String attribute) {
    return key.texts().filter(text -> text.attribute().equals(attribute)).findFirst();
  }
}
