package dev.keyplan.processor.model;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Which attributes of an entity's items an update may change, and which index keys follow. */
public final class UpdateRules {

  private final List<ComposedIndexKeys> indexes;
  private final List<AttributePath> known;
  private final List<AttributeModel> composedInKey;
  private final boolean upsertable;
  private final Set<AttributePath> used;

  /** Those of the table's key and of guards, and the version. */
  private final Set<AttributePath> fixed = new LinkedHashSet<>();

  private final Set<AttributePath> dependencies = new LinkedHashSet<>();

  public UpdateRules(TableModel table, EntityModel entity) {
    this.indexes = ComposedIndexKeys.of(table, entity);
    this.known = entity.tableKey().map(EntityKey::paths).orElse(List.of());
    this.composedInKey = composedInKey(entity, known);
    this.upsertable = isUpsertable(entity, known);
    this.used = used(known, indexes, upsertable ? composedInKey : List.of());
    for (ComposedIndexKeys keys : indexes) {
      dependencies.addAll(keys.dependencies());
    }
    fixed.addAll(known);
    for (UniqueModel unique : entity.uniques()) {
      fixed.add(pathOf(unique.attribute()));
      fixed.addAll(unique.paths());
    }
    if (entity.version().isPresent()) {
      fixed.add(pathOf(entity.version().get()));
    }
  }

  private static AttributePath pathOf(AttributeModel attribute) {
    return new AttributePath(List.of(attribute.name()));
  }

  private static List<AttributeModel> composedInKey(EntityModel entity, List<AttributePath> known) {
    List<AttributeModel> composed = new ArrayList<>();
    Set<String> ofKey = new HashSet<>();
    for (KeyAttribute half : entity.tableKey().map(EntityKey::attributes).orElse(List.of())) {
      ofKey.add(half.storedName());
    }
    for (AttributeModel attribute : entity.attributes()) {
      if (known.contains(pathOf(attribute)) && !ofKey.contains(attribute.storedName())) {
        composed.add(attribute);
      }
    }
    return List.copyOf(composed);
  }

  private static boolean isUpsertable(EntityModel entity, List<AttributePath> known) {
    for (AttributePath path : known) {
      if (path.names().size() > 1) {
        return false;
      }
    }
    return entity.version().isEmpty() && entity.uniques().isEmpty();
  }

  private static Set<AttributePath> used(
      List<AttributePath> known, List<ComposedIndexKeys> indexes, List<AttributeModel> composed) {
    Set<AttributePath> used = new HashSet<>();
    for (ComposedIndexKeys keys : indexes) {
      used.addAll(keys.paths());
    }
    for (AttributeModel attribute : composed) {
      used.add(pathOf(attribute));
    }
    Set<AttributePath> ofKey = new LinkedHashSet<>(known);
    ofKey.retainAll(used);
    return Collections.unmodifiableSet(ofKey);
  }

  /** The attributes of the table's key. */
  public List<AttributePath> known() {
    return known;
  }

  /** Those that keys of indexes, or items made by an upsert, are made of too. */
  public Set<AttributePath> used() {
    return used;
  }

  /** Attributes that the table's key is made of, beside those that are key attributes. */
  public List<AttributeModel> composedInKey() {
    return composedInKey;
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
    return !meets(fixed, path);
  }

  /** Whether parts of the attribute may be given other values, while the rest stays. */
  public boolean isChangeableInside(AttributePath path) {
    return !isWithin(fixed, path) && !isWithin(dependencies, path);
  }

  /** Whether all that lies inside the attribute may be changed, and no key of an index follows. */
  public boolean isFreeInside(AttributePath path) {
    return !meets(fixed, path) && !meets(dependencies, path);
  }

  /** Whether something inside the attribute may be changed that keys of an index follow. */
  public boolean movesKeysInside(AttributePath path) {
    for (AttributePath dependency : dependencies) {
      if (path.holds(dependency) && isSettable(dependency)) {
        return true;
      }
    }
    return false;
  }

  /** Whether keys of an index depend on it, on a part of it, or on what it is a part of. */
  public boolean isDependency(AttributePath path) {
    return meets(dependencies, path);
  }

  private static boolean isWithin(Set<AttributePath> paths, AttributePath path) {
    for (AttributePath other : paths) {
      if (other.holds(path)) {
        return true;
      }
    }
    return false;
  }

  /** Whether one of them holds the path, or lies in it. */
  private static boolean meets(Set<AttributePath> paths, AttributePath path) {
    for (AttributePath other : paths) {
      if (other.holds(path) || path.holds(other)) {
        return true;
      }
    }
    return false;
  }

  /** The indexes whose keys change with the attribute. */
  public List<ComposedIndexKeys> touched(AttributePath path) {
    List<ComposedIndexKeys> touched = new ArrayList<>();
    for (ComposedIndexKeys keys : indexes) {
      if (holdsAny(path, keys.dependencies())) {
        touched.add(keys);
      }
    }
    return touched;
  }

  private static boolean holdsAny(AttributePath path, List<AttributePath> others) {
    for (AttributePath other : others) {
      if (path.holds(other)) {
        return true;
      }
    }
    return false;
  }

  /** What else these keys depend on. */
  public List<AttributePath> expected(AttributePath path) {
    Set<AttributePath> expected = new LinkedHashSet<>();
    for (ComposedIndexKeys keys : touched(path)) {
      for (AttributePath other : keys.dependencies()) {
        if (!path.holds(other)) {
          expected.add(other);
        }
      }
    }
    return List.copyOf(expected);
  }

  /** Whether an update may make an item: all of it can be given. */
  public boolean isUpsertable() {
    return upsertable;
  }
}
