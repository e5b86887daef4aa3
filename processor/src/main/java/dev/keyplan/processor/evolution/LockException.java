package dev.keyplan.processor.evolution;

/** A lock or a model that cannot be read: says where and why, in one line. */
public final class LockException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  LockException(String message) {
    super(message);
  }

  LockException(String message, Throwable cause) {
    super(message, cause);
  }
}
