package dev.keyplan.processor.plan;

import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.TypeRef;
import java.util.Optional;

/**
 * Why an operation reads no item that lies under another key than those it is meant for. It is
 * proved for all values: the method's arguments, and the attributes of the other items.
 *
 * @param entity whose items are kept out: mostly another entity, or the same one under another key
 * @param key the key under which they would lie, empty for {@link Kind#NOT_IN_INDEX}
 * @param attributeName the stored name of the key attribute in which they differ; "" for {@link
 *     Kind#NOT_IN_INDEX} and {@link Kind#ENTITY_TYPE}
 * @param part for {@link Kind#CORRELATED} the part of {@code key} that would need two values at
 *     once; "" for the other kinds, and where several parts are at odds
 */
public record Disjointness(
    TypeRef entity, Optional<EntityKey> key, String attributeName, Kind kind, String part) {

  /** How it was proved, from the plainest to the subtlest. */
  public enum Kind {
    /** The entity lacks a key attribute of the index: none of its items is there. */
    NOT_IN_INDEX,
    /** The texts begin or end with different literals. */
    LITERAL,
    /** No text of the key attribute is possible on both sides. */
    LANGUAGE,
    /**
     * Each key attribute by itself could have one text on both sides, but not all together: a value
     * stands in several places, and cannot suit all of them.
     */
    CORRELATED,
    /**
     * An item of the entity may have the key that a GetItem asks for. The entity shares its keys on
     * purpose: its items are told by their type, and answered as absent.
     */
    ENTITY_TYPE
  }

  public static Disjointness byType(TypeRef entity, EntityKey key) {
    return new Disjointness(entity, Optional.of(key), "", Kind.ENTITY_TYPE, "");
  }

  public static Disjointness notInIndex(TypeRef entity) {
    return new Disjointness(entity, Optional.empty(), "", Kind.NOT_IN_INDEX, "");
  }
}
