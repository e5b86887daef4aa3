package dev.keyplan.processor.model;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The composed key attributes that an entity's items store for one index. Native ones are
 * attributes like any other, and what an index shares with the table's key or with an index that
 * says it first is stored for that one.
 *
 * @param alternatives the entity's keys in the index; which of them is stored, their whens say
 * @param storedNames of the key attributes, which are stored together or not at all
 * @param paths the attributes that decide whether they are stored, and as what: those in templates
 *     and whens, and native keys that may be absent; each once, none inside another
 * @param dependencies the paths without those of the table's key, which no write to an item can
 *     change
 */
public record ComposedIndexKeys(
    String index,
    List<EntityKey> alternatives,
    List<String> storedNames,
    List<AttributePath> paths,
    List<AttributePath> dependencies) {

  public ComposedIndexKeys {
    alternatives = List.copyOf(alternatives);
    storedNames = List.copyOf(storedNames);
    paths = List.copyOf(paths);
    dependencies = List.copyOf(dependencies);
  }

  /** One for each index that has any, in the order of the indexes. */
  public static List<ComposedIndexKeys> of(TableModel table, EntityModel entity) {
    List<ComposedIndexKeys> all = new ArrayList<>();
    List<AttributePath> fixed = entity.tableKey().map(EntityKey::paths).orElse(List.of());
    for (IndexModel index : table.indexes()) {
      List<EntityKey> keys = entity.keysOf(index.name());
      Set<String> names = new LinkedHashSet<>();
      for (EntityKey key : keys) {
        for (KeyAttribute attribute : key.attributes()) {
          if (attribute instanceof KeyAttribute.Composed
              && isHome(entity, key, attribute.storedName())) {
            names.add(attribute.storedName());
          }
        }
      }
      if (!names.isEmpty()) {
        Set<AttributePath> paths = new LinkedHashSet<>();
        for (EntityKey key : keys) {
          paths.addAll(deciding(table, entity, key));
        }
        List<AttributePath> outermost = outermost(paths);
        List<AttributePath> dependencies = new ArrayList<>(outermost);
        dependencies.removeAll(fixed);
        all.add(
            new ComposedIndexKeys(index.name(), keys, List.copyOf(names), outermost, dependencies));
      }
    }
    return all;
  }

  /** The first key that has an attribute says what it is. */
  private static boolean isHome(EntityModel entity, EntityKey key, String storedName) {
    for (EntityKey first : entity.keys()) {
      for (KeyAttribute attribute : first.attributes()) {
        if (attribute.storedName().equals(storedName)) {
          return first.index().equals(key.index());
        }
      }
    }
    return false;
  }

  private static Set<AttributePath> deciding(TableModel table, EntityModel entity, EntityKey key) {
    Set<AttributePath> paths = new LinkedHashSet<>();
    for (KeyAttribute attribute : key.attributes()) {
      for (AttributePath path : attribute.paths()) {
        if (attribute instanceof KeyAttribute.Composed || mayBeAbsent(table, entity, path)) {
          paths.add(path);
        }
      }
    }
    for (Term term : key.when()) {
      boolean ofPresence = term instanceof Term.Present || term instanceof Term.Absent;
      if (!ofPresence || mayBeAbsent(table, entity, term.path())) {
        paths.add(term.path());
      }
    }
    return paths;
  }

  /** An empty set is stored as an absent attribute. */
  private static boolean mayBeAbsent(TableModel table, EntityModel entity, AttributePath path) {
    for (AttributeModel step : table.steps(entity, path)) {
      if (step.presence().mayBeAbsent() || step.type() instanceof AttributeType.SetOf) {
        return true;
      }
    }
    return false;
  }

  private static List<AttributePath> outermost(Set<AttributePath> paths) {
    List<AttributePath> outermost = new ArrayList<>();
    for (AttributePath path : paths) {
      if (!isInside(path, paths)) {
        outermost.add(path);
      }
    }
    return outermost;
  }

  private static boolean isInside(AttributePath path, Set<AttributePath> others) {
    for (AttributePath other : others) {
      if (!other.equals(path) && other.holds(path)) {
        return true;
      }
    }
    return false;
  }
}
