package dev.keyplan.runtime;

/** An item that cannot be read as its entity, or a value that cannot be stored as an attribute. */
public final class ItemMappingException extends KeyplanException {

  private static final long serialVersionUID = 1L;

  public ItemMappingException(String message) {
    super(message);
  }

  public ItemMappingException(String message, Throwable cause) {
    super(message, cause);
  }
}
