package dev.keyplan.processor.export.note;

import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.TableModel;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** The attributes of partition keys of the table, by the entities that have them there. */
final class PartitionNames {

  /** How many entities have it. */
  private final Map<AttributePath, Integer> entities = new HashMap<>();

  PartitionNames(TableModel table) {
    for (EntityModel entity : table.entities()) {
      of(entity).forEach(path -> entities.merge(path, 1, Integer::sum));
    }
  }

  private static Set<AttributePath> of(EntityModel entity) {
    Set<AttributePath> paths = new HashSet<>();
    entity
        .tableKey()
        .ifPresent(
            key -> {
              for (KeyAttribute attribute : key.partition()) {
                paths.addAll(attribute.paths());
              }
            });
    return paths;
  }

  /** A user's orders: several of them name one user. */
  boolean isOfAnother(AttributePath path, EntityModel entity) {
    return entities.getOrDefault(path, 0) > (of(entity).contains(path) ? 1 : 0);
  }
}
