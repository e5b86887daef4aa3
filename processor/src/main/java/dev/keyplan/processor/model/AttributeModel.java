package dev.keyplan.processor.model;

/**
 * An attribute of an entity, a nested record or a view.
 *
 * @param name the Java name: that of the record component, or of the property
 * @param storedName the DynamoDB attribute name
 * @param access how it is read off the object
 */
public record AttributeModel(
    String name,
    String storedName,
    AttributeType type,
    Presence presence,
    Role role,
    Access access,
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

  /** A plain one of a record. */
  public AttributeModel(
      String name, String storedName, AttributeType type, Presence presence, Origin origin) {
    this(name, storedName, type, presence, Role.PLAIN, Access.method(name), origin);
  }
}
