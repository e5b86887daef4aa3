package dev.keyplan.runtime;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What is fixed about the writes of an entity with unique attributes. Generated classes hold one
 * constant each. Each write is one transaction: the item, and a guard for each unique attribute,
 * whose key is made of the value. A transaction costs two units per KB for each of its items, also
 * where it is cancelled (Amazon DynamoDB Developer Guide, "DynamoDB transactions").
 */
public final class GuardedWrites {

  private final EntityWrites entity;
  private final Optional<OwnType> type;

  /** Stored names by Java name. */
  private final Map<String, String> uniques;

  /** Stored paths of all that guards are made of. */
  private final List<List<String>> reliedOn;

  private GuardedWrites(
      EntityWrites entity,
      Optional<OwnType> type,
      Map<String, String> uniques,
      List<List<String>> reliedOn) {
    this.entity = entity;
    this.type = type;
    this.uniques = uniques;
    this.reliedOn = reliedOn;
  }

  /**
   * @param entity its writes without guards
   */
  public static GuardedWrites of(EntityWrites entity) {
    return new GuardedWrites(entity, Optional.empty(), Map.of(), List.of());
  }

  /**
   * Guards say what they are: {@code User.email}.
   *
   * @param typeAttribute stored name of the entity type attribute
   * @param name what it holds in the entity's items
   */
  public GuardedWrites typed(String typeAttribute, String name) {
    return new GuardedWrites(
        entity, Optional.of(new OwnType(typeAttribute, name)), uniques, reliedOn);
  }

  /**
   * @param attribute the Java name of a unique attribute
   * @param storedName its name in items
   */
  public GuardedWrites unique(String attribute, String storedName) {
    Map<String, String> all = new LinkedHashMap<>(uniques);
    all.put(attribute, storedName);
    return new GuardedWrites(entity, type, all, reliedOn).relyingOn(storedName);
  }

  /**
   * @param storedPath of an attribute that guards are made of too
   */
  public GuardedWrites relyingOn(String... storedPath) {
    List<List<String>> all = new ArrayList<>(reliedOn);
    all.add(List.of(storedPath));
    return new GuardedWrites(entity, type, uniques, List.copyOf(all));
  }

  /** A new item and its guards. */
  List<ItemWrite> create(
      WriteTarget target,
      Map<String, AttributeValue> item,
      Map<String, Map<String, AttributeValue>> guardKeys) {
    List<ItemWrite> writes = new ArrayList<>();
    writes.add(entity.create(target, item));
    guardKeys.forEach(
        (attribute, key) -> writes.add(guard(target, "create", item, attribute, key)));
    return writes;
  }

  /**
   * A changed item, and the guards of what is changed.
   *
   * @throws IllegalArgumentException if the primary keys differ
   */
  List<ItemWrite> replace(
      WriteTarget target,
      Map<String, AttributeValue> loaded,
      Map<String, Map<String, AttributeValue>> loadedGuards,
      Map<String, AttributeValue> changed,
      Map<String, Map<String, AttributeValue>> changedGuards) {
    if (!entity.isSameKey(loaded, changed)) {
      throw new IllegalArgumentException(
          "Cannot replace " + entity.describe(loaded) + " by one with another key: move it");
    }
    List<ItemWrite> writes = new ArrayList<>();
    writes.add(entity.replace(target, loaded, changed, reliedOn));
    writes.addAll(guards(target, "replace", loadedGuards, changed, changedGuards));
    return writes;
  }

  /** An item whose key changes, and the guards of what is changed. */
  List<ItemWrite> move(
      WriteTarget target,
      Map<String, AttributeValue> loaded,
      Map<String, Map<String, AttributeValue>> loadedGuards,
      Map<String, AttributeValue> changed,
      Map<String, Map<String, AttributeValue>> changedGuards) {
    List<ItemWrite> writes = new ArrayList<>(entity.move(target, loaded, changed, reliedOn));
    writes.addAll(guards(target, "move", loadedGuards, changed, changedGuards));
    return writes;
  }

  private List<ItemWrite> guards(
      WriteTarget target,
      String operation,
      Map<String, Map<String, AttributeValue>> loadedGuards,
      Map<String, AttributeValue> changed,
      Map<String, Map<String, AttributeValue>> changedGuards) {
    List<ItemWrite> writes = new ArrayList<>();
    for (String attribute : uniques.keySet()) {
      Map<String, AttributeValue> old = loadedGuards.get(attribute);
      Map<String, AttributeValue> next = changedGuards.get(attribute);
      if (old != null && !old.equals(next)) {
        writes.add(deletedGuard(target, operation, changed, attribute, old));
      }
      if (next != null && !next.equals(old)) {
        writes.add(guard(target, operation, changed, attribute, next));
      }
    }
    return writes;
  }

  /** The end of a loaded item and of its guards. */
  List<ItemWrite> delete(
      WriteTarget target,
      Map<String, AttributeValue> loaded,
      Map<String, Map<String, AttributeValue>> guardKeys) {
    List<ItemWrite> writes = new ArrayList<>();
    writes.add(entity.deleteLoaded(target, "delete", loaded, reliedOn));
    guardKeys.forEach(
        (attribute, key) -> writes.add(deletedGuard(target, "delete", loaded, attribute, key)));
    return writes;
  }

  private ItemWrite deletedGuard(
      WriteTarget target,
      String operation,
      Map<String, AttributeValue> item,
      String attribute,
      Map<String, AttributeValue> key) {
    return ItemWrite.delete(entity, operation, target, key, List.of(), Optional.empty())
        .guarding(attribute, item);
  }

  private ItemWrite guard(
      WriteTarget target,
      String operation,
      Map<String, AttributeValue> item,
      String attribute,
      Map<String, AttributeValue> key) {
    Map<String, AttributeValue> guard = new LinkedHashMap<>(key);
    type.ifPresent(
        own -> guard.put(own.attribute(), AttributeValue.fromS(own.name() + "." + attribute)));
    Requirement free =
        entity
            .whenNew(target)
            .refusedBy(
                (write, stored, cause) ->
                    new UniqueConstraintException(
                        "Cannot "
                            + operation
                            + " "
                            + entity.describe(item)
                            + ": another "
                            + entity.name()
                            + " of table "
                            + target.tableName()
                            + " has its "
                            + attribute
                            + "; nothing was written",
                        attribute,
                        item.get(uniques.get(attribute)),
                        stored,
                        cause));
    return ItemWrite.put(entity, operation, target, guard, List.of(free), Optional.empty())
        .guarding(attribute, item);
  }

  /** The writes of what no guard is made of. */
  public EntityWrites entity() {
    return entity;
  }
}
