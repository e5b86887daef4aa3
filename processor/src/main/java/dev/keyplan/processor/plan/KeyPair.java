package dev.keyplan.processor.plan;

import dev.keyplan.processor.model.TypeRef;
import java.util.Optional;

/**
 * Two entities of a table, and why no items of them have one primary key.
 *
 * @param apart of the second entity's key; empty if they share their keys on purpose
 */
public record KeyPair(TypeRef first, TypeRef second, Optional<Disjointness> apart) {}
