package dev.keyplan.testkit.server;

import java.net.URI;

/**
 * A DynamoDB-compatible server: a process of our own, stopped by {@link #close}, or one that runs
 * anyway.
 */
public interface DynamoDbServer extends AutoCloseable {

  /**
   * Opens the server of this choice, as the environment has it.
   *
   * @throws NoServerException if there is none; its message says what was looked for, and the way
   *     out
   */
  static DynamoDbServer open(ServerChoice choice) {
    return ServerLocator.ofThisProcess().locate(choice).open();
  }

  URI endpoint();

  /** For messages: the program and where it listens. */
  String description();

  /**
   * @throws ServerCrashedException if this is a process of our own that has ended
   */
  void requireAlive();

  @Override
  void close();
}
