package dev.keyplan.processor.evolution;

import java.util.ArrayList;
import java.util.List;

/**
 * One difference between two models.
 *
 * @param kind COMPATIBLE if nothing has to be done
 * @param headline one sentence without a full stop
 * @param was how it was in the old model, "" if it was not there
 * @param is how it is in the new model, "" if it is no longer there
 * @param stored what it means for the items that are stored
 * @param steps of the way out, in order; none if nothing is to be done
 * @param keep what to declare so that nothing changes, one line each; may be empty
 */
public record Change(
    ChangeKind kind,
    WayOut wayOut,
    Subject subject,
    String headline,
    String was,
    String is,
    String stored,
    List<String> steps,
    List<String> keep) {

  private static final String UNDER = " ".repeat(9);

  public Change {
    steps = List.copyOf(steps);
    keep = List.copyOf(keep);
  }

  /** One for which nothing has to be done. */
  static Change compatible(Subject subject, String headline, String was, String is, String stored) {
    return new Change(
        ChangeKind.COMPATIBLE,
        WayOut.NOTHING,
        subject,
        headline,
        was,
        is,
        stored,
        List.of(),
        List.of());
  }

  /** Stored items, and the code that is deployed, work with it as they are. */
  public boolean compatible() {
    return wayOut == WayOut.NOTHING;
  }

  /** The lines under the headline: what was, what is, what it means, and the way out in steps. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    if (!was.isEmpty()) {
      lines.add("was      " + was);
    }
    if (!is.isEmpty()) {
      lines.add("is       " + is);
    }
    lines.add("stored   " + stored);
    lines.add("way out  " + wayOut.words());
    int number = 1;
    for (String step : steps) {
      lines.add(UNDER + number++ + ". " + step);
    }
    return lines;
  }
}
