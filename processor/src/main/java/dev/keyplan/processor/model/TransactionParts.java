package dev.keyplan.processor.model;

import java.util.ArrayList;
import java.util.List;

/**
 * The classes that a table's transaction is made of. It has overloads for each entity, and a
 * compiler compares each with all of its name in the class, in every round: a single class of 1,000
 * entities is most of a compilation.
 */
public final class TransactionParts {

  /** How many entities a class has at most. */
  public static final int ENTITIES = 50;

  private TransactionParts() {}

  /** The entities of each class; each inherits from the one before. */
  public static List<List<EntityModel>> of(List<EntityModel> entities) {
    List<List<EntityModel>> parts = new ArrayList<>();
    for (int first = 0; first < entities.size(); first += ENTITIES) {
      parts.add(entities.subList(first, Math.min(first + ENTITIES, entities.size())));
    }
    return parts;
  }
}
