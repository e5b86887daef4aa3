package shop;

import dev.keyplan.runtime.AttributeValues;
import dev.keyplan.runtime.KeyText;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The keys of {@link User} in the table {@code orders-service}.
 */
public final class UserKeys {
  private UserKeys() {
  }

  /**
   * {@code PK = USER#{userId}}.
   *
   * @param userId must not be empty or hold {@code #}
   * @throws dev.keyplan.runtime.KeyValueException if the key cannot hold such a value,
   *     or gets longer than 2048 bytes
   */
  public static String partitionKey(String userId) {
    return KeyText.partitionKey("User", "PK", KeyText.join("USER#",
        KeyText.string("User", "userId", userId, "")), "userId");
  }

  /**
   * {@code SK = PROFILE}.
   */
  public static String sortKey() {
    return "PROFILE";
  }

  /**
   * The primary key of an item, as the SDK takes it.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a key cannot hold such a value
   */
  public static Map<String, AttributeValue> primaryKey(String userId) {
    return Map.of(
        "PK", AttributeValues.text(partitionKey(userId)),
        "SK", AttributeValues.text(sortKey()));
  }

  /**
   * What the primary key is made of.
   */
  public record PrimaryKey(String userId) {
    /**
     * As the SDK takes it.
     *
     * @throws dev.keyplan.runtime.KeyValueException if a key cannot hold such a value
     */
    public Map<String, AttributeValue> toMap() {
      return UserKeys.primaryKey(userId);
    }
  }
}
