package dev.keyplan.testkit.server;

/** There is no server to test on, or it does not start. */
public final class NoServerException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public NoServerException(String message) {
    super(message);
  }
}
