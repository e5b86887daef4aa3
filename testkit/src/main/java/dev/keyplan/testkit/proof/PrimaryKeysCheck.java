package dev.keyplan.testkit.proof;

import dev.keyplan.testkit.proof.Design.Apart;
import dev.keyplan.testkit.proof.Design.Key;
import dev.keyplan.testkit.proof.Design.KeyText;
import dev.keyplan.testkit.proof.Design.Owner;
import dev.keyplan.testkit.proof.ProofViolation.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** No two items of different entities or guards have one primary key, for the reason given. */
record PrimaryKeysCheck(Design design, Findings findings) {

  void check() {
    List<String> told = new ArrayList<>();
    design.primaryKeys().forEach((name, reasons) -> reasons.forEach(r -> check(name, r, told)));
    List<String> pairs = new ArrayList<>();
    List<String> owners = List.copyOf(design.owners().keySet());
    for (int second = 1; second < owners.size(); second++) {
      for (int first = 0; first < second; first++) {
        pairs.add(pair(owners.get(first), owners.get(second)));
      }
    }
    List<String> missing = new ArrayList<>(pairs);
    missing.removeAll(told);
    findings.require(
        missing.isEmpty() && told.size() == pairs.size() && pairs.containsAll(told),
        Rule.PRIMARY_KEYS,
        "of each two entities or guards one reason is to be given; there is none for " + missing);
  }

  private static String pair(String first, String second) {
    return first + " and " + second;
  }

  private void check(String second, Apart apart, List<String> told) {
    for (String first : apart.keys()) {
      told.add(pair(first, second));
      Owner a = design.owners().get(first);
      Owner b = design.owners().get(second);
      boolean holds = a != null && b != null && holds(apart, a, b);
      findings
          .of(second)
          .require(
              holds,
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
        return apart.part().isEmpty()
            && Languages.apart(one, another)
            && (apart.reason().equals("language") || Literals.differ(one, another));
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
