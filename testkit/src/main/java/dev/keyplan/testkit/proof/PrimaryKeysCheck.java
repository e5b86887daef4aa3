package dev.keyplan.testkit.proof;

import dev.keyplan.testkit.proof.Design.Entity;
import dev.keyplan.testkit.proof.Design.KeyText;
import dev.keyplan.testkit.proof.ProofViolation.Rule;
import java.util.List;

/** No two items of different entities have one primary key. */
record PrimaryKeysCheck(Design design, Findings findings) {

  void check() {
    List<Entity> entities = design.entities();
    for (int second = 1; second < entities.size(); second++) {
      for (int first = 0; first < second; first++) {
        Entity a = entities.get(first);
        Entity b = entities.get(second);
        findings
            .of(b.name())
            .require(
                a.shares(b) || apart(a, b),
                Rule.PRIMARY_KEYS,
                "can have the primary key of a " + a.name());
      }
    }
  }

  private boolean apart(Entity first, Entity second) {
    if (first.keysOf("").size() != 1 || second.keysOf("").size() != 1) {
      return false;
    }
    List<KeyText> left = texts(first);
    List<KeyText> right = texts(second);
    for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
      if (Languages.apart(
          KeyLanguages.of(left.get(i), domains(first)),
          KeyLanguages.of(right.get(i), domains(second)))) {
        return true;
      }
    }
    Correlation correlation = new Correlation();
    for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
      correlation.equate(left.get(i), domains(first), right.get(i), domains(second));
    }
    return correlation.isImpossible();
  }

  private Domains domains(Entity entity) {
    return new Domains(new Facts(design, entity), entity.keysOf("").get(0));
  }

  private static List<KeyText> texts(Entity entity) {
    return entity.keysOf("").stream().flatMap(key -> key.texts()).toList();
  }
}
