package dev.keyplan.runtime;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What is fixed about the writes of an entity. Generated classes hold one constant each. A write
 * costs one unit per KB, and as much again for each index that the item is in, and that it changes
 * (Amazon DynamoDB Developer Guide, "Read and write operations").
 */
public final class EntityWrites {

  private final String entity;
  private final List<String> key;
  private final Optional<OwnType> ownType;
  private final Optional<String> version;
  private final Optional<String> timeToLive;
  private final List<IndexKeys> indexes;
  private final Requirements requirements;
  private final Map<String, AwsRequestOverrideConfiguration> overrides = new ConcurrentHashMap<>();

  private EntityWrites(
      String entity,
      List<String> key,
      Optional<OwnType> ownType,
      Optional<String> version,
      Optional<String> timeToLive,
      List<IndexKeys> indexes) {
    this.entity = entity;
    this.key = key;
    this.ownType = ownType;
    this.version = version;
    this.timeToLive = timeToLive;
    this.indexes = indexes;
    this.requirements = new Requirements(key, ownType, version, timeToLive);
  }

  /**
   * @param entity the simple name, which requests carry as in {@code Order.create}
   * @param partitionKey stored name of the table's partition key attribute
   */
  public static EntityWrites of(String entity, String partitionKey) {
    return of(entity, List.of(partitionKey));
  }

  /**
   * @param entity the simple name, which requests carry as in {@code Order.create}
   * @param partitionKey stored name of the table's partition key attribute
   * @param sortKey stored name of the table's sort key attribute
   */
  public static EntityWrites of(String entity, String partitionKey, String sortKey) {
    return of(entity, List.of(partitionKey, sortKey));
  }

  private static EntityWrites of(String entity, List<String> key) {
    return new EntityWrites(
        entity, key, Optional.empty(), Optional.empty(), Optional.empty(), List.of());
  }

  /**
   * Of an entity that shares its keys with others: each write is on the condition that its key
   * holds nothing, or an item of the entity itself.
   *
   * @param typeAttribute stored name of the entity type attribute
   * @param type what it holds in the entity's items
   */
  public EntityWrites sharingKeys(String typeAttribute, String type) {
    Optional<OwnType> own = Optional.of(new OwnType(typeAttribute, type));
    return new EntityWrites(entity, key, own, version, timeToLive, indexes);
  }

  /**
   * Of an entity whose items are numbered anew by each write.
   *
   * @param attribute stored name of the version attribute, a number
   */
  public EntityWrites versioned(String attribute) {
    return new EntityWrites(entity, key, ownType, Optional.of(attribute), timeToLive, indexes);
  }

  /**
   * Of an entity whose items expire, and count as absent from then on.
   *
   * @param attribute stored name of the time to live attribute, a number of epoch seconds
   */
  public EntityWrites expiring(String attribute) {
    return new EntityWrites(entity, key, ownType, version, Optional.of(attribute), indexes);
  }

  /** Of an entity that has composed keys for an index. */
  public EntityWrites index(IndexKeys index) {
    List<IndexKeys> all = new ArrayList<>(indexes);
    all.add(index);
    return new EntityWrites(entity, key, ownType, version, timeToLive, List.copyOf(all));
  }

  /** A new item, in version 1. */
  ItemWrite create(WriteTarget target, Map<String, AttributeValue> item) {
    return ItemWrite.put(
        this,
        "create",
        target,
        inVersion(item, Optional.empty()),
        List.of(requirements.isNew(now(target))),
        Optional.empty());
  }

  /** An item whatever is stored under its key, or in place of the version it was loaded in. */
  ItemWrite put(WriteTarget target, Map<String, AttributeValue> item, Optional<Condition> onlyIf) {
    if (version.isEmpty() && ownType.isEmpty()) {
      return ItemWrite.put(this, "put", target, item, List.of(), onlyIf);
    }
    Optional<AttributeValue> loaded = versionOf(item);
    List<Requirement> required = new ArrayList<>();
    if (loaded.isPresent()) {
      required.add(requirements.existsAnyway());
    }
    requirements.ownOrAbsent().ifPresent(required::add);
    if (loaded.isPresent()) {
      requirements.live(now(target)).ifPresent(required::add);
    }
    requirements.version(loaded, now(target)).ifPresent(required::add);
    return ItemWrite.put(this, "put", target, inVersion(item, loaded), required, onlyIf);
  }

