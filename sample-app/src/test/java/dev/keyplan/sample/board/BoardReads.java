package dev.keyplan.sample.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyplan.runtime.Cursor;
import dev.keyplan.runtime.InvalidCursorException;
import dev.keyplan.runtime.KeyRange;
import dev.keyplan.runtime.KeyValueException;
import dev.keyplan.testkit.CallRecorder;
import dev.keyplan.testkit.PatternCalls;
import dev.keyplan.testkit.TestDatabase;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The read patterns of the project board, each through both clients. */
abstract class BoardReads {

  private static final Instant NINE = Instant.parse("2026-03-01T09:00:00Z");

  private TestDatabase database;
  private String table;
  private CallRecorder calls;
  private BoardTableClient board;
  private BoardTableAsyncClient boardAsync;

  @BeforeEach
  void createTable(TestDatabase database) {
    this.database = database;
    table = database.createTable(BoardTableDefinition::createTableRequest);
    calls = database.calls();
    Clock clock = Clock.fixed(NINE, ZoneOffset.UTC);
    board = BoardTableClient.create(database.client(), table).withClock(clock);
    boardAsync = BoardTableAsyncClient.create(database.asyncClient(), table).withClock(clock);
  }

  @Test
  void findsAProject() {
    Project project = new Project("P1", "Website");
    board.projectRepository().create(project);
    board.projectRepository().create(new Project("P10", "Warehouse"));
    board.taskRepository().create(task("P1", "T1"));

    PatternCalls sent =
        bothAnswer(
            "findProject",
            Optional.of(project),
            () -> board.projectRepository().findProject("P1"),
            () -> boardAsync.projectRepository().findProject("P1"));
    assertThat(sent.assertOneGetItem().keyCondition()).isEqualTo("PK = PROJECT#P1 and SK = META");
    bothAnswer(
        "findProject",
        Optional.empty(),
        () -> board.projectRepository().findProject("P"),
        () -> boardAsync.projectRepository().findProject("P"));
  }

  @Test
  void listsAProjectsTasks() {
    board.projectRepository().create(new Project("P1", "Website"));
    List<Task> tasks = List.of(task("P1", "T1"), task("P1", "T10"), task("P1", "T2"));
    List.of(tasks.get(2), tasks.get(0), tasks.get(1)).forEach(board.taskRepository()::create);
    board.taskRepository().create(task("P10", "T3"));
    for (String sort : List.of("TASK", "TASK\"", "TASK$", "TASKS#T1")) {
      putRaw("PROJECT#P1", sort);
    }

    PatternCalls sent =
        bothAnswer(
            "tasksOfProject",
            tasks,
            () -> board.taskRepository().tasksOfProject("P1").list(),
            () -> boardAsync.taskRepository().tasksOfProject("P1").list());
    assertThat(sent.assertOneQuery())
        .satisfies(
            call -> {
              assertThat(call.keyCondition())
                  .isEqualTo("PK = PROJECT#P1 and begins_with(SK, TASK#)");
              assertThat(call.itemCount()).isEqualTo(3);
              assertThat(call.capacity()).isEqualTo(0.5);
            });
  }

  @Test
  void aProjectWithoutTasksHasNone() {
    board.projectRepository().create(new Project("P1", "Website"));

    bothAnswer(
            "tasksOfProject",
            List.of(),
            () -> board.taskRepository().tasksOfProject("P1").list(),
            () -> boardAsync.taskRepository().tasksOfProject("P1").list())
        .assertOneQuery();
  }

  @Test
  void moreTasksThanAPageAreReadToTheirEnd() {
    String large = "x".repeat(100_000);
    List<Task> tasks =
        IntStream.range(10, 25)
            .mapToObj(i -> new Task("P1", "T" + i, large, "ada", TaskStatus.TODO))
            .toList();
    tasks.forEach(board.taskRepository()::create);

    bothAnswer(
            "tasksOfProject",
            tasks,
            () -> board.taskRepository().tasksOfProject("P1").list(),
            () -> boardAsync.taskRepository().tasksOfProject("P1").list())
        .assertQueries(2);
  }

  @Test
  void findsATask() {
    List.of(task("P1", "T1"), task("P1", "T10"), task("P10", "T1"))
        .forEach(board.taskRepository()::create);

    PatternCalls sent =
        bothAnswer(
            "findTask",
            Optional.of(task("P1", "T1")),
            () -> board.taskRepository().findTask("P1", "T1"),
            () -> boardAsync.taskRepository().findTask("P1", "T1"));
    assertThat(sent.assertOneGetItem().keyCondition())
        .isEqualTo("PK = PROJECT#P1 and SK = TASK#T1");
    bothAnswer(
        "findTask",
        Optional.empty(),
        () -> board.taskRepository().findTask("P1", "T"),
        () -> boardAsync.taskRepository().findTask("P1", "T"));
  }

