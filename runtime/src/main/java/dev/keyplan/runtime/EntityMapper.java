package dev.keyplan.runtime;

import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What an {@link EntityRepository} knows of its entity: the way to an item and back, its key, and
 * what conditions are made with. Generated mappers are one each.
 *
 * @param <E> the entity
 * @param <C> its conditions, as {@code OrderConditions}
 */
public interface EntityMapper<E, C> extends Function<Map<String, AttributeValue>, E> {

  /**
   * What an item stores.
   *
   * @throws ItemMappingException if it cannot be read
   */
  @Override
  E apply(Map<String, AttributeValue> item);

  /**
   * The item that stores the entity, for a request, which copies it.
   *
   * @throws KeyValueException if a value cannot be part of a key, or makes it too long
   * @throws ItemMappingException if a value is missing or cannot be stored
   */
  Map<String, AttributeValue> item(E entity);

  /**
   * The primary key of that item.
   *
   * @throws KeyValueException if a value cannot be part of it, or makes it too long
   */
  Map<String, AttributeValue> key(E entity);

  /** What a caller makes a condition with. */
  C conditions();
}
