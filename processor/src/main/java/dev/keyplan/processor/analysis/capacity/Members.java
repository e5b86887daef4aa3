package dev.keyplan.processor.analysis.capacity;

import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.plan.QueryPlan;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** The entities that a Query reads, found by their keys without a search. */
final class Members {

  private final Map<EntityKey, EntityModel> owners = new HashMap<>();

  Members(TableModel table) {
    for (EntityModel entity : table.entities()) {
      entity.keys().forEach(key -> owners.put(key, entity));
    }
  }

  /**
   * Each entity once: what it says of its partitions holds for all keys that exclude each other.
   */
  Map<EntityModel, EntityKey> of(QueryPlan.Query query) {
    Map<EntityModel, EntityKey> members = new LinkedHashMap<>();
    for (EntityKey key : query.members()) {
      EntityModel owner = owners.get(key);
      if (owner != null) { // and no guards
        members.putIfAbsent(owner, key);
      }
    }
    return members;
  }
}
