package dev.keyplan.processor.plan;

import dev.keyplan.processor.model.TypeRef;
import dev.keyplan.processor.model.WritePatternModel;
import java.util.List;

/**
 * What a call of a declared write takes, in all entities that it writes.
 *
 * @param parts in listed order of the entities
 * @param units write units of a call
 */
public record WriteCapacity(String name, List<Part> parts, WriteUnits units, CallLoad load) {

  public WriteCapacity {
    parts = List.copyOf(parts);
  }

  /**
   * @param units of all items of the part
   */
  public record Part(TypeRef entity, WritePatternModel pattern, WriteUnits units) {}
}
