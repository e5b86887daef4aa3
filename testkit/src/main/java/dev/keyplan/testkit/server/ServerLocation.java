package dev.keyplan.testkit.server;

import java.net.URI;
import java.util.List;

/** Where a server is, or why there is none. */
public sealed interface ServerLocation {

  /**
   * @throws NoServerException if there is none, or it does not start
   */
  DynamoDbServer open();

  /** One that runs, by its address. */
  record Running(URI endpoint) implements ServerLocation {
    @Override
    public DynamoDbServer open() {
      return new RunningServer(endpoint);
    }
  }

  /**
   * A program to start.
   *
   * @param command without the address to listen on
   * @param options after the address
   */
  record Program(String name, List<String> command, List<String> options)
      implements ServerLocation {
    public Program {
      command = List.copyOf(command);
      options = List.copyOf(options);
    }

    @Override
    public DynamoDbServer open() {
      return ServerProcess.start(this);
    }
  }

  /**
   * None.
   *
   * @param reason what was looked for, and the way out
   * @param chosen whoever set up the environment chose so: never a failure
   */
  record Missing(String reason, boolean chosen) implements ServerLocation {
    @Override
    public DynamoDbServer open() {
      throw new NoServerException(reason);
    }
  }
}
