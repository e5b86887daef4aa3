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
 */
public record ComposedIndexKeys(
    String index,
    List<EntityKey> alternatives,
    List<String> storedNames,
    List<AttributePath> paths) {

  public ComposedIndexKeys {
    alternatives = List.copyOf(alternatives);
    storedNames = List.copyOf(storedNames);
    paths = List.copyOf(paths);
  }

  /** One for each index that has any, in the order of the indexes. */
  public static List<ComposedIndexKeys> of(TableModel table, EntityModel entity) {
    List<ComposedIndexKeys> all = new ArrayList<>();
    for (IndexModel index : table.indexes()) {
      List<EntityKey> keys = entity.keysOf(index.name());
      Set<String> names = new LinkedHashSet<>();
      for (EntityKey key : keys) {
        key.attributes().stream()
            .filter(KeyAttribute.Composed.class::isInstance)
            .map(KeyAttribute::storedName)
            .filter(name -> isHome(entity, key, name))
            .forEach(names::add);
      }
      if (!names.isEmpty()) {
        Set<AttributePath> paths = new LinkedHashSet<>();
        keys.forEach(key -> paths.addAll(deciding(table, entity, key)));
        all.add(new ComposedIndexKeys(index.name(), keys, List.copyOf(names), outermost(paths)));
      }
    }
    return all;
  }

  /** The paths without those of the table's key, which no write to an item can change. */
  public List<AttributePath> dependencies(EntityModel entity) {
    List<AttributePath> known = entity.tableKey().map(EntityKey::paths).orElse(List.of());
    return paths.stream().filter(path -> !known.contains(path)).toList();
  }

  /** The first key that has an attribute says what it is. */
  private static boolean isHome(EntityModel entity, EntityKey key, String storedName) {
    return entity.keys().stream()
        .filter(
            other -> other.attributes().stream().anyMatch(a -> a.storedName().equals(storedName)))
        .findFirst()
        .filter(first -> first.index().equals(key.index()))
        .isPresent();
  }

  private static Set<AttributePath> deciding(TableModel table, EntityModel entity, EntityKey key) {
    Set<AttributePath> paths = new LinkedHashSet<>();
    for (KeyAttribute attribute : key.attributes()) {
      paths.addAll(
          attribute instanceof KeyAttribute.Native
              ? attribute.paths().stream().filter(path -> mayBeAbsent(table, entity, path)).toList()
              : attribute.paths());
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
    return table.steps(entity, path).stream()
        .anyMatch(
            step -> step.presence().mayBeAbsent() || step.type() instanceof AttributeType.SetOf);
  }

  private static List<AttributePath> outermost(Set<AttributePath> paths) {
    return paths.stream()
        .filter(path -> paths.stream().noneMatch(other -> !other.equals(path) && other.holds(path)))
        .toList();
  }
}
