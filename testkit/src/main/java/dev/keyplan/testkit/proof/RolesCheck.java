package dev.keyplan.testkit.proof;

import dev.keyplan.testkit.proof.Design.Attribute;
import dev.keyplan.testkit.proof.Design.Entity;
import dev.keyplan.testkit.proof.Design.Key;
import dev.keyplan.testkit.proof.Design.KeyText;
import dev.keyplan.testkit.proof.Design.Term;
import dev.keyplan.testkit.proof.ProofViolation.Rule;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The version of an entity and its time to live: numbers that no key is made of. Items expire by
 * one attribute of a table.
 */
record RolesCheck(Optional<String> tableTimeToLive, Entity entity, Findings about) {

  void check() {
    entity.version().ifPresent(this::checkVersion);
    entity.timeToLive().ifPresent(this::checkTimeToLive);
    for (Attribute attribute : entity.attributes()) {
      about.require(
          tableTimeToLive.filter(attribute.storedName()::equals).isPresent()
              == entity.expiresBy(attribute),
          Rule.KEYS,
          attribute.name() + " is stored as " + attribute.storedName() + ", by which items expire");
    }
  }

  private void checkVersion(String name) {
    about.require(
        entity
            .attribute(name)
            .filter(attribute -> attribute.type().convertedTo().isEmpty())
            .filter(attribute -> Set.of("Integer", "Long").contains(attribute.type().boxed()))
            .isPresent(),
        Rule.KEYS,
        "the version " + name + " is no number that counts");
    about.require(
        keyParts().noneMatch(name::equals)
            && entity.keys().stream()
                .flatMap(key -> key.when().stream())
                .map(Term::path)
                .noneMatch(name::equals),
        Rule.KEYS,
        "the version " + name + " is part of a key");
  }

  private void checkTimeToLive(String name) {
    about.require(
        entity
            .attribute(name)
            .filter(attribute -> attribute.stored().equals("N"))
            .filter(attribute -> attribute.type().target().boxed().equals("java.time.Instant"))
            .isPresent(),
        Rule.KEYS,
        "the time to live " + name + " is no time in seconds");
    about.require(
        keyParts().noneMatch(name::equals) && entity.guards().isEmpty(),
        Rule.KEYS,
        "the time to live " + name + " is part of a key, or of items with guards");
  }

  /** Paths of all attributes that keys and guards are made of. */
  private Stream<String> keyParts() {
    return Stream.concat(entity.keys().stream(), entity.guards().values().stream())
        .flatMap(Key::texts)
        .flatMap(RolesCheck::paths);
  }

  private static Stream<String> paths(KeyText text) {
    return text.plain().isPresent()
        ? text.plain().stream()
        : text.segments().stream()
            .filter(Design.Part.class::isInstance)
            .map(part -> ((Design.Part) part).path());
  }
}
