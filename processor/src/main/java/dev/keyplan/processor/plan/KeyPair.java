package dev.keyplan.processor.plan;

import dev.keyplan.processor.model.TypeRef;
import java.util.Optional;

/**
 * Two entities of a table, or guards of their unique attributes, and why no items of them have one
 * primary key.
 *
 * @param first the nested name of an entity, and of guards a dot and the attribute after it
 * @param apart of the second one's key; empty if they share their keys on purpose
 */
public record KeyPair(String first, String second, Optional<Disjointness> apart) {

  /** Of two entities. */
  public KeyPair(TypeRef first, TypeRef second, Optional<Disjointness> apart) {
    this(first.nestedName(), second.nestedName(), apart);
  }
}
