package dev.keyplan.sample.board;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyplan.capacity.Consumed;
import dev.keyplan.capacity.Estimates;
import dev.keyplan.runtime.KeyRange;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Every pattern and every write of the board takes the units that are estimated. */
@KeyplanTest
class BoardCapacityTest {

  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
  private static final Instant LATER = Instant.now().plus(7, ChronoUnit.DAYS);
  private static Estimates estimates;

  private TestDatabase database;
  private String table;
  private BoardTableClient board;

  @BeforeAll
  static void readTheTable() {
    estimates = Estimates.of(BoardTable.class);
  }

  @BeforeEach
  void createTable(TestDatabase database) {
    this.database = database;
    table =
        database.createTable(
            BoardTableDefinition::createTableRequest, BoardTableDefinition::timeToLiveRequest);
    board = BoardTableClient.create(database.client(), table);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 800, 1_900})
  void readsTakeWhatIsEstimated(int length) {
    Project project = new Project("p", text(length));
    List<Task> tasks =
        IntStream.range(10, 40)
            .mapToObj(i -> new Task("p", "t" + i, text(length), "ada", TaskStatus.TODO))
            .toList();
    List<Session> sessions =
        IntStream.range(0, 3)
            .mapToObj(i -> new Session("ada", "s" + i, text(length), LATER))
            .toList();
    WebhookEvent event = new WebhookEvent("hub", "e", NOON, text(length));
    List<RateWindow> windows =
        IntStream.range(0, 100)
            .mapToObj(i -> new RateWindow(text(length), NOON.plusSeconds(60L * i), 1))
            .toList();
    store(ProjectMapper.toItem(project));
    tasks.forEach(task -> store(TaskMapper.toItem(task)));
    sessions.forEach(session -> store(SessionMapper.toItem(session)));
    store(WebhookEventMapper.toItem(event));
    windows.forEach(window -> store(RateWindowMapper.toItem(window)));
    estimates
        .items(Project.class, ProjectMapper.toItem(project), 1)
        .items(Task.class, TaskMapper.toItem(tasks.get(0)), 30)
        .items(Session.class, SessionMapper.toItem(sessions.get(0)), 3)
        .items(WebhookEvent.class, WebhookEventMapper.toItem(event), 1)
        .items(RateWindow.class, RateWindowMapper.toItem(windows.get(0)), 100);

    assertThat(board.projectRepository().findProject("p")).isPresent();
    assertThat(board.taskRepository().findTask("p", "t10")).isPresent();
    assertThat(board.taskRepository().tasksOfProject("p").list()).hasSize(30);
    assertThat(board.sessionRepository().findSession("ada", "s0")).isPresent();
    assertThat(board.sessionRepository().sessionsOfUser("ada").list()).hasSize(3);
    assertThat(board.webhookEventRepository().findWebhookEvent("hub", "e")).isPresent();
    assertThat(board.rateWindowRepository().findRateWindow(text(length), NOON)).isPresent();
    assertThat(
            board
                .rateWindowRepository()
                .rateWindowsOfUser(text(length), KeyRange.all())
                .page()
                .items())
        .hasSize(60);

    new Consumed(estimates.capacity(), database.calls()).assertReads();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 800, 1_900})
  void writesTakeWhatIsEstimated(int length) {
    Project project = new Project("p", text(length));
    Task task = new Task("p", "t", text(length), "ada", TaskStatus.TODO);
    Session session = new Session("ada", "s", text(length), LATER);
    WebhookEvent event = new WebhookEvent("hub", "e", NOON, text(length));
    RateWindow window = new RateWindow(text(length), NOON, 1);
    Consumed consumed =
        new Consumed(
            estimates
                .items(Project.class, ProjectMapper.toItem(project), 1)
                .items(Task.class, TaskMapper.toItem(task), 30)
                .items(Session.class, SessionMapper.toItem(session), 3)
                .items(WebhookEvent.class, WebhookEventMapper.toItem(event), 1)
                .items(RateWindow.class, RateWindowMapper.toItem(window), 100)
                .capacity(),
            database.calls());
    BoardDesk desk = new BoardDesk(board);

    consumed.assertWrite("createProject", () -> board.projectRepository().create(project));
    consumed.assertWrite("createTask", () -> board.taskRepository().create(task));
    consumed.assertWrite("completeTask", () -> desk.complete("p", "t", "ada"));
    consumed.assertWrite("openSession", () -> board.sessionRepository().create(session));
    Task second = new Task("p", "u", text(length), "ada", TaskStatus.TODO);
    consumed.assertWrite(
        "createTaskInSession",
        () ->
            board
                .transaction("second-" + length)
                .create(second)
                .checkSession("ada", "s")
                .execute());
    consumed.assertWrite("receiveWebhook", () -> desk.receive(event));
    consumed.assertWrite("forgetWebhook", () -> board.webhookEventRepository().delete("hub", "e"));
    consumed.assertWrite("openWindow", () -> board.rateWindowRepository().create(window));
    consumed.assertWrite("countRequest", () -> desk.count(text(length), NOON));
    List<Task> imported =
        IntStream.range(0, 25)
            .mapToObj(
                i -> new Task("p", "" + (char) ('A' + i), text(length), "ada", TaskStatus.TODO))
            .toList();
    consumed.assertWrite("importTasks", () -> board.taskRepository().putBatch(imported));

    consumed.assertEveryWrite();
  }

  private void store(Map<String, AttributeValue> item) {
    database.uncheckedClient().putItem(put -> put.tableName(table).item(item));
  }

  private static String text(int length) {
    return "x".repeat(length);
  }
}
