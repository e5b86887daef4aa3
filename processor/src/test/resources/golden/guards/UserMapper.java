package shop;

import dev.keyplan.runtime.AttributeMap;
import dev.keyplan.runtime.AttributeReader;
import dev.keyplan.runtime.AttributeValues;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.annotation.processing.Generated;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * How {@link User} is stored in the table {@code orders-service}:
 * the names of its attributes, and the way to an item and back.
 */
@Generated("dev.keyplan.processor.KeyplanProcessor")
public final class UserMapper {
  public static final String USER_ID = "userId";

  public static final String EMAIL = "email";

  public static final String NAME = "name";

  private static final AttributeValue ENTITY_TYPE_VALUE = AttributeValues.text("User");

  private UserMapper() {
  }

  /**
   * The item that stores it, with the key of the table and of each index it is in.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a part of a key is missing or cannot
   *     stand in it
   * @throws dev.keyplan.runtime.ItemMappingException if a value is missing or cannot be stored
   */
  public static Map<String, AttributeValue> toItem(User user) {
    return requestItem(user).toMap();
  }

  /**
   * The same for a request, which copies it.
   */
  static AttributeMap requestItem(User user) {
    AttributeMap item = new AttributeMap(6);
    item.put("PK", AttributeValues.text(UserKeys.partitionKey(user.userId())));
    item.put("SK", AttributeValues.text(UserKeys.sortKey()));
    item.put("entityType", ENTITY_TYPE_VALUE);
    item.put(USER_ID, AttributeValues.of("User.userId", user.userId()));
    item.put(EMAIL, AttributeValues.of("User.email", user.email()));
    item.put(NAME, AttributeValues.of("User.name", user.name()));
    return item;
  }

  /**
   * What an item stores. Attributes unknown here are passed over.
   *
   * @throws dev.keyplan.runtime.ItemMappingException if an attribute is missing or of another
   *     form, or if {@code User} refuses the values; it names the item's key
   */
  public static User fromItem(Map<String, AttributeValue> item) {
    try {
      return new User(
          AttributeReader.asString("User.userId", item.get(USER_ID)),
          AttributeReader.asString("User.email", item.get(EMAIL)),
          AttributeReader.asString("User.name", item.get(NAME)));
    } catch (RuntimeException e) {
      throw AttributeReader.unreadable("User", item, e, "PK", "SK");
    }
  }

  /**
   * The keys of the items that keep its attributes unique, by attribute; none for an
   * attribute that is absent.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a key cannot hold a value
   */
  static Map<String, Map<String, AttributeValue>> guardKeys(User user) {
    Map<String, Map<String, AttributeValue>> keys = new LinkedHashMap<>();
    keys.put("email", UserKeys.emailGuard(user.email()));
    return keys;
  }
}
