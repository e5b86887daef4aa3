package dev.keyplan.runtime;

/**
 * A text that is no cursor, or a cursor that is damaged, of a format of another version, belongs to
 * another access pattern, points outside the interval being read, or is not signed by a known key.
 */
public final class InvalidCursorException extends KeyplanException {

  private static final long serialVersionUID = 1L;

  public InvalidCursorException(String message) {
    super(message);
  }

  public InvalidCursorException(String message, Throwable cause) {
    super(message, cause);
  }
}
