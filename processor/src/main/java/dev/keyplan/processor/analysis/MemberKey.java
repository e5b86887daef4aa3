package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;

/**
 * An entity under one of its keys on a path.
 *
 * @param many a list of it is returned, whose order counts
 */
record MemberKey(EntityModel entity, EntityKey key, boolean many) {

  String entityName() {
    return entity.type().simpleName();
  }

  /** Guards of a unique attribute lie under the key, and none of the entity's own items. */
  boolean guards() {
    return entity.guardedUnder(key).isPresent();
  }

  /** What lies under the key, for messages. */
  String items() {
    return entity
        .guardedUnder(key)
        .map(unique -> "guards of " + entityName() + "." + unique.attribute().name())
        .orElse(entityName() + " items");
  }

  /** An entity that a pattern returns, wherever it lies. */
  record Returned(EntityModel entity, boolean many) {}
}
