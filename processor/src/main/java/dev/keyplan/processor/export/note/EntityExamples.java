package dev.keyplan.processor.export.note;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.AttributeType;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.StoredType;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.Term;
import dev.keyplan.processor.model.UniqueModel;
import dev.keyplan.processor.plan.ExampleItem;
import dev.keyplan.processor.plan.ExampleItems;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A few items of one entity that show where its items lie: several under one partition key and some
 * under another, under each key of each index, and one that is in no sparse index.
 */
final class EntityExamples {

  /** Values to try before it is given up that an item lies in no sparse index. */
  private static final int TRIES = 8;

  private static final int MOST_CONDITIONS = 7;

  private static final int PARTITIONS = 3;

  /**
   * @param partition which value of the partition key
   * @param place in the partition
   */
  private record Place(int partition, int place) {}

  private final TableModel table;
  private final EntityModel entity;
  private final ExampleItems items;
  private final List<AttributePath> partition;
  private final List<AttributePath> sort = new ArrayList<>();
  private final Set<AttributePath> grouping = new HashSet<>();
  private final List<EntityKey> conditional;

  /** Entities that share their keys have items of different ones. */
  private final int first;

  /** What holds for the items of a pattern or of a key, to be shown by one item at least. */
  private final List<List<Term>> conditions;

  /**
   * @param names see {@link ExampleItems}
   */
  EntityExamples(
      TableModel table,
      EntityModel entity,
      Map<AttributePath, String> names,
      PartitionNames partitions) {
    this.table = table;
    this.entity = entity;
    this.items = new ExampleItems(table, entity, names);
    EntityKey key = entity.tableKey().orElseThrow();
    this.partition = paths(key.partition());
    this.first =
        PARTITIONS
            * (int)
                table.entities().stream()
                    .takeWhile(other -> other != entity)
                    .filter(entity::sharesKeysWith)
                    .count();
    sort.addAll(paths(key.sort()));
    sort.removeAll(partition);
    this.conditional = conditional(entity);
    this.conditions = conditions(entity, conditional);
    for (EntityKey index : entity.keys()) {
      List<AttributePath> within = new ArrayList<>(paths(index.sort()));
      within.removeAll(paths(index.partition()));
      if (!index.ofTable() && !within.isEmpty()) {
        grouping.addAll(paths(index.partition()));
      }
    }
    for (AttributeModel attribute : entity.attributes()) {
      AttributePath path = new AttributePath(List.of(attribute.name()));
      if (partitions.isOfAnother(path, entity)) {
        grouping.add(path);
      }
    }
    for (UniqueModel unique : entity.uniques()) {
      grouping.remove(new AttributePath(List.of(unique.attribute().name())));
    }
  }

  private static List<EntityKey> conditional(EntityModel entity) {
    List<EntityKey> conditional = new ArrayList<>();
    for (EntityKey key : entity.keys()) {
      if (!key.when().isEmpty()) {
        conditional.add(key);
      }
    }
    return conditional;
  }

  private static List<List<Term>> conditions(EntityModel entity, List<EntityKey> conditional) {
    Set<List<Term>> conditions = new LinkedHashSet<>();
    for (AccessPatternModel pattern : entity.patterns()) {
      List<Term> fixed = new ArrayList<>();
      for (Term term : pattern.by()) {
        if (!(term instanceof Term.Parameter)) {
          fixed.add(term);
        }
      }
      if (!fixed.isEmpty()) {
        conditions.add(fixed);
      }
    }
    for (EntityKey key : conditional) {
      conditions.add(key.when());
    }
    return List.copyOf(conditions);
  }

  private static List<AttributePath> paths(List<KeyAttribute> attributes) {
    Set<AttributePath> paths = new LinkedHashSet<>();
    for (KeyAttribute attribute : attributes) {
      paths.addAll(attribute.paths());
    }
    return List.copyOf(paths);
  }

