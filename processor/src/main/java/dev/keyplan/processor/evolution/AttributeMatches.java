package dev.keyplan.processor.evolution;

import dev.keyplan.processor.evolution.StoredModel.Attribute;
import java.util.List;

/**
 * Which attribute of an entity or a nested record was which: by its stored name, else by its name
 * in Java, else by its place and type, else by a type that no other has.
 */
final class AttributeMatches {

  private AttributeMatches() {}

  static Matches<Attribute> of(List<Attribute> before, List<Attribute> after) {
    return Matches.of(
        before,
        after,
        List.of(
            (a, b) -> a.storedName().equals(b.storedName()),
            (a, b) -> a.name().equals(b.name()),
            (a, b) -> before.indexOf(a) == after.indexOf(b) && sameType(a, b),
            AttributeMatches::sameType));
  }

  private static boolean sameType(Attribute a, Attribute b) {
    return a.type().equals(b.type()) && a.written().equals(b.written());
  }
}
