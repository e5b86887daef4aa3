package dev.keyplan.processor.evolution;

import dev.keyplan.processor.evolution.StoredModel.Attribute;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Whether two paths into an entity, before and after, lead to the same stored value. */
final class AttributePaths {

  private final EntityMatches.Pair entity;
  private final Map<String, List<Attribute>> nestedBefore;
  private final Map<String, List<Attribute>> nestedAfter;

  AttributePaths(EntityMatches.Pair entity, StoredModel before, StoredModel after) {
    this.entity = entity;
    this.nestedBefore = before.nested();
    this.nestedAfter = after.nested();
  }

  /** Through renamed components too. */
  boolean same(String before, String after) {
    String[] namesBefore = before.split("\\.");
    String[] namesAfter = after.split("\\.");
    if (namesBefore.length != namesAfter.length) {
      return false;
    }
    List<Attribute> scopeBefore = entity.before().attributes();
    List<Attribute> scopeAfter = entity.after().attributes();
    for (int i = 0; i < namesBefore.length; i++) {
      Optional<Attribute> one = named(scopeBefore, namesBefore[i]);
      Optional<Attribute> other = named(scopeAfter, namesAfter[i]);
      if (one.isEmpty()
          || other.isEmpty()
          || !AttributeMatches.of(scopeBefore, scopeAfter).same(one.get(), other.get())) {
        return false;
      }
      scopeBefore = nestedBefore.getOrDefault(one.get().written(), List.of());
      scopeAfter = nestedAfter.getOrDefault(other.get().written(), List.of());
    }
    return true;
  }

  private static Optional<Attribute> named(List<Attribute> scope, String name) {
    return scope.stream().filter(attribute -> attribute.name().equals(name)).findFirst();
  }
}
