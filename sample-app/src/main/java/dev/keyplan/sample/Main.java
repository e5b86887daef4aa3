package dev.keyplan.sample;

import dev.keyplan.sample.board.BoardDemo;
import dev.keyplan.sample.orders.OrdersDemo;
import dev.keyplan.testkit.CallRecorder;
import dev.keyplan.testkit.Clients;
import dev.keyplan.testkit.server.DynamoDbServer;
import dev.keyplan.testkit.server.NoServerException;
import dev.keyplan.testkit.server.ServerChoice;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Runs every pattern and every write of both reference designs and prints what each sent, and what
 * it cost.
 *
 * <p>The server is the one that {@code KEYPLAN_DYNAMODB_ENDPOINT} names, or a process started for
 * the occasion. An application would create its client as ever, and have the testkit in its tests
 * alone; here it stands in for the account, and its recorder shows the calls.
 */
public final class Main {

  private Main() {}

  public static void main(String[] args) {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    try (DynamoDbServer server = DynamoDbServer.open(ServerChoice.DEFAULT)) {
      run(server, out);
    } catch (NoServerException e) {
      System.err.println(e.getMessage());
      System.exit(1);
    }
  }

  static void run(DynamoDbServer server, PrintStream out) {
    CallRecorder calls = new CallRecorder();
    try (DynamoDbClient client = Clients.create(server, calls.interceptor())) {
      Report report = new Report(calls, out);
      OrdersDemo.run(client, report);
      BoardDemo.run(client, report);
    }
  }
}
