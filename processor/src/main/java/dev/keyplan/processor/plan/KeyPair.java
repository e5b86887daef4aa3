package dev.keyplan.processor.plan;

import java.util.Optional;

/**
 * An entity of a table or guards of its unique attribute, and why no items of it have the primary
 * key of another one's.
 *
 * @param first the nested name of an entity, and of guards a dot and the attribute after it
 * @param apart of the other one's key; empty if they share their keys on purpose
 */
public record KeyPair(String first, Optional<Disjointness> apart) {}
