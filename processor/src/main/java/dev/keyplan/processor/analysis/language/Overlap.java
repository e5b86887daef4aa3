package dev.keyplan.processor.analysis.language;

import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.TypeRef;
import dev.keyplan.processor.plan.Disjointness;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether two spaces share a key: one text for each key attribute that both sides can have at once.
 */
public sealed interface Overlap {

  /**
   * They share none.
   *
   * @param half the key attribute that tells, by its place
   * @param part the part of the right side that would need two values at once, "" if no single one
   */
  record Apart(int half, Disjointness.Kind kind, String part) implements Overlap {

    /**
     * @param key that of the right side
     */
    public Disjointness of(TypeRef entity, EntityKey key) {
      String attribute = key.attributes().get(half).storedName();
      return new Disjointness(entity, Optional.of(key), attribute, kind, part);
    }
  }

  /**
   * They share a key.
   *
   * @param texts one for each key attribute that was compared
   */
  record Meets(List<String> texts) implements Overlap {
    public Meets {
      texts = List.copyOf(texts);
    }
  }

  /** Neither a proof nor an example was found. */
  record Undecided() implements Overlap {}

  /** The place of the first key attribute that differs in literals; their number if none does. */
  static int differingInLiterals(KeySpace left, KeySpace right) {
    int halves = Math.min(left.halves().size(), right.halves().size());
    for (int i = 0; i < halves; i++) {
      if (left.halves().get(i).ends().differ(right.halves().get(i).ends())) {
        return i;
      }
    }
    return halves;
  }

  /** Of the key attributes that both have. */
  static Overlap of(KeySpace left, KeySpace right) {
    int halves = Math.min(left.halves().size(), right.halves().size());
    int differing = differingInLiterals(left, right);
    if (differing < halves) {
      return new Apart(differing, Disjointness.Kind.LITERAL, "");
    }
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < halves; i++) {
      Optional<String> text =
          Intersection.example(left.halves().get(i).texts(), right.halves().get(i).texts());
      if (text.isEmpty()) {
        return new Apart(i, Disjointness.Kind.LANGUAGE, "");
      }
      texts.add(text.get());
    }
    Equations equations = Equations.of(left, right);
    return equations.repeated().isEmpty() ? new Meets(texts) : new Correlation().solve(equations);
  }
}
