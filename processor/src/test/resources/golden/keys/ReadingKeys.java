package shop;

import dev.keyplan.runtime.AttributeValues;
import dev.keyplan.runtime.KeyText;
import dev.keyplan.runtime.NativeKey;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The keys of {@link Reading} in the table {@code orders-service}.
 */
public final class ReadingKeys {
  static final DeviceIdConverter DEVICE_ID_CONVERTER = new DeviceIdConverter();

  private ReadingKeys() {
  }

  /**
   * {@code GSI1PK = {device}#{level}}.
   *
   * @throws dev.keyplan.runtime.KeyValueException if the key cannot hold such a value,
   *     or gets longer than 2048 bytes
   */
  public static String gsi1PartitionKey(DeviceId device, int level) {
    return KeyText.partitionKey("Reading", "GSI1PK",
        KeyText.join(KeyText.uuid("Reading", "device", ReadingKeys.DEVICE_ID_CONVERTER.toAttribute(
        KeyText.present("Reading", "device", device))), "#",
        KeyText.number("Reading", "level", level)), "device");
  }

  /**
   * {@code GSI1SK = {at}}.
   *
   * @throws dev.keyplan.runtime.KeyValueException if the key cannot hold such a value
   */
  public static String gsi1SortKey(Long at) {
    return KeyText.number("Reading", "at", KeyText.present("Reading", "at", at));
  }

  /**
   * The primary key of an item, as the SDK takes it.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a key cannot hold such a value
   */
  public static Map<String, AttributeValue> primaryKey(DeviceId device, Long at) {
    return Map.of(
        "device", NativeKey.partition("Reading", "device", ReadingKeys.DEVICE_ID_CONVERTER.toAttribute(
            KeyText.present("Reading", "device", device)), AttributeValues::of),
        "at", NativeKey.sort("Reading", "at", at, AttributeValues::of));
  }

  /**
   * What the primary key is made of.
   */
  public record PrimaryKey(DeviceId device, Long at) {
    /**
     * As the SDK takes it.
     *
     * @throws dev.keyplan.runtime.KeyValueException if a key cannot hold such a value
     */
    public Map<String, AttributeValue> toMap() {
      return ReadingKeys.primaryKey(device, at);
    }
  }
}
