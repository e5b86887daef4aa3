package dev.keyplan.runtime;

/**
 * A value that cannot be part of a key: it is absent or empty, would run into the next part, is out
 * of its range, or makes the key too long. Thrown before any request is sent.
 */
public final class KeyValueException extends KeyplanException {

  private static final long serialVersionUID = 1L;

  /** Longer values are cut in the message, as they may be the reason for it. */
  private static final int SHOWN = 100;

  private final String entity;
  private final String attribute;
  private final String value;

  /**
   * @param entity the entity's simple name
   * @param attribute the Java path of the attribute, or the stored name of a key attribute
   * @param value the refused value, may be null
   * @param reason what is wrong and what to do, as the rest of a sentence whose subject is the
   *     value
   */
  public KeyValueException(String entity, String attribute, Object value, String reason) {
    super(entity + "." + attribute + " = " + shown(value) + " " + reason);
    this.entity = entity;
    this.attribute = attribute;
    this.value = value == null ? null : value.toString();
  }

  /** The entity's simple name. */
  public String entity() {
    return entity;
  }

  /**
   * The Java path of the attribute, or the stored name of a key attribute whose text is too long.
   */
  public String attribute() {
    return attribute;
  }

  /** The refused value as text; null if the value was null. */
  public String value() {
    return value;
  }

  private static String shown(Object value) {
    if (value == null) {
      return "null";
    }
    String text = value.toString();
    String cut = text.length() > SHOWN ? text.substring(0, SHOWN) + "…" : text;
    return value instanceof CharSequence || value instanceof Character ? "'" + cut + "'" : cut;
  }
}
