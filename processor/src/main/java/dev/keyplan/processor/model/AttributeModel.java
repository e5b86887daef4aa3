package dev.keyplan.processor.model;

/**
 * An attribute of an entity, a nested record or a view.
 *
 * @param name the Java name: record component and accessor
 * @param storedName the DynamoDB attribute name
 */
public record AttributeModel(
    String name,
    String storedName,
    AttributeType type,
    Presence presence,
    Role role,
    Origin origin) {

  /** What an attribute is to its entity. */
  public enum Role {
    /** A value. */
    PLAIN,
    /** A number that every write makes one greater. An item without it is read as new. */
    VERSION,
    /** The time from which the item is no more, of type {@link ScalarType#EPOCH_SECONDS}. */
    TIME_TO_LIVE
  }

  /** A plain one. */
  public AttributeModel(
      String name, String storedName, AttributeType type, Presence presence, Origin origin) {
    this(name, storedName, type, presence, Role.PLAIN, origin);
  }
}
