package dev.keyplan.testkit;

import dev.keyplan.testkit.server.DynamoDbServer;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;

/** The server of a test run, and what all its asynchronous clients share. */
final class SharedServer implements AutoCloseable {

  private final DynamoDbServer server;
  private DynamoDbAsyncClient eventLoopHolder;

  SharedServer(DynamoDbServer server) {
    this.server = server;
  }

  DynamoDbServer server() {
    return server;
  }

  /**
   * Keeps the SDK's event loops, which all asynchronous clients share, until the end of the run:
   * the last client to close waits two seconds for them, and would do so in every test.
   */
  synchronized void holdEventLoops() {
    if (eventLoopHolder == null) {
      eventLoopHolder = Clients.createAsync(server);
    }
  }

  @Override
  public synchronized void close() {
    if (eventLoopHolder != null) {
      eventLoopHolder.close();
    }
    server.close();
  }
}
