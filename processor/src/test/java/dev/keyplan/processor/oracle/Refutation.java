package dev.keyplan.processor.oracle;

import dev.keyplan.processor.model.EntityModel;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Whether data shows that no Query of a path serves a call. A key condition is made of the
 * arguments alone. So one and the same partition and run must hold the promised items of every
 * state of the table, and no other item of any state: items that exclude each other, as they have
 * one primary key, count as well. Two items come in a wrong order only if both can be there.
 */
final class Refutation {

  private record Found(StoredItem item, Place place) {}

  private final Path path;
  private final Path table;
  private final Promised promised;

  Refutation(Path path, Path table, Promised promised) {
    this.path = path;
    this.table = table;
    this.promised = promised;
  }

  boolean refutes(Call call, List<StoredItem> items) {
    List<Found> wanted = new ArrayList<>();
    for (StoredItem item : items) {
      if (call.wants(item.item())) {
        Optional<Place> place = item.on(path);
        if (place.isEmpty()) {
          return true;
        }
        wanted.add(new Found(item, place.get()));
      }
    }
    return !wanted.isEmpty()
        && (scattered(wanted) || mixed(call, items, wanted) || outOfOrder(wanted));
  }

  private static boolean scattered(List<Found> wanted) {
    return wanted.stream()
        .anyMatch(found -> found.place().comparePartition(wanted.get(0).place()) != 0);
  }

  /** Another item lies between two of them, or at the place of one. */
  private boolean mixed(Call call, List<StoredItem> items, List<Found> wanted) {
    Place least = wanted.get(0).place();
    Place greatest = least;
    for (Found found : wanted) {
      least = found.place().compareSort(least) < 0 ? found.place() : least;
      greatest = found.place().compareSort(greatest) > 0 ? found.place() : greatest;
    }
    for (StoredItem item : items) {
      Optional<Place> place = item.on(path);
      if (place.isPresent()
          && place.get().comparePartition(least) == 0
          && place.get().compareSort(least) >= 0
          && place.get().compareSort(greatest) <= 0
          && !call.wants(item.item())) {
        return true;
      }
    }
    return false;
  }

  /** Items at one place of an index come in any order. */
  private boolean outOfOrder(List<Found> wanted) {
    if (promised.pattern().orderBy().isEmpty()) {
      return false;
    }
    if (promised.together() && mixedUp(wanted)) {
      return true;
    }
    Comparator<Found> read = (a, b) -> a.place().compareSort(b.place());
    Comparator<Found> worst = (a, b) -> promised.compare(b.item().item(), a.item().item());
    for (EntityModel entity : promised.ordered()) {
      List<Found> inOrder =
          wanted.stream()
              .filter(found -> found.item().item().entity() == entity)
              .filter(found -> promised.comparable(found.item().item()))
              .sorted(
                  (promised.pattern().descending() ? read.reversed() : read).thenComparing(worst))
              .toList();
      Found last = null;
      for (Found found : inOrder) {
        int order = last == null ? 0 : promised.compare(last.item().item(), found.item().item());
        if (order > 0 && !last.item().on(table).equals(found.item().on(table))) {
          return true;
        }
        last = order <= 0 ? found : last;
      }
    }
    return false;
  }

  /** Of two entities in one stream. */
  private boolean mixedUp(List<Found> wanted) {
    for (Found first : wanted) {
      for (Found second : wanted) {
        int places = first.place().compareSort(second.place());
        boolean before = promised.pattern().descending() ? places >= 0 : places <= 0;
        if (before
            && first.item().item().entity() != second.item().item().entity()
            && promised.compare(first.item().item(), second.item().item()) > 0) {
          return true;
        }
      }
    }
    return false;
  }
}
