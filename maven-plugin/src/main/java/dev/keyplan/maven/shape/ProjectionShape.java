package dev.keyplan.maven.shape;

import java.util.List;

/**
 * What an index holds beside keys.
 *
 * @param type {@code ALL}, {@code INCLUDE} or {@code KEYS_ONLY}
 * @param nonKeyAttributes the list of an {@code INCLUDE}, which may name keys too
 */
public record ProjectionShape(Stated type, List<Stated> nonKeyAttributes) {

  public ProjectionShape {
    nonKeyAttributes = List.copyOf(nonKeyAttributes);
  }
}
