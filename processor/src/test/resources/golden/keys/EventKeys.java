package shop;

import dev.keyplan.runtime.AttributeValues;
import dev.keyplan.runtime.KeyText;
import dev.keyplan.runtime.KeyTime;
import java.time.Instant;
import java.time.YearMonth;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The keys of {@link Event} in the table {@code orders-service}.
 */
public final class EventKeys {
  private EventKeys() {
  }

  /**
   * {@code PK = {tenant}#{at:month}}.
   *
   * @param tenant must not be empty or hold {@code #}
   * @param at in the years 0000 to 9999
   * @throws dev.keyplan.runtime.KeyValueException if the key cannot hold such a value,
   *     or gets longer than 2048 bytes
   */
  public static String partitionKey(String tenant, Instant at) {
    return KeyText.partitionKey("Event", "PK",
        KeyText.join(KeyText.string("Event", "tenant", tenant, "#"), "#",
        KeyTime.toMonth("Event", "at", at)), "tenant");
  }

  /**
   * {@code PK = {tenant}#{at:month}}.
   *
   * @param tenant must not be empty or hold {@code #}
   * @param atMonth in the years 0000 to 9999
   * @throws dev.keyplan.runtime.KeyValueException if the key cannot hold such a value,
   *     or gets longer than 2048 bytes
   */
  public static String partitionKey(String tenant, YearMonth atMonth) {
    return KeyText.partitionKey("Event", "PK",
        KeyText.join(KeyText.string("Event", "tenant", tenant, "#"), "#",
        KeyTime.toMonth("Event", "at", atMonth)), "tenant");
  }

  /**
   * {@code SK = {at}}.
   *
   * @param at in the years 0000 to 9999
   * @throws dev.keyplan.runtime.KeyValueException if the key cannot hold such a value
   */
  public static String sortKey(Instant at) {
    return KeyTime.instant("Event", "at", at);
  }

  /**
   * {@code by-emailPK = {email:lower}}.
   *
   * @param email in any case; must not be empty or hold {@code #}
   * @throws dev.keyplan.runtime.KeyValueException if the key cannot hold such a value,
   *     or gets longer than 2048 bytes
   */
  public static String byEmailPartitionKey(String email) {
    return KeyText.partitionKey("Event", "by-emailPK", KeyText.lower("Event", "email", email, ""),
        "email");
  }

  /**
   * {@code by-emailSK = {at:day}#{at}}.
   *
   * @param at in the years 0000 to 9999
   * @throws dev.keyplan.runtime.KeyValueException if the key cannot hold such a value
   */
  public static String byEmailSortKey(Instant at) {
    return KeyText.join(KeyTime.toDay("Event", "at", at), "#", KeyTime.instant("Event", "at", at));
  }

  /**
   * The primary key of an item, as the SDK takes it.
   *
   * @throws dev.keyplan.runtime.KeyValueException if a key cannot hold such a value
   */
  public static Map<String, AttributeValue> primaryKey(String tenant, Instant at) {
    return Map.of(
        "PK", AttributeValues.text(partitionKey(tenant, at)),
        "SK", AttributeValues.text(sortKey(at)));
  }

  /**
   * What the primary key is made of.
   */
  public record PrimaryKey(String tenant, Instant at) {
    /**
     * As the SDK takes it.
     *
     * @throws dev.keyplan.runtime.KeyValueException if a key cannot hold such a value
     */
    public Map<String, AttributeValue> toMap() {
      return EventKeys.primaryKey(tenant, at);
    }
  }
}
