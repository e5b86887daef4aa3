package dev.keyplan.processor.oracle;

import dev.keyplan.processor.diagnostics.Diagnostic;
import dev.keyplan.processor.diagnostics.DiagnosticCode;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TableModel;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** KP501 is told of two entities iff data shows an item of each with one primary key. */
final class CollisionCheck {

  /**
   * Enough for values that must suit several places at once. Most collisions show in the first few.
   */
  private static final int TRIES = 600;

  private final TableModel table;
  private final List<Diagnostic> told;
  private final ItemSource source;
  private final Transplants transplants;

  CollisionCheck(
      TableModel table, List<Diagnostic> told, ItemSource source, Transplants transplants) {
    this.transplants = transplants;
    this.table = table;
    this.told = told;
    this.source = source;
  }

  Optional<String> failure(List<StoredItem> random, Figures figures) {
    Set<String> shown = shown(random);
    Set<String> expected = new HashSet<>();
    Set<String> undecided = new HashSet<>();
    for (Diagnostic diagnostic : told) {
      figures.code(DiagnosticCode.KP501);
      String pair = diagnostic.headline().replaceAll(" (can|may) have the same primary key.*", "");
      expected.add(pair);
      if (diagnostic.details().stream().noneMatch(line -> line.startsWith("example"))) {
        undecided.add(pair);
      }
    }
    for (int i = 0; i < TRIES && !shown.containsAll(expected); i++) {
      List<StoredItem> items = new ArrayList<>();
      for (EntityModel entity : table.entities()) {
        Item item = source.item(entity);
        StoredItem.of(item).ifPresent(items::add);
        items.addAll(transplants.of(item));
        for (EntityModel other : table.entities()) {
          if (other != entity) {
            transplants
                .meeting(
                    entity, entity.tableKey().orElseThrow(), other, other.tableKey().orElseThrow())
                .forEach(met -> StoredItem.of(met).ifPresent(items::add));
          }
        }
      }
      shown.addAll(shown(items));
    }
    if (shown.equals(expected)) {
      return Optional.empty();
    }
    for (String pair : expected) {
      if (!shown.contains(pair) && Exemptions.refusedElsewhere(table, "")) {
        figures.exempt("values that another key of their item refuses");
      } else if (!shown.contains(pair) && !undecided.contains(pair)) {
        return Optional.of("KP501 of " + pair + ", but no two items have one primary key " + told);
      } else if (!shown.contains(pair)) {
        figures.exempt("KP501, undecided");
      }
    }
    shown.removeAll(expected);
    return shown.isEmpty()
        ? Optional.empty()
        : Optional.of("one primary key for items of " + shown + ", which is not told");
  }

  /** Pairs of entities of which two items have one primary key. */
  private Set<String> shown(List<StoredItem> items) {
    Map<List<List<KeyValue>>, Set<EntityModel>> byKey = new HashMap<>();
    Path path = Path.table(table);
    for (StoredItem item : items) {
      Place place = item.on(path).orElseThrow();
      byKey
          .computeIfAbsent(List.of(place.partition(), place.sort()), key -> new HashSet<>())
          .add(item.item().entity());
    }
    Set<String> pairs = new HashSet<>();
    for (Set<EntityModel> entities : byKey.values()) {
      if (entities.size() > 1) {
        List<String> names =
            table.entities().stream()
                .filter(entities::contains)
                .map(entity -> entity.type().simpleName())
                .toList();
        for (int first = 0; first < names.size(); first++) {
          for (int second = first + 1; second < names.size(); second++) {
            pairs.add(names.get(first) + " and " + names.get(second));
          }
        }
      }
    }
    return pairs;
  }
}
