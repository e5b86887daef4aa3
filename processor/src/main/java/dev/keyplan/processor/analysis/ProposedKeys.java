package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.TypeRef;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The places for keys that the messages of a run have proposed so far. A later one takes others, so
 * that both can be followed.
 */
final class ProposedKeys {

  private record Place(TypeRef entity, String index) {}

  private final TableModel table;
  private final Set<Place> places = new HashSet<>();

  ProposedKeys(TableModel table) {
    this.table = table;
  }

  void add(Proposal proposal) {
    for (EntityModel entity : proposal.table().entities()) {
      for (EntityKey key : entity.keys()) {
        boolean added =
            table.entity(entity.type()).stream().allMatch(e -> e.keysOf(key.index()).isEmpty());
        if (added) {
          places.add(new Place(entity.type(), key.index()));
        }
      }
    }
  }

  boolean take(String index, List<EntityModel> entities) {
    return entities.stream().anyMatch(e -> places.contains(new Place(e.type(), index)));
  }
}
