package shop;

import dev.keyplan.runtime.AttributeValues;
import dev.keyplan.runtime.KeyText;
import dev.keyplan.runtime.KeyTime;
import java.time.Instant;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The keys of {@link OrderSummary} in the table {@code orders-service}.
 */
public final class OrderSummaryKeys {
  private OrderSummaryKeys() {
  }

  /**
   * {@code PK = USER#{userId}}.
   *
   * @param userId must not be empty or hold {@code #}
   * @throws dev.keyplan.runtime.KeyValueException if the key cannot hold such a value,
   *     or gets longer than 2048 bytes
   */
  public static String partitionKey(String userId) {
    return KeyText.partitionKey("OrderSummary", "PK", KeyText.join("USER#",
        KeyText.string("OrderSummary", "userId", userId, "")), "userId");
  }

  /**
   * {@code SK = ORDER#{createdAt}#{orderId}}.
   *
   * @param createdAt in the years 0000 to 9999
   * @param orderId must not be empty or hold {@code #}
   * @throws dev.keyplan.runtime.KeyValueException if the key cannot hold such a value,
   *     or gets longer than 1024 bytes
   */
  public static String sortKey(Instant createdAt, String orderId) {
    return KeyText.sortKey("OrderSummary", "SK", KeyText.join("ORDER#",
        KeyTime.instant("OrderSummary", "createdAt", createdAt), "#",
        KeyText.string("OrderSummary", "orderId", orderId, "")), "orderId");
  }

  /**
   * The primary key of an item, as the SDK takes it.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a key cannot hold such a value
   */
  public static Map<String, AttributeValue> primaryKey(String userId, Instant createdAt,
      String orderId) {
    return Map.of(
        "PK", AttributeValues.text(partitionKey(userId)),
        "SK", AttributeValues.text(sortKey(createdAt, orderId)));
  }

  /**
   * What the primary key is made of.
   */
  public record PrimaryKey(String userId, Instant createdAt, String orderId) {
    /**
     * As the SDK takes it.
     *
     * @throws dev.keyplan.runtime.KeyValueException if a key cannot hold such a value
     */
    public Map<String, AttributeValue> toMap() {
      return OrderSummaryKeys.primaryKey(userId, createdAt, orderId);
    }
  }
}
