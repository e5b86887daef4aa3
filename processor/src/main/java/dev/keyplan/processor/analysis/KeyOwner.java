package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.UniqueModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whose items have a kind of primary keys: an entity's, or the guards of its unique attribute.
 *
 * @param unique of guards
 */
record KeyOwner(EntityModel entity, EntityKey key, Optional<UniqueModel> unique) {

  /** Each entity, followed by its guards; none whose key was refused. */
  static List<KeyOwner> of(TableModel table) {
    List<KeyOwner> owners = new ArrayList<>();
    for (EntityModel entity : table.entities()) {
      entity.tableKey().ifPresent(key -> owners.add(new KeyOwner(entity, key, Optional.empty())));
      entity.guarded().forEach(u -> owners.add(new KeyOwner(entity, u.guard(), Optional.of(u))));
    }
    return owners;
  }

  boolean guards() {
    return unique.isPresent();
  }

  /** In the proof: {@code Outer.User}, or {@code Outer.User.email}. */
  String id() {
    return entity.type().nestedName() + suffix();
  }

  /** {@code User}, or {@code User.email}. */
  String label() {
    return entity.type().simpleName() + suffix();
  }

  private String suffix() {
    return unique.map(u -> "." + u.attribute().name()).orElse("");
  }

  /** For messages. */
  String name() {
    return (guards() ? "guards of " : "") + label();
  }

  /** On purpose. */
  boolean sharesKeysWith(KeyOwner other) {
    return !guards() && !other.guards() && entity.sharesKeysWith(other.entity);
  }

  /** Where the key's last half is declared. */
  Origin origin() {
    List<KeyAttribute> half = key.sort().isEmpty() ? key.partition() : key.sort();
    return half.get(0).origin();
  }

  KeyOwner with(EntityKey changed) {
    return new KeyOwner(entity, changed, unique);
  }
}