  List<ExampleItem> items() {
    List<ExampleItem> examples = new ArrayList<>();
    List<Place> places = places();
    for (int i = 0; i < places.size(); i++) {
      boolean last = i == places.size() - 1;
      examples.add(last && i > 0 ? outside(places.get(i), i) : inside(places.get(i), i));
    }
    return examples;
  }

  /** As many as show all conditions, and one more. */
  private List<Place> places() {
    List<Place> places = new ArrayList<>(fewPlaces());
    while (places.size() <= Math.min(conditions.size(), MOST_CONDITIONS)
        && !(partition.isEmpty() && sort.isEmpty())) {
      Place last = places.get(places.size() - 1);
      places.add(
          sort.isEmpty()
              ? new Place(last.partition() + 1, 0)
              : new Place(last.partition(), last.place() + 1));
    }
    return places;
  }

  private List<Place> fewPlaces() {
    if (partition.isEmpty()) {
      return sort.isEmpty()
          ? List.of(new Place(0, 0))
          : List.of(new Place(0, 0), new Place(0, 1), new Place(0, 2));
    }
    if (!sort.isEmpty()) {
      return List.of(
          new Place(0, 0), new Place(0, 1), new Place(0, 2), new Place(1, 0), new Place(1, 1));
    }
    boolean inIndex = entity.keys().size() > 1;
    return inIndex
        ? List.of(new Place(0, 0), new Place(1, 0), new Place(2, 0))
        : List.of(new Place(0, 0), new Place(1, 0));
  }

  /** Under as many keys as go together, beginning with another one each time. */
  private ExampleItem inside(Place place, int ordinal) {
    List<Term> terms = new ArrayList<>();
    Set<AttributePath> fixed = new HashSet<>();
    for (int i = 0; i < conditions.size(); i++) {
      List<Term> when = conditions.get((ordinal + i) % conditions.size());
      if (when.stream().noneMatch(term -> fixed.contains(term.path()))) {
        terms.addAll(when);
        when.forEach(term -> fixed.add(term.path()));
      }
    }
    return items.item(terms, path -> number(path, place, ordinal));
  }

  private ExampleItem outside(Place place, int ordinal) {
    List<Term> absent = new ArrayList<>();
    for (EntityKey key : entity.keys()) {
      for (AttributePath path : key.paths()) {
        if (mayBeAbsent(path)) {
          absent.add(new Term.Absent(path, Origin.UNKNOWN));
        }
      }
    }
    for (int shift = 0; shift < TRIES; shift++) {
      int shifted = shift;
      ExampleItem item =
          items.item(
              absent,
              path ->
                  number(path, place, ordinal)
                      + (isCondition(path) && !sort.contains(path) ? shifted : 0));
      if (conditional.stream().noneMatch(item::isUnder)) {
        return item;
      }
    }
    return inside(place, ordinal);
  }

  private boolean mayBeAbsent(AttributePath path) {
    for (AttributeModel step : table.steps(entity, path)) {
      if (step.presence().mayBeAbsent()) {
        return true;
      }
    }
    return false;
  }

  private boolean isCondition(AttributePath path) {
    for (EntityKey key : conditional) {
      for (Term term : key.when()) {
        if (term.path().equals(path)) {
          return true;
        }
      }
    }
    return false;
  }

  private int number(AttributePath path, Place place, int ordinal) {
    if (partition.contains(path)) {
      return place.partition() + first;
    }
    if (sort.contains(path)) {
      return counts(path) ? place.place() : isHead(path) ? ordinal / 2 : ordinal;
    }
    return grouping.contains(path) ? ordinal / 2 : ordinal;
  }

  /** Several items have the state that their sort key begins with. */
  private boolean isHead(AttributePath path) {
    boolean last = sort.indexOf(path) == sort.size() - 1;
    return !last && type(path) instanceof AttributeType.Enumeration;
  }

  /** A number in the sort key begins anew in each partition. */
  private boolean counts(AttributePath path) {
    return type(path).stored() == StoredType.N;
  }

  private AttributeType type(AttributePath path) {
    List<AttributeModel> steps = table.steps(entity, path);
    return steps.get(steps.size() - 1).type();
  }
}