  @Test
  void findsTasksInABatch() {
    List.of(task("P1", "T1"), task("P10", "T1")).forEach(board.taskRepository()::create);
    List<TaskKeys.PrimaryKey> asked =
        List.of(
            new TaskKeys.PrimaryKey("P10", "T1"),
            new TaskKeys.PrimaryKey("P1", "T9"),
            new TaskKeys.PrimaryKey("P1", "T1"));

    bothAnswer(
            "findTask",
            List.of(task("P10", "T1"), task("P1", "T1")),
            () -> List.copyOf(board.taskRepository().findTaskBatch(asked).values()),
            () ->
                boardAsync
                    .taskRepository()
                    .findTaskBatch(asked)
                    .thenApply(found -> List.copyOf(found.values())))
        .assertOne("BatchGetItem");
  }

  /** dynalite leaves keys over from 1 MB on. */
  @Test
  void aBatchOfMoreThanOneAnswerIsReadToItsEnd() {
    String large = "x".repeat(300_000);
    List<Task> tasks =
        IntStream.range(0, 12)
            .mapToObj(i -> new Task("P1", "T" + i, large, "ada", TaskStatus.TODO))
            .toList();
    tasks.forEach(board.taskRepository()::create);
    List<TaskKeys.PrimaryKey> asked =
        tasks.stream().map(task -> new TaskKeys.PrimaryKey("P1", task.taskId())).toList();

    assertThat(board.taskRepository().findTaskBatch(asked).values())
        .containsExactlyElementsOf(tasks);
  }

  @Test
  void findsAUsersSessions() {
    List<Session> sessions = List.of(session("ada", "S1"), session("ada", "S10"));
    sessions.forEach(board.sessionRepository()::create);
    board.sessionRepository().create(session("adam", "S1"));

    PatternCalls sent =
        bothAnswer(
            "sessionsOfUser",
            sessions,
            () -> board.sessionRepository().sessionsOfUser("ada").list(),
            () -> boardAsync.sessionRepository().sessionsOfUser("ada").list());
    assertThat(sent.assertOneQuery().keyCondition()).startsWith("PK = USER#ada");
    bothAnswer(
            "findSession",
            Optional.of(session("ada", "S1")),
            () -> board.sessionRepository().findSession("ada", "S1"),
            () -> boardAsync.sessionRepository().findSession("ada", "S1"))
        .assertOneGetItem();
  }

  @Test
  void findsAWebhookEvent() {
    WebhookEvent event = new WebhookEvent("payments", "E1", NINE, "paid");
    board.webhookEventRepository().create(event);
    board.webhookEventRepository().create(new WebhookEvent("payments", "E10", NINE, "due"));

    PatternCalls sent =
        bothAnswer(
            "findWebhookEvent",
            Optional.of(event),
            () -> board.webhookEventRepository().findWebhookEvent("payments", "E1"),
            () -> boardAsync.webhookEventRepository().findWebhookEvent("payments", "E1"));
    assertThat(sent.assertOneGetItem().keyCondition())
        .isEqualTo("PK = WEBHOOK#payments and SK = EVENT#E1");
  }

  @Test
  void findsRateWindowsInARangeOfMinutes() {
    List<RateWindow> windows =
        IntStream.range(0, 5).mapToObj(i -> window("ada", NINE.plusSeconds(60L * i))).toList();
    windows.forEach(board.rateWindowRepository()::create);
    board.rateWindowRepository().create(window("adam", NINE.plusSeconds(60)));
    for (String sort : List.of("WINDOW", "WINDOW\"", "WINDOW$", "WINDOWS#1")) {
      putRaw("RATE#ada", sort);
    }

    Map<KeyRange<Instant>, List<RateWindow>> expected =
        Map.of(
            KeyRange.all(), windows,
            KeyRange.between(minute(1), minute(3)), windows.subList(1, 4),
            KeyRange.from(minute(1)).until(minute(3)), windows.subList(1, 3),
            KeyRange.atLeast(minute(3)), windows.subList(3, 5),
            KeyRange.greaterThan(minute(3)), windows.subList(4, 5),
            KeyRange.atMost(minute(1)), windows.subList(0, 2),
            KeyRange.lessThan(minute(1)), windows.subList(0, 1),
            KeyRange.between(minute(9), minute(10)), List.of());
    expected.forEach(
        (range, found) ->
            bothAnswer(
                    "rateWindowsOfUser",
                    found,
                    () -> board.rateWindowRepository().rateWindowsOfUser("ada", range).list(),
                    () -> boardAsync.rateWindowRepository().rateWindowsOfUser("ada", range).list())
                .assertOneQuery());
    bothAnswer(
            "findRateWindow",
            Optional.of(windows.get(1)),
            () -> board.rateWindowRepository().findRateWindow("ada", minute(1)),
            () -> boardAsync.rateWindowRepository().findRateWindow("ada", minute(1)))
        .assertOneGetItem();
  }

