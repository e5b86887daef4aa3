package dev.keyplan.processor.analysis.language;

import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.KeyPart;
import dev.keyplan.processor.plan.BoundKey;
import dev.keyplan.processor.plan.BoundSegment;
import java.util.List;

/** What the items under a pattern's keys have in common with what the pattern asked for. */
public final class Agreement {

  private final KeySpace asked;
  private final KeySpace items;
  private final Equations equations;
  private final boolean none;

  public Agreement(KeySpace asked, KeySpace items) {
    this.asked = asked;
    this.items = items;
    this.equations = Equations.of(asked, items);
    this.none = equations.propagate().isPresent();
  }

  /** A part of a composed key has the text asked for in all of them. */
  public boolean on(BoundSegment value, KeyPart part) {
    return none
        || equations.agree(
            asked.slices().of(List.of(value)), items.slices().of(part.path().toString(), part, ""));
  }

  /** A key attribute has the value asked for in all of them. */
  public boolean on(BoundKey value, KeyAttribute attribute) {
    return none || equations.agree(asked.slices().of(value), items.slices().of(attribute));
  }
}
