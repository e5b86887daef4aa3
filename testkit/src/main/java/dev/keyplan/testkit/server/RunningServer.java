package dev.keyplan.testkit.server;

import java.net.URI;

/** A server that somebody else started, and stops. */
record RunningServer(URI endpoint) implements DynamoDbServer {

  @Override
  public String description() {
    return "the server at " + endpoint;
  }

  @Override
  public void requireAlive() {
    // Its requests say so if it is not: there is no process to look at.
  }

  @Override
  public void close() {
    // Not ours to stop.
  }
}
