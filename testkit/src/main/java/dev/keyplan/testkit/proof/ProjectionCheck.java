package dev.keyplan.testkit.proof;

import dev.keyplan.testkit.proof.Design.Attribute;
import dev.keyplan.testkit.proof.Design.Entity;
import dev.keyplan.testkit.proof.Design.Index;
import dev.keyplan.testkit.proof.Design.KeyName;
import dev.keyplan.testkit.proof.Design.Pattern;
import dev.keyplan.testkit.proof.ProofViolation.Rule;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * An index holds all that a pattern returns, what tells its entities apart, and when items expire.
 */
record ProjectionCheck(Design design, Pattern pattern, Findings findings) {

  void check(Optional<Index> index, Collection<Entity> entities) {
    if (index.isEmpty()) {
      findings.require(
          pattern.proof().needs().isEmpty(), Rule.PROJECTION, "a table holds whole items");
      return;
    }
    Set<String> needs = needs(index.get(), Set.copyOf(entities));
    findings.require(
        pattern.proof().needs().filter(List.copyOf(needs)::equals).isPresent(),
        Rule.PROJECTION,
        "it needs " + needs + " from the index");
    boolean holds =
        switch (index.get().projection()) {
          case "ALL" -> true;
          case "INCLUDE" -> index.get().nonKeyAttributes().containsAll(needs);
          default -> needs.isEmpty();
        };
    findings.require(holds, Rule.PROJECTION, index.get().name() + " does not hold all of " + needs);
  }

  private Set<String> needs(Index index, Set<Entity> entities) {
    Set<String> needs = new TreeSet<>();
    for (Entity entity : entities) {
      List<String> names =
          pattern.view().orElse(entity.attributes().stream().map(Attribute::name).toList());
      names.forEach(
          name -> entity.attribute(name).map(Attribute::storedName).ifPresent(needs::add));
      entity
          .timeToLive()
          .flatMap(entity::attribute)
          .map(Attribute::storedName)
          .ifPresent(needs::add);
    }
    if (entities.size() > 1) {
      design.table().entityType().ifPresent(needs::add);
    }
    index.keyNames().forEach(needs::remove);
    needs.remove(design.table().partition().attribute());
    design.table().sort().map(KeyName::attribute).ifPresent(needs::remove);
    return needs;
  }
}
