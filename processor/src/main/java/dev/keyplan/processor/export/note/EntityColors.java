package dev.keyplan.processor.export.note;

import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TableModel;
import java.util.HashMap;
import java.util.Map;

/** An entity has one color everywhere: its place in the list. */
final class EntityColors {

  private final Map<EntityModel, Integer> places = new HashMap<>();

  EntityColors(TableModel table) {
    table.entities().forEach(entity -> places.putIfAbsent(entity, places.size()));
  }

  int of(EntityModel entity) {
    return places.get(entity);
  }
}
