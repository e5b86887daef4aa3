package dev.keyplan.testkit.server;

/** The server process ended while it was needed; the tables in its memory are gone. */
public final class ServerCrashedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public ServerCrashedException(String message) {
    super(message);
  }
}
