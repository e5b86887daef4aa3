package dev.keyplan.sample.board;

import dev.keyplan.runtime.AlreadyExistsException;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/** What the board does: each method is one request that is right or refused. */
final class BoardDesk {

  private static final Duration WEEK = Duration.ofDays(7);

  private final BoardTableClient board;

  BoardDesk(BoardTableClient board) {
    this.board = board;
  }

  /**
   * Completes a task.
   *
   * @return the task as it is then
   * @throws dev.keyplan.runtime.ConditionFailedException if it is done, gone, or another's
   */
  Task complete(String projectId, String taskId, String ownerId) {
    return board
        .taskRepository()
        .update(projectId, taskId)
        .status(TaskStatus.DONE)
        .onlyIf(task -> task.ownerId().eq(ownerId).and(task.status().ne(TaskStatus.DONE)))
        .execute();
  }

  /** Opens a session for a week. */
  Session open(String userId, String sessionId, String device, Instant now) {
    return board.sessionRepository().create(new Session(userId, sessionId, device, now.plus(WEEK)));
  }

  /** Whether to process an event: only the first delivery of it is. */
  boolean receive(WebhookEvent event) {
    try {
      board.webhookEventRepository().create(event);
      return true;
    } catch (AlreadyExistsException e) {
      return false;
    }
  }

  /** Counts a request, in a window that begins with it if need be. */
  RateWindow count(String userId, Instant now) {
    return board
        .rateWindowRepository()
        .update(userId, now.truncatedTo(ChronoUnit.MINUTES))
        .upsert()
        .addRequests(1)
        .execute();
  }
}
