package dev.keyplan.processor.evolution;

import dev.keyplan.processor.evolution.StoredModel.KeyAttribute;
import dev.keyplan.processor.evolution.StoredModel.Segment;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How the texts of two keys differ, in words: by their templates, or by the types in them. */
final class KeyDifference {

  /** A part of one template, of which the type has changed. */
  record Retyped(Segment was, Segment is) {

    boolean enumerations() {
      return !was.constants().isEmpty() && !is.constants().isEmpty();
    }

    String lost() {
      List<String> lost = new ArrayList<>(was.constants());
      lost.removeAll(is.constants());
      return String.join(", ", lost);
    }
  }

  private KeyDifference() {}

  /**
   * The end of a sentence that begins with the key attribute.
   *
   * @param retyped what has changed, if the template has not
   * @param narrower stored texts stay as they are, if they are allowed
   */
  static String of(
      KeyAttribute before, KeyAttribute after, Optional<Retyped> retyped, boolean narrower) {
    if (retyped.filter(Retyped::enumerations).isPresent()) {
      return " refuses what may be stored: " + retyped.get().lost();
    }
    if (retyped.isPresent()) {
      Segment part = retyped.get().is();
      String encodings = part.encoding() + ", stored as " + retyped.get().was().encoding();
      return " has " + part.part() + " as " + encodings;
    }
    return narrower
        ? " is " + after.text() + ", and refuses what may be stored as " + before.text()
        : " is " + after.text() + ", stored as " + before.text();
  }

  /** The first one, where the template is as it was. */
  static Optional<Retyped> retyped(KeyAttribute before, KeyAttribute after) {
    if (before.composed() && before.template().equals(after.template())) {
      for (int i = 0; i < Math.min(before.segments().size(), after.segments().size()); i++) {
        Segment was = before.segments().get(i);
        Segment is = after.segments().get(i);
        if (!is.isLiteral() && KeyFit.encoding(was, is).compareTo(Fit.WIDER) > 0) {
          return Optional.of(new Retyped(was, is));
        }
      }
    }
    return Optional.empty();
  }
}
