package dev.keyplan.processor.analysis;

import dev.keyplan.processor.analysis.language.KeySpace;
import dev.keyplan.processor.analysis.language.LiteralIndex;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.UniqueModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** All keys that lie on a path, of an entity's items and of its guards, in listed order. */
final class PathKeys {

  /**
   * @param guards guards of a unique attribute lie under the key, and no items
   */
  record PathKey(EntityModel entity, EntityKey key, boolean guards) {}

  private final List<PathKey> keys = new ArrayList<>();
  private final LiteralIndex literals = new LiteralIndex();
  private int absent;

  PathKeys(TableModel table, Optional<IndexModel> index, KeySpaces spaces) {
    String name = index.map(IndexModel::name).orElse("");
    for (EntityModel entity : table.entities()) {
      List<EntityKey> own = entity.keysOf(name);
      own.forEach(key -> keys.add(new PathKey(entity, key, false)));
      absent += own.isEmpty() ? 1 : 0;
      for (UniqueModel unique : entity.guarded()) {
        index
            .map(unique::guardIn)
            .orElseGet(() -> Optional.of(unique.guard()))
            .ifPresent(guard -> keys.add(new PathKey(entity, guard, true)));
      }
    }
    keys.forEach(key -> literals.add(spaces.of(key.entity(), key.key())));
  }

  PathKey at(int place) {
    return keys.get(place);
  }

  /** Those that literals do not keep apart from what is asked for. */
  LiteralIndex.Near near(KeySpace asked) {
    return literals.near(asked);
  }

  /** How many entities have no items here. */
  int absent() {
    return absent;
  }
}
