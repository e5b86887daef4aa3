package shop;

import dev.keyplan.runtime.AttributeValues;
import dev.keyplan.runtime.KeyText;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The keys of {@link LineItem} in the table {@code orders-service}.
 */
public final class LineItemKeys {
  private LineItemKeys() {
  }

  /**
   * {@code PK = ORDER#{orderId}}.
   *
   * @param orderId must not be empty or hold {@code #}
   * @throws dev.keyplan.runtime.KeyValueException if the key cannot hold such a value,
   *     or gets longer than 2048 bytes
   */
  public static String partitionKey(String orderId) {
    return KeyText.partitionKey("LineItem", "PK", KeyText.join("ORDER#",
        KeyText.string("LineItem", "orderId", orderId, "")), "orderId");
  }

  /**
   * {@code SK = ITEM#{lineNo:digits(3)}}.
   *
   * @param lineNo from 0 to 999
   * @throws dev.keyplan.runtime.KeyValueException if the key cannot hold such a value
   */
  public static String sortKey(int lineNo) {
    return KeyText.join("ITEM#", KeyText.digits("LineItem", "lineNo", lineNo, 3));
  }

  /**
   * The primary key of an item, as the SDK takes it.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a key cannot hold such a value
   */
  public static Map<String, AttributeValue> primaryKey(String orderId, int lineNo) {
    return Map.of(
        "PK", AttributeValues.text(partitionKey(orderId)),
        "SK", AttributeValues.text(sortKey(lineNo)));
  }

  /**
   * What the primary key is made of.
   */
  public record PrimaryKey(String orderId, int lineNo) {
    /**
     * As the SDK takes it.
     *
     * @throws dev.keyplan.runtime.KeyValueException if a key cannot hold such a value
     */
    public Map<String, AttributeValue> toMap() {
      return LineItemKeys.primaryKey(orderId, lineNo);
    }
  }
}