  @Test
  void anEmptyRangeIsAnsweredWithoutARequest() {
    KeyRange<Instant> empty = KeyRange.from(NINE).until(NINE);

    bothAnswer(
            "rateWindowsOfUser",
            List.of(),
            () -> board.rateWindowRepository().rateWindowsOfUser("ada", empty).list(),
            () -> boardAsync.rateWindowRepository().rateWindowsOfUser("ada", empty).list())
        .assertNone();
  }

  @Test
  void badValuesAreRefusedBeforeAnyRequest() {
    assertThatThrownBy(() -> board.taskRepository().findTask("P1#TASK#T1", "T1"))
        .isInstanceOf(KeyValueException.class)
        .hasMessageContaining("projectId");
    assertThatThrownBy(() -> board.taskRepository().tasksOfProject("P1#"))
        .isInstanceOf(KeyValueException.class);
    assertThatThrownBy(() -> board.taskRepository().create(task("P1", "T#1")))
        .isInstanceOf(KeyValueException.class)
        .hasMessageContaining("taskId");
    assertThatThrownBy(() -> board.rateWindowRepository().findRateWindow("ada", NINE.plusMillis(1)))
        .isInstanceOf(KeyValueException.class)
        .hasMessageContaining("minute");
    assertThatThrownBy(
            () ->
                board
                    .rateWindowRepository()
                    .rateWindowsOfUser("ada", KeyRange.between(minute(2), minute(1)))
                    .list())
        .isInstanceOf(IllegalArgumentException.class);

    assertThat(calls.calls()).isEmpty();
  }

  @Test
  void aCursorBelongsToItsIntervalToo() {
    IntStream.range(0, 61)
        .forEach(i -> board.rateWindowRepository().create(window("ada", minute(i))));
    Cursor cursor =
        board
            .rateWindowRepository()
            .rateWindowsOfUser("ada", KeyRange.atLeast(minute(0)))
            .page()
            .next()
            .orElseThrow();
    calls.clear();

    assertThatThrownBy(
            () ->
                board
                    .rateWindowRepository()
                    .rateWindowsOfUser("ada", KeyRange.atLeast(minute(60)))
                    .page(cursor))
        .isInstanceOf(InvalidCursorException.class);
    assertThatThrownBy(() -> board.sessionRepository().sessionsOfUser("ada").page(cursor))
        .isInstanceOf(InvalidCursorException.class);
    assertThat(calls.calls()).isEmpty();
  }

  /** Runs the pattern through both clients; the calls are those of the second. */
  private <T> PatternCalls bothAnswer(
      String pattern, T expected, Supplier<T> read, Supplier<CompletableFuture<T>> readAsync) {
    calls.clear();
    assertThat(read.get()).isEqualTo(expected);
    PatternCalls synchronous = calls.pattern(pattern);
    calls.clear();
    assertThat(readAsync.get().join()).isEqualTo(expected);
    PatternCalls asynchronous = calls.pattern(pattern);
    assertThat(asynchronous.calls()).isEqualTo(synchronous.calls());
    return asynchronous;
  }

  private void putRaw(String partition, String sort) {
    Map<String, AttributeValue> item =
        Map.of("PK", AttributeValue.fromS(partition), "SK", AttributeValue.fromS(sort));
    database.uncheckedClient().putItem(put -> put.tableName(table).item(item));
  }

  private static Instant minute(int minute) {
    return NINE.plusSeconds(60L * minute);
  }

  private static Task task(String project, String task) {
    return new Task(project, task, "title", "ada", TaskStatus.TODO);
  }

  private static Session session(String user, String session) {
    return new Session(user, session, "laptop", NINE.plus(Duration.ofDays(7)));
  }

  private static RateWindow window(String user, Instant minute) {
    return new RateWindow(user, minute, 1);
  }
}
