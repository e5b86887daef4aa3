package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.KeyEncoding;
import dev.keyplan.processor.model.ScalarType;
import java.util.List;
import java.util.Optional;

/** Rule 3: a range or a prefix is on the part after the run. */
final class RangeRule {

  private RangeRule() {}

  static Optional<PlanRejection> check(List<SortRun> runs) {
    for (SortRun run : runs) {
      AccessPatternModel pattern = run.promise().pattern();
      Optional<AttributePath> asked = pattern.range().or(pattern::startsWith);
      if (asked.isPresent() && slot(run).isEmpty()) {
        return Optional.of(
            new PlanRejection.MisplacedRange(
                run.member(), asked.get(), run.rest().stream().findFirst()));
      }
    }
    return Optional.empty();
  }

  static Optional<PlanRejection> checkEncoding(List<SortRun> runs) {
    for (SortRun run : runs) {
      Optional<KeySlot> slot = slot(run);
      boolean ranged = run.promise().pattern().range().isPresent();
      if (ranged && slot.isPresent() && !KeyOrder.ordered(slot.get())) {
        return Optional.of(new PlanRejection.Unordered(run.member(), slot.get(), true));
      }
    }
    return Optional.empty();
  }

  /** The part that the range or the prefix bounds. */
  static Optional<KeySlot> slot(SortRun run) {
    AccessPatternModel pattern = run.promise().pattern();
    List<KeySlot> rest = run.rest();
    if (pattern.startsWith().isPresent()) {
      return rest.stream()
          .findFirst()
          .filter(slot -> slot.path().equals(pattern.startsWith().get()) && takesPrefix(slot));
    }
    if (pattern.range().isEmpty()) {
      return Optional.empty();
    }
    AttributePath ranged = pattern.range().get();
    int next = 0;
    while (next < rest.size()
        && (rest.get(next).truncates(ranged) || run.binding().binds(rest.get(next)))) {
      next++;
    }
    return rest.stream()
        .skip(next)
        .findFirst()
        .filter(slot -> slot.path().equals(ranged) && !slot.lossy());
  }

  private static boolean takesPrefix(KeySlot slot) {
    boolean text =
        slot.type() instanceof AttributeType.Scalar scalar && scalar.type() == ScalarType.STRING;
    return text
        && slot.part()
            .map(
                part ->
                    part.encoding() == KeyEncoding.STRING
                        || part.encoding() == KeyEncoding.ID
                        || part.encoding() == KeyEncoding.FREE)
            .orElse(true);
  }
}
