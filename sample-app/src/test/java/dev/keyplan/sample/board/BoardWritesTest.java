package dev.keyplan.sample.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyplan.runtime.AlreadyExistsException;
import dev.keyplan.runtime.ConditionFailedException;
import dev.keyplan.testkit.CallRecorder;
import dev.keyplan.testkit.KeyplanTest;
import dev.keyplan.testkit.TestDatabase;
import java.time.Instant;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@KeyplanTest
class BoardWritesTest {

  private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");
  private static final WebhookEvent FIRST = new WebhookEvent("payments", "E1", NOON, "first");
  private static final WebhookEvent SECOND =
      new WebhookEvent("payments", "E1", NOON.plusSeconds(1), "second");

  private CallRecorder calls;
  private BoardTableClient board;
  private BoardTableAsyncClient boardAsync;

  @BeforeEach
  void createTable(TestDatabase database) {
    String table = database.createTable(BoardTableDefinition::createTableRequest);
    calls = database.calls();
    board = BoardTableClient.create(database.client(), table);
    boardAsync = BoardTableAsyncClient.create(database.asyncClient(), table);
  }

  @Test
  void aTaskIsCompletedOnceAndByItsOwner() {
    board.taskRepository().create(new Task("P1", "T2", "Build it", "adam", TaskStatus.DOING));
    BoardDesk desk = new BoardDesk(board);

    assertThatThrownBy(() -> desk.complete("P1", "T2", "ada"))
        .isInstanceOf(ConditionFailedException.class);
    assertThat(desk.complete("P1", "T2", "adam").status()).isEqualTo(TaskStatus.DONE);
    assertThatThrownBy(() -> desk.complete("P1", "T2", "adam"))
        .isInstanceOf(ConditionFailedException.class);
    assertThatThrownBy(() -> desk.complete("P1", "T9", "adam"))
        .isInstanceOf(ConditionFailedException.class);
    assertThat(board.taskRepository().findTask("P1", "T9")).isEmpty();
  }

  @Test
  void requestsAreCountedByTheMinute() {
    BoardDesk desk = new BoardDesk(board);
    desk.count("ada", BoardData.NINE);
    desk.count("ada", BoardData.NINE.plusSeconds(59));
    desk.count("ada", BoardData.NINE.plusSeconds(60));

    assertThat(board.rateWindowRepository().findRateWindow("ada", BoardData.NINE))
        .contains(new RateWindow("ada", BoardData.NINE, 2));
    assertThat(board.rateWindowRepository().findRateWindow("ada", BoardData.minutesLater(1)))
        .contains(new RateWindow("ada", BoardData.minutesLater(1), 1));
  }

  @Test
  void theSecondDeliveryIsToldThatItLost() {
    assertThat(board.webhookEventRepository().create(FIRST)).isEqualTo(FIRST);

    assertThatThrownBy(() -> board.webhookEventRepository().create(SECOND))
        .isInstanceOfSatisfying(
            AlreadyExistsException.class,
            lost -> assertThat(WebhookEventMapper.fromItem(lost.item())).isEqualTo(FIRST))
        .hasMessageContaining("EVENT#E1");
    assertThat(board.webhookEventRepository().findWebhookEvent("payments", "E1")).contains(FIRST);
    assertThat(calls.pattern("WebhookEvent.create").calls())
        .extracting(call -> call.operation() + call.failure().map(f -> " " + f).orElse(""))
        .containsExactly("PutItem", "PutItem ConditionalCheckFailedException");
  }

  @Test
  void theSecondDeliveryIsToldSoAsynchronously() {
    assertThat(boardAsync.webhookEventRepository().create(FIRST).join()).isEqualTo(FIRST);

    assertThatThrownBy(() -> boardAsync.webhookEventRepository().create(SECOND).join())
        .isInstanceOf(CompletionException.class)
        .hasCauseInstanceOf(AlreadyExistsException.class);
  }

  @Test
  void deletesByKeyAndByEntity() {
    board.webhookEventRepository().create(FIRST);
    board.webhookEventRepository().delete("payments", "E1");
    board.webhookEventRepository().create(SECOND);
    board.webhookEventRepository().delete(SECOND);

    assertThat(board.webhookEventRepository().findWebhookEvent("payments", "E1")).isEmpty();
    assertThat(calls.pattern("WebhookEvent.delete").calls())
        .allSatisfy(
            call ->
                assertThat(call.keyCondition())
                    .isEqualTo("PK = WEBHOOK#payments and SK = EVENT#E1"))
        .hasSize(2);
  }
}
