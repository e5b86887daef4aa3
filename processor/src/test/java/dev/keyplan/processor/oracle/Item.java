package dev.keyplan.processor.oracle;

import dev.keyplan.processor.model.EntityModel;
import java.util.Map;

/**
 * An item by its attribute values.
 *
 * @param values by Java path; absent ones are missing
 */
record Item(EntityModel entity, Map<String, Object> values) {

  Item {
    values = Map.copyOf(values);
  }

  @Override
  public String toString() {
    return entity.type().simpleName() + new java.util.TreeMap<>(values);
  }
}
