package dev.keyplan.maven.verify;

import dev.keyplan.maven.shape.ProvedTable;
import dev.keyplan.maven.shape.Stated;
import dev.keyplan.maven.shape.TableShape;
import dev.keyplan.maven.shape.TimeToLiveShape;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Time to live must be on, and on the model's attribute; where the model has none, off. */
final class TimeToLiveComparison {

  private TimeToLiveComparison() {}

  static void compare(ProvedTable model, TableShape table, Findings findings) {
    Optional<TimeToLiveShape> actual = table.timeToLive().filter(TimeToLiveComparison::mayBeOn);
    Optional<String> wanted = model.shape().timeToLive().map(ttl -> ttl.attribute().text());
    if (wanted.isPresent()) {
      compare(wanted.get(), actual, findings);
    } else if (actual.isPresent() && isOn(actual.get())) {
      unwanted(model, actual.get().attribute(), findings);
    }
  }

  private static void compare(String wanted, Optional<TimeToLiveShape> actual, Findings findings) {
    if (actual.isEmpty()) {
      findings.fault("is off; the model's items expire by " + wanted);
      return;
    }
    Stated attribute = actual.get().attribute();
    if (!attribute.couldBe(wanted)) {
      findings.fault("is on " + attribute + "; the model's attribute is " + wanted);
    } else if (!attribute.known()) {
      findings.unresolved("the attribute", attribute, wanted);
    } else if (!isOn(actual.get())) {
      findings.unresolved("enabled", actual.get().enabled(), "true");
    }
  }

  /** DynamoDB takes any number for a time: items would go that the model keeps. */
  private static void unwanted(ProvedTable model, Stated attribute, Findings findings) {
    List<String> storing =
        model.stored().entrySet().stream()
            .filter(entity -> "N".equals(entity.getValue().get(attribute.text())))
            .map(Map.Entry::getKey)
            .toList();
    if (storing.isEmpty()) {
      findings.extra("is on " + attribute + ", which no entity of the model has");
    } else {
      findings.fault(
          "is on "
              + attribute
              + ", a number of "
              + String.join(", ", storing)
              + " that the model does not declare as a time to live: items would be deleted");
    }
  }

  private static boolean mayBeOn(TimeToLiveShape ttl) {
    return !ttl.enabled().known() || isOn(ttl);
  }

  /** YAML has several words for it. */
  private static boolean isOn(TimeToLiveShape ttl) {
    String word = ttl.enabled().text().toLowerCase(Locale.ROOT);
    return ttl.enabled().known() && List.of("true", "yes", "on").contains(word);
  }
}
