package shop;

import dev.keyplan.runtime.AttributeValues;
import dev.keyplan.runtime.KeyText;
import dev.keyplan.runtime.KeyTime;
import java.time.Instant;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The keys of {@link Order} in the table {@code orders-service}.
 */
public final class OrderKeys {
  private OrderKeys() {
  }

  /**
   * {@code PK = ORDER#{orderId}}.
   *
   * @param orderId must not be empty or hold {@code #}
   * @throws dev.keyplan.runtime.KeyValueException if the key cannot hold such a value,
   *     or gets longer than 2048 bytes
   */
  public static String partitionKey(String orderId) {
    return KeyText.partitionKey("Order", "PK", KeyText.join("ORDER#",
        KeyText.string("Order", "orderId", orderId, "")), "orderId");
  }

  /**
   * {@code SK = META}.
   */
  public static String sortKey() {
    return "META";
  }

  /**
   * {@code GSI1PK = WAREHOUSE#{warehouseId}#OPEN}.
   *
   * @param warehouseId must not be empty or hold {@code #}
   * @throws dev.keyplan.runtime.KeyValueException if the key cannot hold such a value,
   *     or gets longer than 2048 bytes
   */
  public static String gsi1PartitionKey(String warehouseId) {
    return KeyText.partitionKey("Order", "GSI1PK", KeyText.join("WAREHOUSE#",
        KeyText.string("Order", "warehouseId", warehouseId, "#OPEN"), "#OPEN"), "warehouseId");
  }

  /**
   * {@code GSI1SK = {createdAt}}.
   *
   * @param createdAt in the years 0000 to 9999
   * @throws dev.keyplan.runtime.KeyValueException if the key cannot hold such a value
   */
  public static String gsi1SortKey(Instant createdAt) {
    return KeyTime.instant("Order", "createdAt", createdAt);
  }

  /**
   * The primary key of an item, as the SDK takes it.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a key cannot hold such a value
   */
  public static Map<String, AttributeValue> primaryKey(String orderId) {
    return Map.of(
        "PK", AttributeValues.text(partitionKey(orderId)),
        "SK", AttributeValues.text(sortKey()));
  }

  /**
   * What the primary key is made of.
   */
  public record PrimaryKey(String orderId) {
    /**
     * As the SDK takes it.
     *
     * @throws dev.keyplan.runtime.KeyValueException if a key cannot hold such a value
     */
    public Map<String, AttributeValue> toMap() {
      return OrderKeys.primaryKey(orderId);
    }
  }
}
