package shop;

import dev.keyplan.runtime.AttributeReader;
import dev.keyplan.runtime.ItemReader;
import dev.keyplan.runtime.JsonReader;
import dev.keyplan.runtime.StoredJson;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads {@link OpenOrder}, a part of the attributes of {@link Order}.
 */
public final class OpenOrderMapper implements ItemReader<OpenOrder> {
  public static final String ORDER_ID = "orderId";

  public static final String CREATED_AT = "createdAt";

  public static final String TOTAL = "total";

  static final OpenOrderMapper INSTANCE = new OpenOrderMapper();

  private OpenOrderMapper() {
  }

  /**
   * What an item stores. Attributes unknown here are passed over.
   *
   * @throws dev.keyplan.runtime.ItemMappingException if an attribute is missing or of another
   *     form, or if {@code OpenOrder} refuses the values; it names the item's key
   */
  public static OpenOrder fromItem(Map<String, AttributeValue> item) {
    try {
      return new OpenOrder(
          AttributeReader.asString("OpenOrder.orderId", item.get(ORDER_ID)),
          AttributeReader.asInstant("OpenOrder.createdAt", item.get(CREATED_AT)),
          AttributeReader.asBigDecimal("OpenOrder.total", item.get(TOTAL)));
    } catch (RuntimeException e) {
      throw AttributeReader.unreadable("OpenOrder", item, e, "PK", "SK");
    }
  }

  @Override
  public OpenOrder apply(Map<String, AttributeValue> item) {
    return fromItem(item);
  }

  @Override
  public OpenOrder read(StoredJson json, int item) {
    try {
      return new OpenOrder(
          JsonReader.asString("OpenOrder.orderId", json, json.get(item, ORDER_ID)),
          JsonReader.asInstant("OpenOrder.createdAt", json, json.get(item, CREATED_AT)),
          JsonReader.asBigDecimal("OpenOrder.total", json, json.get(item, TOTAL)));
    } catch (RuntimeException e) {
      throw JsonReader.unreadable("OpenOrder", json, item, e, "PK", "SK");
    }
  }
}
