package dev.keyplan.runtime;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Tells the items of an item collection apart, and refuses what does not fit. Generated classes
 * hold one constant each.
 */
public final class CollectionMembers {

  private final String collection;
  private final String typeAttribute;
  private final List<String> key;
  private final List<String> types;

  private CollectionMembers(
      String collection, String typeAttribute, List<String> key, List<String> types) {
    this.collection = collection;
    this.typeAttribute = typeAttribute;
    this.key = key;
    this.types = types;
  }

  /**
   * @param collection the simple name
   * @param typeAttribute stored name of the entity type attribute, "" if the table has none
   * @param tableKey stored names of the table's key attributes, for messages
   */
  public static CollectionMembers of(String collection, String typeAttribute, String... tableKey) {
    return new CollectionMembers(collection, typeAttribute, List.of(tableKey), List.of());
  }

  /** The same with the entity types of the members, for messages. */
  public CollectionMembers expecting(String... entityTypes) {
    return new CollectionMembers(collection, typeAttribute, key, List.of(entityTypes));
  }

  /**
   * The entity type that the item names.
   *
   * @throws ItemMappingException if it names none: the attribute is absent, or not a text
   */
  public String entityType(Map<String, AttributeValue> item) {
    AttributeValue type = item.get(typeAttribute);
    if (type == null) {
      throw refused(item, "has no entity type: '" + typeAttribute + "' is absent" + expected());
    }
    if (type.s() == null) {
      String stored = "has no entity type: '" + typeAttribute + "' is stored as " + type.type();
      throw refused(item, stored + expected());
    }
    return type.s();
  }

  /** For an item whose entity type is none of the members'. */
  public ItemMappingException unknownType(Map<String, AttributeValue> item) {
    return refused(item, "has the entity type '" + entityType(item) + "'" + expected());
  }

  private String expected() {
    return types.isEmpty() ? "" : "; expected is " + String.join(" or ", types);
  }

  /**
   * @param items all that were read
   * @throws ItemMappingException if the member already has a value
   */
  public void requireSingle(
      String member,
      Object value,
      Map<String, AttributeValue> item,
      List<Map<String, AttributeValue>> items) {
    if (value != null) {
      throw new ItemMappingException(
          collection
              + " has two items for '"
              + member
              + "', which holds one: "
              + Items.text(first(item, items), key)
              + " and "
              + Items.text(item, key));
    }
  }

  /** The first of the same entity type. */
  private Map<String, AttributeValue> first(
      Map<String, AttributeValue> item, List<Map<String, AttributeValue>> items) {
    return items.stream()
        .filter(other -> Objects.equals(other.get(typeAttribute), item.get(typeAttribute)))
        .findFirst()
        .orElse(item);
  }

  /**
   * @param items all that were read, at least one
   * @return the value
   * @throws ItemMappingException if the member has no value
   */
  public <T> T require(String member, T value, List<Map<String, AttributeValue>> items) {
    if (value == null) {
      String read = items.size() == 1 ? "in the only item" : "among the " + items.size() + " items";
      throw new ItemMappingException(
          collection
              + " has no '"
              + member
              + "' "
              + read
              + " read, "
              + (items.size() == 1 ? "" : "the first of which is ")
              + Items.text(items.get(0), key)
              + "; declare the member as Optional if it may be missing");
    }
    return value;
  }

  private ItemMappingException refused(Map<String, AttributeValue> item, String why) {
    return new ItemMappingException(collection + ": item " + Items.text(item, key) + " " + why);
  }
}
