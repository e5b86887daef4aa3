package dev.keyplan.sample.board;

import dev.keyplan.runtime.KeyRange;
import dev.keyplan.sample.Report;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.UUID;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Creates the table, fills it and runs its eight read patterns and its writes. */
public final class BoardDemo {

  private BoardDemo() {}

  public static void run(DynamoDbClient client, Report report) {
    // Its own name: the server may be one with tables that matter.
    String table = "keyplan-sample-" + UUID.randomUUID();
    client.createTable(BoardTableDefinition.createTableRequest(table));
    try {
      client.waiter().waitUntilTableExists(request -> request.tableName(table));
      // At the time of the data: by the system's clock, all sessions have expired.
      Clock clock = Clock.fixed(BoardData.NINE, ZoneOffset.UTC);
      BoardTableClient board = BoardTableClient.create(client, table).withClock(clock);
      seed(board);
      read(board, report);
      new BoardWrites(board, clock, report).run();
    } finally {
      client.deleteTable(request -> request.tableName(table));
    }
  }

  private static void seed(BoardTableClient board) {
    BoardData.PROJECTS.forEach(board.projectRepository()::create);
    BoardData.TASKS.forEach(board.taskRepository()::create);
    BoardData.SESSIONS.forEach(board.sessionRepository()::create);
    board.webhookEventRepository().create(BoardData.EVENT);
    BoardData.RATE_WINDOWS.forEach(board.rateWindowRepository()::create);
  }

  private static void read(BoardTableClient board, Report report) {
    report.design("ProjectBoard");
    report.pattern(
        "findProject", () -> board.projectRepository().findProject("P1").stream().toList());
    report.pattern("tasksOfProject", () -> board.taskRepository().tasksOfProject("P1").list());
    report.pattern("findTask", () -> board.taskRepository().findTask("P1", "T1").stream().toList());
    report.pattern("sessionsOfUser", () -> board.sessionRepository().sessionsOfUser("ada").list());
    report.pattern(
        "findSession", () -> board.sessionRepository().findSession("ada", "S2").stream().toList());
    report.pattern(
        "findWebhookEvent",
        () -> board.webhookEventRepository().findWebhookEvent("payments", "E1").stream().toList());
    report.pattern(
        "rateWindowsOfUser",
        () ->
            board
                .rateWindowRepository()
                .rateWindowsOfUser(
                    "ada", KeyRange.from(BoardData.NINE).until(BoardData.minutesLater(3)))
                .list());
    report.pattern(
        "findRateWindow",
        () -> board.rateWindowRepository().findRateWindow("ada", BoardData.NINE).stream().toList());
  }
}
