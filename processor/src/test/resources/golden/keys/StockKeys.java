package shop;

import dev.keyplan.runtime.AttributeValues;
import dev.keyplan.runtime.KeyText;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The keys of {@link Stock} in the table {@code orders-service}.
 */
public final class StockKeys {
  private StockKeys() {
  }

  /**
   * {@code PK = SKU#{sku}}.
   *
   * @param sku must not be empty or hold {@code #}
   * @throws dev.keyplan.runtime.KeyValueException if the key cannot hold such a value,
   *     or gets longer than 2048 bytes
   */
  public static String partitionKey(String sku) {
    return KeyText.partitionKey("Stock", "PK", KeyText.join("SKU#",
        KeyText.string("Stock", "sku", sku, "")), "sku");
  }

  /**
   * {@code SK = STOCK}.
   */
  public static String sortKey() {
    return "STOCK";
  }

  /**
   * The primary key of an item, as the SDK takes it.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a key cannot hold such a value
   */
  public static Map<String, AttributeValue> primaryKey(String sku) {
    return Map.of(
        "PK", AttributeValues.text(partitionKey(sku)),
        "SK", AttributeValues.text(sortKey()));
  }

  /**
   * What the primary key is made of.
   */
  public record PrimaryKey(String sku) {
    /**
     * As the SDK takes it.
     *
     * @throws dev.keyplan.runtime.KeyValueException if a key cannot hold such a value
     */
    public Map<String, AttributeValue> toMap() {
      return StockKeys.primaryKey(sku);
    }
  }
}
