package dev.keyplan.maven.read;

/** A source holds no table that can be read; the message says where and why. */
public final class UnreadableException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public UnreadableException(String message) {
    super(message);
  }

  public UnreadableException(String message, Throwable cause) {
    super(message, cause);
  }
}