  /**
   * A changed item in place of the loaded one.
   *
   * @param reliedOn stored paths of what must be as it was loaded
   */
  ItemWrite replace(
      WriteTarget target,
      Map<String, AttributeValue> loaded,
      Map<String, AttributeValue> changed,
      List<List<String>> reliedOn) {
    List<Requirement> required = asLoaded(target, loaded, reliedOn);
    return ItemWrite.put(
        this, "replace", target, inVersion(changed, versionOf(loaded)), required, Optional.empty());
  }

  /**
   * A loaded item whose key changes: its end, and its new place.
   *
   * @param reliedOn stored paths of what must be as it was loaded
   * @throws IllegalArgumentException if the primary keys are the same
   */
  List<ItemWrite> move(
      WriteTarget target,
      Map<String, AttributeValue> loaded,
      Map<String, AttributeValue> changed,
      List<List<String>> reliedOn) {
    if (isSameKey(loaded, changed)) {
      throw new IllegalArgumentException(
          "Cannot move " + describe(loaded) + " to the key it has: update it");
    }
    ItemWrite there =
        ItemWrite.put(
            this,
            "move",
            target,
            inVersion(changed, versionOf(loaded)),
            List.of(requirements.isNew(now(target))),
            Optional.empty());
    return List.of(deleteLoaded(target, "move", loaded, reliedOn), there);
  }

  /**
   * The end of a loaded item.
   *
   * @param operation {@code delete} or {@code move}
   * @param reliedOn stored paths of what must be as it was loaded
   */
  ItemWrite deleteLoaded(
      WriteTarget target,
      String operation,
      Map<String, AttributeValue> loaded,
      List<List<String>> reliedOn) {
    return ItemWrite.delete(
        this,
        operation,
        target,
        keyOf(loaded),
        asLoaded(target, loaded, reliedOn),
        Optional.empty());
  }

  private List<Requirement> asLoaded(
      WriteTarget target, Map<String, AttributeValue> loaded, List<List<String>> reliedOn) {
    List<Requirement> required = present(target);
    requirements.version(versionOf(loaded), now(target)).ifPresent(required::add);
    for (List<String> path : reliedOn) {
      required.add(Requirements.expected(path, Items.at(loaded, path)));
    }
    return required;
  }

  /** There is a live item of that key, and it is the entity's own. */
  private List<Requirement> present(WriteTarget target) {
    List<Requirement> required = new ArrayList<>();
    required.add(requirements.exists());
    requirements.own().ifPresent(required::add);
    requirements.live(now(target)).ifPresent(required::add);
    return required;
  }

  /**
   * The item of a key, whether there is one or not unless a version is expected.
   *
   * @param expected the version; empty if it must have none, or the entity has none
   */
  ItemWrite delete(
      WriteTarget target,
      Map<String, AttributeValue> itemKey,
      Optional<AttributeValue> expected,
      Optional<Condition> onlyIf) {
    List<Requirement> required = new ArrayList<>();
    if (expected.isPresent()) {
      required.add(requirements.existsAnyway());
    }
    requirements.ownOrAbsent().ifPresent(required::add);
    requirements.version(expected, now(target)).ifPresent(required::add);
    return ItemWrite.delete(this, "delete", target, itemKey, required, onlyIf);
  }

  /** Of a transaction: there is a live item of that key. */
  ItemWrite check(
      WriteTarget target, Map<String, AttributeValue> itemKey, Optional<Condition> onlyIf) {
    return ItemWrite.check(this, target, itemKey, present(target), onlyIf);
  }

  /**
   * Changes of a stored item.
   *
   * @param expected its version; empty if it must have none, or the entity has none
   * @param further what else is required of it
   */
  ItemWrite update(
      WriteTarget target,
      Map<String, AttributeValue> itemKey,
      Optional<AttributeValue> expected,
      Changes changes,
      List<Requirement> further,
      Optional<Condition> onlyIf) {
    List<Requirement> required = present(target);
    requirements.version(expected, now(target)).ifPresent(required::add);
    required.addAll(further);
    version.ifPresent(name -> changes.set(List.of(name), next(expected)));
    return ItemWrite.update(this, "update", target, itemKey, changes, required, onlyIf);
  }

  /** Changes of a stored item, or what a new one begins with; for entities without a version. */
  ItemWrite upsert(
      WriteTarget target,
      Map<String, AttributeValue> itemKey,
      Changes changes,
      List<Requirement> further,
      Optional<Condition> onlyIf) {
    List<Requirement> required = new ArrayList<>();
    requirements.ownOrAbsent().ifPresent(required::add);
    requirements.live(now(target)).ifPresent(required::add);
    required.addAll(further);
    return ItemWrite.update(this, "upsert", target, itemKey, changes, required, onlyIf);
  }

