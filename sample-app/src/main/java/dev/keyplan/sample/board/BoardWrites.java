package dev.keyplan.sample.board;

import dev.keyplan.runtime.ConditionFailedException;
import dev.keyplan.sample.Report;
import java.time.Clock;
import java.time.Duration;

/** Runs the writes of the board, those that must be refused included. */
final class BoardWrites {

  private final BoardTableClient board;
  private final BoardDesk desk;
  private final Clock clock;
  private final Report report;

  BoardWrites(BoardTableClient board, Clock clock, Report report) {
    this.board = board;
    this.desk = new BoardDesk(board);
    this.clock = clock;
    this.report = report;
  }

  void run() {
    report.writes();
    report.write("complete T2", () -> desk.complete("P1", "T2", "adam"));
    report.write("complete T2 again", this::completeAgain);
    report.write("open S3", () -> desk.open("ada", "S3", "tablet", clock.instant()));
    report.write("S3 after a week", this::expired);
    report.write("receive E1 again", () -> "processed: " + desk.receive(BoardData.EVENT));
    report.write("count", () -> desk.count("ada", BoardData.minutesLater(2).plusSeconds(7)));
    report.write("count", () -> desk.count("eve", BoardData.minutesLater(2).plusSeconds(8)));
  }

  private String completeAgain() {
    try {
      return "completed again: " + desk.complete("P1", "T2", "adam");
    } catch (ConditionFailedException e) {
      return "ConditionFailedException: " + TaskMapper.fromItem(e.item());
    }
  }

  /** The server still has it; a read no longer does. */
  private String expired() {
    Clock later = Clock.offset(clock, Duration.ofDays(7));
    return "found: "
        + board.withClock(later).sessionRepository().findSession("ada", "S3").isPresent();
  }
}
