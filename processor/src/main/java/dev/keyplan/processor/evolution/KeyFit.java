package dev.keyplan.processor.evolution;

import dev.keyplan.processor.evolution.StoredModel.Key;
import dev.keyplan.processor.evolution.StoredModel.KeyAttribute;
import dev.keyplan.processor.evolution.StoredModel.Segment;
import dev.keyplan.processor.evolution.StoredModel.When;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Whether two keys are the same bytes for the same stored values. Names in Java do not count; what
 * is told apart are literals, the stored values in their order, and how each is encoded.
 */
final class KeyFit {

  /** Encodings that write a text as it is, each with those whose every text it allows too. */
  private static final Map<String, Set<String>> AS_IS =
      Map.of(
          "free", Set.of("string", "id", "enum", "uuid", "boolean"),
          "string", Set.of("id", "enum", "uuid", "boolean"),
          "id", Set.of("uuid", "boolean"));

  private final AttributePaths paths;

  KeyFit(AttributePaths paths) {
    this.paths = paths;
  }

  boolean same(Key before, Key after) {
    return before.partition().size() == after.partition().size()
        && of(before.attributes(), after.attributes()) == Fit.SAME
        && sameWhen(before.when(), after.when());
  }

  /** Of two keys in the table. */
  Fit of(Key before, Key after) {
    return of(before.attributes(), after.attributes());
  }

  private Fit of(List<KeyAttribute> before, List<KeyAttribute> after) {
    Fit fit = before.size() == after.size() ? Fit.SAME : Fit.OTHER;
    for (int i = 0; i < before.size() && fit != Fit.OTHER; i++) {
      fit = fit.and(of(before.get(i), after.get(i)));
    }
    return fit;
  }

  Fit of(KeyAttribute before, KeyAttribute after) {
    if (before.composed() != after.composed()
        || before.segments().size() != after.segments().size()) {
      return Fit.OTHER;
    }
    if (!before.composed()) {
      return paths.same(before.nativeName(), after.nativeName()) ? Fit.SAME : Fit.OTHER;
    }
    Fit fit = Fit.SAME;
    for (int i = 0; i < before.segments().size(); i++) {
      fit = fit.and(of(before.segments().get(i), after.segments().get(i)));
    }
    return fit;
  }

  private Fit of(Segment before, Segment after) {
    if (before.isLiteral() || after.isLiteral()) {
      return before.equals(after) ? Fit.SAME : Fit.OTHER;
    }
    return paths.same(before.part(), after.part()) ? encoding(before, after) : Fit.OTHER;
  }

  /** Of one value, encoded before and after. */
  static Fit encoding(Segment before, Segment after) {
    String one = encoding(before);
    String other = encoding(after);
    if (one.equals(other)) {
      return sameEncoding(before, after);
    }
    if (AS_IS.getOrDefault(other, Set.of()).contains(one)) {
      // A width is more than id alone says.
      return after.width() == 0 ? Fit.WIDER : Fit.OTHER;
    }
    return AS_IS.getOrDefault(one, Set.of()).contains(other) ? Fit.NARROWER : Fit.OTHER;
  }

  /** An OffsetDateTime is written as its Instant. */
  private static String encoding(Segment segment) {
    return segment.encoding().equals("offset_date_time") ? "instant" : segment.encoding();
  }

  private static Fit sameEncoding(Segment before, Segment after) {
    if (!before.convertedTo().equals(after.convertedTo())) {
      return Fit.OTHER;
    }
    if (before.width() != after.width()) {
      if (!before.encoding().equals("id")) {
        return Fit.OTHER;
      }
      return after.width() == 0 ? Fit.WIDER : Fit.NARROWER;
    }
    return constants(before.constants(), after.constants());
  }

  static Fit constants(List<String> before, List<String> after) {
    if (!after.containsAll(before)) {
      return Fit.NARROWER;
    }
    return before.containsAll(after) ? Fit.SAME : Fit.WIDER;
  }

  /** In any order. */
  boolean sameWhen(List<When> before, List<When> after) {
    List<When> left = new ArrayList<>(after);
    for (When term : before) {
      if (!left.removeIf(other -> same(term, other))) {
        return false;
      }
    }
    return left.isEmpty();
  }

  private boolean same(When before, When after) {
    return before.is().equals(after.is())
        && Set.copyOf(before.values()).equals(Set.copyOf(after.values()))
        && paths.same(before.attribute(), after.attribute());
  }
}
