package dev.keyplan.processor.evolution;

import dev.keyplan.processor.evolution.StoredModel.Pattern;
import java.util.List;
import java.util.Optional;

/** Of the access patterns, which store nothing: for readers of a difference. */
final class PatternChanges {

  private PatternChanges() {}

  static void add(StoredModel before, StoredModel after, List<Change> changes) {
    if (before.patterns().isEmpty() || after.patterns().isEmpty()) {
      return;
    }
    for (Pattern old : before.patterns().get()) {
      if (find(after, old).isEmpty()) {
        changes.add(change(old, "pattern " + old.name() + " removed", old.operation(), ""));
      }
    }
    for (Pattern pattern : after.patterns().get()) {
      Optional<Pattern> old = find(before, pattern);
      if (old.isEmpty()) {
        changes.add(
            change(pattern, "pattern " + pattern.name() + " added", "", pattern.operation()));
      } else if (!old.get().operation().equals(pattern.operation())) {
        changes.add(
            change(
                pattern,
                "pattern " + pattern.name() + " is another operation",
                old.get().operation(),
                pattern.operation()));
      }
    }
  }

  private static Optional<Pattern> find(StoredModel model, Pattern pattern) {
    return model.patterns().orElseThrow().stream()
        .filter(
            other -> other.owner().equals(pattern.owner()) && other.name().equals(pattern.name()))
        .findFirst();
  }

  private static Change change(Pattern pattern, String headline, String was, String is) {
    Subject subject = Subject.pattern(pattern.owner(), pattern.name());
    return Change.compatible(subject, headline, was, is, "nothing changes");
  }
}
