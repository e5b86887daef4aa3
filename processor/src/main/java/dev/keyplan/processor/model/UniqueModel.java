package dev.keyplan.processor.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * An attribute of which no two items of an entity have one value: each value has a guard, an item
 * of its own whose key the value makes.
 *
 * @param guard the guard's key in the table, composed throughout; of no attributes if it was
 *     refused
 */
public record UniqueModel(AttributeModel attribute, EntityKey guard, Origin origin) {

  public static UniqueModel refused(AttributeModel attribute, Origin origin) {
    return new UniqueModel(
        attribute, new EntityKey("", List.of(), List.of(), List.of(), origin), origin);
  }

  public boolean valid() {
    return !guard.partition().isEmpty();
  }

  /** Whether it is the guard's key in the table or an index. */
  boolean isUnder(EntityKey key) {
    return valid() && guard.attributes().containsAll(key.attributes());
  }

  /**
   * The guard's key in an index, if it is in it: it has no attributes that could be index keys but
   * those of its own key.
   */
  public Optional<EntityKey> guardIn(IndexModel index) {
    Map<String, KeyAttribute> stored =
        guard.attributes().stream()
            .collect(Collectors.toMap(KeyAttribute::storedName, Function.identity()));
    List<KeyAttribute> partition = new ArrayList<>();
    List<KeyAttribute> sort = new ArrayList<>();
    index.partitionKey().stream().map(stored::get).forEach(partition::add);
    index.sortKey().stream().map(stored::get).forEach(sort::add);
    return partition.contains(null) || sort.contains(null)
        ? Optional.empty()
        : Optional.of(new EntityKey(index.name(), partition, sort, List.of(), guard.origin()));
  }

  /** All attributes that the guard's key is made of, each once. */
  public List<AttributePath> paths() {
    return guard.paths();
  }
}
