package dev.keyplan.processor.model;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Which attributes of an entity's items an update may change, and which index keys follow. */
public final class UpdateRules {

  private final EntityModel entity;
  private final List<ComposedIndexKeys> indexes;

  /** Those of the table's key and of guards, and the version. */
  private final Set<AttributePath> fixed = new LinkedHashSet<>();

  private final Set<AttributePath> dependencies = new LinkedHashSet<>();

  public UpdateRules(TableModel table, EntityModel entity) {
    this.entity = entity;
    this.indexes = ComposedIndexKeys.of(table, entity);
    indexes.forEach(keys -> dependencies.addAll(keys.dependencies(entity)));
    fixed.addAll(known());
    for (UniqueModel unique : entity.uniques()) {
      fixed.add(new AttributePath(List.of(unique.attribute().name())));
      fixed.addAll(unique.paths());
    }
    entity.version().ifPresent(v -> fixed.add(new AttributePath(List.of(v.name()))));
  }

  /** The attributes of the table's key. */
  public List<AttributePath> known() {
    return entity.tableKey().map(EntityKey::paths).orElse(List.of());
  }

  /** Those that keys of indexes, or items made by an upsert, are made of too. */
  public Set<AttributePath> used() {
    Set<AttributePath> used = new LinkedHashSet<>();
    indexes.forEach(keys -> used.addAll(keys.paths()));
    if (isUpsertable()) {
      composedInKey().forEach(a -> used.add(new AttributePath(List.of(a.name()))));
    }
    Set<AttributePath> known = new LinkedHashSet<>(known());
    known.retainAll(used);
    return known;
  }

  /** Attributes that the table's key is made of, beside those that are key attributes. */
  public List<AttributeModel> composedInKey() {
    List<KeyAttribute> key = entity.tableKey().map(EntityKey::attributes).orElse(List.of());
    return entity.attributes().stream()
        .filter(a -> known().contains(new AttributePath(List.of(a.name()))))
        .filter(a -> key.stream().noneMatch(half -> half.storedName().equals(a.storedName())))
        .toList();
  }

  public List<ComposedIndexKeys> indexes() {
    return indexes;
  }

  /** What the keys of indexes depend on besides the table's key. */
  public Set<AttributePath> dependencies() {
    return Collections.unmodifiableSet(dependencies);
  }

  /** Whether the whole attribute may be given another value. */
  public boolean isSettable(AttributePath path) {
    return fixed.stream().noneMatch(other -> other.holds(path) || path.holds(other));
  }

  /** Whether parts of the attribute may be given other values, while the rest stays. */
  public boolean isChangeableInside(AttributePath path) {
    return Stream.concat(fixed.stream(), dependencies.stream())
        .noneMatch(other -> other.holds(path));
  }

  /** Whether all that lies inside the attribute may be changed, and no key of an index follows. */
  public boolean isFreeInside(AttributePath path) {
    return Stream.concat(fixed.stream(), dependencies.stream())
        .noneMatch(other -> other.holds(path) || path.holds(other));
  }

  /** Whether keys of an index depend on it, on a part of it, or on what it is a part of. */
  public boolean isDependency(AttributePath path) {
    return dependencies.stream().anyMatch(other -> other.holds(path) || path.holds(other));
  }

  /** The indexes whose keys change with the attribute. */
  public List<ComposedIndexKeys> touched(AttributePath path) {
    return indexes.stream()
        .filter(keys -> keys.dependencies(entity).stream().anyMatch(path::holds))
        .toList();
  }

  /** What else these keys depend on. */
  public List<AttributePath> expected(AttributePath path) {
    return touched(path).stream()
        .flatMap(keys -> keys.dependencies(entity).stream())
        .filter(other -> !path.holds(other))
        .distinct()
        .toList();
  }

  /** Whether an update may make an item: all of it can be given. */
  public boolean isUpsertable() {
    return entity.version().isEmpty()
        && entity.uniques().isEmpty()
        && known().stream().allMatch(path -> path.names().size() == 1);
  }
}
