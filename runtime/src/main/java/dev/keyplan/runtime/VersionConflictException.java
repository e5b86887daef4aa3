package dev.keyplan.runtime;

import java.util.Map;
import java.util.OptionalLong;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A write of an item that another writer has changed since it was loaded; nothing was written. Load
 * it again, and decide anew. An item that is gone is no such conflict but a {@link
 * ConditionFailedException} without an item.
 */
public final class VersionConflictException extends KeyplanException {

  private static final long serialVersionUID = 1L;

  private final transient Map<String, AttributeValue> item;
  private final Long storedVersion;

  /**
   * @param item the item as it is stored
   * @param storedVersion its version, null if it has none
   */
  public VersionConflictException(
      String message, Map<String, AttributeValue> item, Long storedVersion, Throwable cause) {
    super(message, cause);
    this.item = Map.copyOf(item);
    this.storedVersion = storedVersion;
  }

  /** The item as it is stored; empty after deserialization. */
  public Map<String, AttributeValue> item() {
    return item == null ? Map.of() : item;
  }

  /** The version of the stored item; empty if it has none. */
  public OptionalLong storedVersion() {
    return storedVersion == null ? OptionalLong.empty() : OptionalLong.of(storedVersion);
  }
}