  /**
   * The difference between two states of an item, on the condition that what the keys of indexes
   * are made of is as it was loaded.
   *
   * @throws IllegalArgumentException if the primary keys differ
   */
  ItemWrite update(
      WriteTarget target,
      Map<String, AttributeValue> loaded,
      Map<String, AttributeValue> changed,
      Optional<Condition> onlyIf) {
    if (!isSameKey(loaded, changed)) {
      throw new IllegalArgumentException(
          "Cannot update " + describe(loaded) + " to another key: move it");
    }
    Set<String> derived = new LinkedHashSet<>(key);
    version.ifPresent(derived::add);
    indexes.forEach(index -> derived.addAll(index.attributes()));
    Changes changes = new Changes();
    Set<String> names = new TreeSet<>(loaded.keySet());
    names.addAll(changed.keySet());
    names.removeAll(derived);
    names.removeIf(name -> !isChanged(loaded, changed, name));
    names.forEach(name -> change(changes, changed, name));
    // An attribute is written whole: with a part of it, all the others that it is made of.
    Map<List<String>, Requirement> reliedOn = new LinkedHashMap<>();
    for (IndexKeys index : indexes) {
      if (index.dependencies().stream().anyMatch(path -> names.contains(path.get(0)))) {
        index.attributes().forEach(attribute -> change(changes, changed, attribute));
        for (List<String> path : index.dependencies()) {
          if (!names.contains(path.get(0))) {
            reliedOn.put(path, Requirements.expected(path, Items.at(loaded, path)));
          }
        }
      }
    }
    return update(
        target, keyOf(loaded), versionOf(loaded), changes, List.copyOf(reliedOn.values()), onlyIf);
  }

  private static boolean isChanged(
      Map<String, AttributeValue> loaded, Map<String, AttributeValue> changed, String name) {
    AttributeValue before = loaded.get(name);
    AttributeValue after = changed.get(name);
    return before == null || after == null ? before != after : !StoredValues.equal(before, after);
  }

  private static void change(
      Changes changes, Map<String, AttributeValue> changed, String attribute) {
    AttributeValue value = changed.get(attribute);
    if (value == null) {
      changes.remove(List.of(attribute));
    } else {
      changes.set(List.of(attribute), value);
    }
  }

  private Optional<AttributeValue> versionOf(Map<String, AttributeValue> item) {
    return version.map(item::get);
  }

  /** The item in the version after that one. */
  private Map<String, AttributeValue> inVersion(
      Map<String, AttributeValue> item, Optional<AttributeValue> loaded) {
    if (version.isEmpty()) {
      return item;
    }
    Map<String, AttributeValue> next = new LinkedHashMap<>(item);
    next.put(version.get(), next(loaded));
    return next;
  }

  private static AttributeValue next(Optional<AttributeValue> loaded) {
    long next = loaded.map(value -> Math.addExact(Long.parseLong(value.n()), 1)).orElse(1L);
    return AttributeValue.fromN(Long.toString(next));
  }

  /** Asked for where items expire alone. */
  private AttributeValue now(WriteTarget target) {
    return timeToLive.isPresent() ? target.now() : null;
  }

  Requirement whenNew(WriteTarget target) {
    return requirements.isNew(now(target));
  }

  boolean isOwn(Map<String, AttributeValue> stored) {
    return requirements.isOwn(stored);
  }

  String name() {
    return entity;
  }

  AwsRequestOverrideConfiguration override(String operation) {
    return overrides.computeIfAbsent(
        operation, name -> AccessPatternName.carriedBy(entity + "." + name));
  }

  /** The primary key of an item. */
  Map<String, AttributeValue> keyOf(Map<String, AttributeValue> item) {
    AttributeMap itemKey = new AttributeMap(key.size());
    for (int i = 0; i < key.size(); i++) {
      AttributeValue value = item.get(key.get(i));
      if (value != null) {
        itemKey.put(key.get(i), value);
      }
    }
    return itemKey;
  }

  boolean isSameKey(Map<String, AttributeValue> one, Map<String, AttributeValue> other) {
    return StoredValues.equal(keyOf(one), keyOf(other));
  }

  /** For messages: {@code User PK=USER#ada, SK=PROFILE}. */
  String describe(Map<String, AttributeValue> item) {
    return entity + " " + Items.text(item, key);
  }
}
