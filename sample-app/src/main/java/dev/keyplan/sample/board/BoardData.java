package dev.keyplan.sample.board;

import java.time.Instant;
import java.util.List;

/**
 * What the demonstration stores. The projects {@code P1} and {@code P10} and the users {@code ada}
 * and {@code adam} are there to be confused; none is.
 */
final class BoardData {

  static final Instant NINE = Instant.parse("2026-03-01T09:00:00Z");

  private static final Instant IN_A_WEEK = Instant.parse("2026-03-08T09:00:00Z");

  static final List<Project> PROJECTS =
      List.of(new Project("P1", "Website"), new Project("P10", "Warehouse"));

  static final List<Task> TASKS =
      List.of(
          new Task("P1", "T1", "Draw it", "ada", TaskStatus.DONE),
          new Task("P1", "T2", "Build it", "adam", TaskStatus.DOING),
          new Task("P10", "T1", "Measure it", "ada", TaskStatus.TODO));

  static final List<Session> SESSIONS =
      List.of(
          new Session("ada", "S1", "laptop", IN_A_WEEK),
          new Session("ada", "S2", "phone", IN_A_WEEK),
          new Session("adam", "S1", "laptop", IN_A_WEEK));

  static final WebhookEvent EVENT = new WebhookEvent("payments", "E1", NINE, "{\"paid\":true}");

  static final List<RateWindow> RATE_WINDOWS =
      List.of(
          new RateWindow("ada", NINE, 12),
          new RateWindow("ada", minutesLater(1), 3),
          new RateWindow("ada", minutesLater(2), 40),
          new RateWindow("ada", minutesLater(3), 1),
          new RateWindow("adam", NINE, 7));

  private BoardData() {}

  static Instant minutesLater(int minutes) {
    return NINE.plusSeconds(60L * minutes);
  }
}
