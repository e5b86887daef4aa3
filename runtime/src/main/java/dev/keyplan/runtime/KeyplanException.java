package dev.keyplan.runtime;

/** Root of the errors that Keyplan itself reports. The SDK's own exceptions pass unchanged. */
public abstract class KeyplanException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  KeyplanException(String message) {
    super(message);
  }

  KeyplanException(String message, Throwable cause) {
    super(message, cause);
  }
}
