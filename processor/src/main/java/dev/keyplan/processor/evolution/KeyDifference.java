package dev.keyplan.processor.evolution;

import dev.keyplan.processor.evolution.StoredModel.KeyAttribute;
import dev.keyplan.processor.evolution.StoredModel.Segment;
import java.util.ArrayList;
import java.util.List;

/** Why the texts of two keys differ, in a few words: the first reason is enough. */
final class KeyDifference {

  private KeyDifference() {}

  static String of(KeyAttribute before, KeyAttribute after, AttributePaths paths) {
    if (before.composed() != after.composed()) {
      return after.composed() ? "a template, no attribute" : "an attribute, no template";
    }
    if (!before.composed()) {
      return "another attribute";
    }
    List<Segment> partsBefore = parts(before);
    List<Segment> partsAfter = parts(after);
    if (!samePlaces(partsBefore, partsAfter, paths)) {
      return otherParts(partsBefore, partsAfter, paths);
    }
    for (int i = 0; i < partsAfter.size(); i++) {
      Segment was = partsBefore.get(i);
      Segment is = partsAfter.get(i);
      if (KeyFit.encoding(was, is).compareTo(Fit.WIDER) > 0) {
        return otherEncoding(was, is);
      }
    }
    return "another literal";
  }

  private static List<Segment> parts(KeyAttribute attribute) {
    return attribute.segments().stream().filter(segment -> !segment.isLiteral()).toList();
  }

  private static boolean samePlaces(
      List<Segment> before, List<Segment> after, AttributePaths paths) {
    boolean same = before.size() == after.size();
    for (int i = 0; same && i < before.size(); i++) {
      same = paths.same(before.get(i).part(), after.get(i).part());
    }
    return same;
  }

  private static String otherParts(
      List<Segment> before, List<Segment> after, AttributePaths paths) {
    for (Segment part : after) {
      if (before.stream().noneMatch(old -> paths.same(old.part(), part.part()))) {
        return "stored keys have no " + part.part();
      }
    }
    for (Segment old : before) {
      if (after.stream().noneMatch(part -> paths.same(old.part(), part.part()))) {
        return "stored keys have " + old.part();
      }
    }
    return "another order of parts";
  }

  private static String otherEncoding(Segment was, Segment is) {
    List<String> lost = new ArrayList<>(was.constants());
    lost.removeAll(is.constants());
    boolean constants = !was.constants().isEmpty() && !is.constants().isEmpty();
    return constants && !lost.isEmpty()
        ? String.join(", ", lost) + " of " + is.part()
        : is.part() + " is written as " + text(is) + ", stored as " + text(was);
  }

  private static String text(Segment part) {
    String width = part.width() > 0 ? "(" + part.width() + ")" : "";
    return part.encoding() + width;
  }
}
