package dev.keyplan.runtime;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * By what an entity's items are told from those of entities that share its keys.
 *
 * @param attribute stored name of the entity type attribute
 * @param name what it holds in the entity's own items
 */
record OwnType(String attribute, String name) {

  /** Of the attribute, for conditions. */
  List<String> path() {
    return List.of(attribute);
  }

  /** As it is stored. */
  AttributeValue value() {
    return AttributeValue.fromS(name);
  }

  /** Whether the item is the entity's own. */
  boolean isOf(Map<String, AttributeValue> item) {
    return typeOf(item).filter(name::equals).isPresent();
  }

  /** For messages: {@code an item of type 'Organization'}. */
  String describe(Map<String, AttributeValue> item) {
    if (item.isEmpty()) {
      return "an item of another type";
    }
    return typeOf(item)
        .map(type -> "an item of type '" + type + "'")
        .orElse("an item without the type attribute '" + attribute + "'");
  }

  private Optional<String> typeOf(Map<String, AttributeValue> item) {
    return Optional.ofNullable(item.get(attribute)).map(AttributeValue::s);
  }
}
