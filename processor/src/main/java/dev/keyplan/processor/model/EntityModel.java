package dev.keyplan.processor.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * An entity of a table.
 *
 * @param typeName what the entity type attribute stores
 * @param sharesKeysWith entities of the table that may have the same primary keys, on purpose
 * @param attributes in record order, of a class by name; without the ignored ones
 * @param construction of an object that holds them
 * @param keys the table's key first (missing only if it was refused), then one or more for each
 *     index whose every key attribute the entity has, in declared order of the indexes; those that
 *     it has by what it makes for another index come last
 * @param uniques the unique attributes, in the order of the attributes
 * @param writes the declared ones; if there are none, all writes are taken to be done
 * @param invalidKeys index names, "" for the table, whose key was refused: no verdict may rest on
 *     their absence
 */
public record EntityModel(
    TypeRef type,
    String typeName,
    List<TypeRef> sharesKeysWith,
    List<AttributeModel> attributes,
    Construction construction,
    List<EntityKey> keys,
    List<UniqueModel> uniques,
    List<AccessPatternModel> patterns,
    List<WritePatternModel> writes,
    Volume volume,
    Set<String> invalidKeys,
    boolean isPublic,
    Origin origin) {

  public EntityModel {
    sharesKeysWith = List.copyOf(sharesKeysWith);
    attributes = List.copyOf(attributes);
    keys = List.copyOf(keys);
    uniques = List.copyOf(uniques);
    patterns = List.copyOf(patterns);
    writes = List.copyOf(writes);
    invalidKeys = Set.copyOf(invalidKeys);
  }

  /** A record without declared writes and volume. */
  public EntityModel(
      TypeRef type,
      String typeName,
      List<TypeRef> sharesKeysWith,
      List<AttributeModel> attributes,
      List<EntityKey> keys,
      List<UniqueModel> uniques,
      List<AccessPatternModel> patterns,
      Set<String> invalidKeys,
      boolean isPublic,
      Origin origin) {
    this(
        type,
        typeName,
        sharesKeysWith,
        attributes,
        Construction.ofAttributes(type, attributes),
        keys,
        uniques,
        patterns,
        List.of(),
        Volume.UNKNOWN,
        invalidKeys,
        isPublic,
        origin);
  }

  /** A record without shared keys or unique attributes. */
  public EntityModel(
      TypeRef type,
      String typeName,
      List<AttributeModel> attributes,
      List<EntityKey> keys,
      List<AccessPatternModel> patterns,
      Set<String> invalidKeys,
      boolean isPublic,
      Origin origin) {
    this(
        type,
        typeName,
        List.of(),
        attributes,
        Construction.ofAttributes(type, attributes),
        keys,
        List.of(),
        patterns,
        List.of(),
        Volume.UNKNOWN,
        invalidKeys,
        isPublic,
        origin);
  }

  /** Either says so; that both must is checked where it is read. */
  public boolean sharesKeysWith(EntityModel other) {
    return sharesKeysWith.contains(other.type()) || other.sharesKeysWith.contains(type);
  }

  public Optional<AttributeModel> attribute(String javaName) {
    for (AttributeModel attribute : attributes) {
      if (attribute.name().equals(javaName)) {
        return Optional.of(attribute);
      }
    }
    return Optional.empty();
  }

  /** Whether the entity's items are written so; undeclared, they are written in all ways. */
  public boolean isWrittenBy(WritePatternModel.Operation operation) {
    for (WritePatternModel write : writes) {
      if (write.operation() == operation) {
        return true;
      }
    }
    return writes.isEmpty();
  }

  /** Whether no put needs a condition, which a batch knows none of. */
  public boolean isPutInBatches() {
    return uniques.isEmpty() && version().isEmpty() && sharesKeysWith.isEmpty();
  }

  public Optional<AttributeModel> version() {
    return having(AttributeModel.Role.VERSION);
  }

  public Optional<AttributeModel> timeToLive() {
    return having(AttributeModel.Role.TIME_TO_LIVE);
  }

  private Optional<AttributeModel> having(AttributeModel.Role role) {
    for (AttributeModel attribute : attributes) {
      if (attribute.role() == role) {
        return Optional.of(attribute);
      }
    }
    return Optional.empty();
  }

  public Optional<EntityKey> tableKey() {
    for (EntityKey key : keys) {
      if (key.ofTable()) {
        return Optional.of(key);
      }
    }
    return Optional.empty();
  }

  public List<EntityKey> keysOf(String index) {
    List<EntityKey> found = new ArrayList<>();
    for (EntityKey key : keys) {
      if (key.index().equals(index)) {
        found.add(key);
      }
    }
    return found;
  }

  /** Those of which a guard's key is known. */
  public List<UniqueModel> guarded() {
    return uniques.stream().filter(UniqueModel::valid).toList();
  }

  /** The unique attribute whose guards lie under the key; empty for a key of the items. */
  public Optional<UniqueModel> guardedUnder(EntityKey key) {
    for (UniqueModel unique : uniques) {
      if (unique.isUnder(key) && !keys.contains(key)) {
        return Optional.of(unique);
      }
    }
    return Optional.empty();
  }

  /** Of the type alone, which no other entity of a table has: all else is large. */
  @Override
  public int hashCode() {
    return type.hashCode();
  }
}
