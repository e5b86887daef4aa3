package dev.keyplan.runtime;

import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Tells the items of an item collection apart, and refuses what does not fit. Generated classes
 * hold one constant each.
 */
public final class CollectionMembers {

  private final String collection;
  private final String typeAttribute;
  private final List<String> key;

  private CollectionMembers(String collection, String typeAttribute, List<String> key) {
    this.collection = collection;
    this.typeAttribute = typeAttribute;
    this.key = key;
  }

  /**
   * @param collection the simple name
   * @param typeAttribute stored name of the entity type attribute, "" if the table has none
   * @param tableKey stored names of the table's key attributes, for messages
   */
  public static CollectionMembers of(String collection, String typeAttribute, String... tableKey) {
    return new CollectionMembers(collection, typeAttribute, List.of(tableKey));
  }

  /**
   * The entity type that the item names.
   *
   * @throws ItemMappingException if it names none
   */
  public String entityType(Map<String, AttributeValue> item) {
    AttributeValue type = item.get(typeAttribute);
    if (type == null || type.s() == null) {
      throw refused(item, "has no text in the entity type attribute '" + typeAttribute + "'");
    }
    return type.s();
  }

  /** For an item whose entity type is none of the members'. */
  public ItemMappingException unknownType(Map<String, AttributeValue> item) {
    return refused(
        item,
        "has the entity type '"
            + entityType(item)
            + "', which no member has: some other program wrote it there");
  }

  /**
   * @throws ItemMappingException if the member already has a value
   */
  public void requireSingle(String member, Object value, Map<String, AttributeValue> item) {
    if (value != null) {
      throw refused(item, "is a second one for '" + member + "', which holds one");
    }
  }

  /**
   * @param items all that were read, at least one
   * @return the value
   * @throws ItemMappingException if the member has no value
   */
  public <T> T require(String member, T value, List<Map<String, AttributeValue>> items) {
    if (value == null) {
      String first = Items.text(items.get(0), key);
      throw new ItemMappingException(
          collection
              + " has no '"
              + member
              + "' among the "
              + items.size()
              + " items read, the first of which is "
              + first
              + "; declare the member as Optional if it may be missing");
    }
    return value;
  }

  private ItemMappingException refused(Map<String, AttributeValue> item, String why) {
    return new ItemMappingException(collection + ": item " + Items.text(item, key) + " " + why);
  }
}
