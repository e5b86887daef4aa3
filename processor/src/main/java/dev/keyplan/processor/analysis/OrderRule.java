package dev.keyplan.processor.analysis;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Rule 4: the items come in the promised order. */
final class OrderRule {

  private OrderRule() {}

  /** Turning an order says nothing where there is none. */
  static Optional<PlanRejection> checkDirection(List<SortRun> runs) {
    AccessPatternModel pattern = runs.get(0).promise().pattern();
    return pattern.descending() && pattern.orderBy().isEmpty()
        ? Optional.of(new PlanRejection.DescendingByNothing(runs.get(0).member()))
        : Optional.empty();
  }

  /** Of a collection each list keeps the order, as far as its entity has the attributes. */
  static Optional<PlanRejection> check(List<SortRun> runs) {
    for (SortRun run : runs) {
      List<AttributePath> order = promised(run);
      List<KeySlot> found = slots(run, order);
      if (found.size() < order.size()) {
        return Optional.of(
            new PlanRejection.OtherOrder(run.member(), order.get(found.size()), run.rest()));
      }
    }
    return Optional.empty();
  }

  static Optional<PlanRejection> checkEncoding(List<SortRun> runs) {
    for (SortRun run : runs) {
      for (KeySlot slot : slots(run, promised(run))) {
        if (!KeyOrder.ordered(slot)) {
          return Optional.of(new PlanRejection.Unordered(run.member(), slot, false));
        }
      }
    }
    return Optional.empty();
  }

  /**
   * The order, less what has one value in all promised items, as far as it tells any of them apart:
   * of one item alone every order is kept.
   */
  static List<AttributePath> promised(SortRun run) {
    List<AttributePath> order = asked(run);
    int telling = 0;
    while (telling < order.size() && !identifies(order.subList(0, telling), run)) {
      telling++;
    }
    return order.subList(0, telling);
  }

  /** The order, less what has one value in all promised items. */
  static List<AttributePath> asked(SortRun run) {
    AccessPatternModel pattern = run.promise().pattern();
    List<AttributePath> asked = new ArrayList<>();
    for (AttributePath path : pattern.orderBy()) {
      if (run.member().many()
          && run.promise().facts().at(path).isPresent()
          && !run.promise().fixes(path)) {
        asked.add(path);
      }
    }
    return asked;
  }

  /** Promised items that agree in these attributes have one primary key: they are one item. */
  private static boolean identifies(List<AttributePath> paths, SortRun run) {
    Optional<EntityKey> key = run.member().entity().tableKey();
    if (key.isEmpty()) {
      return false;
    }
    for (KeySlot slot : KeySlot.of(key.get().attributes())) {
      if (!paths.contains(slot.path()) && !run.binding().binds(slot)) {
        return false;
      }
    }
    return true;
  }

  /** The slots that keep the order, as many of its attributes as have one. */
  static List<KeySlot> slots(SortRun run, List<AttributePath> order) {
    List<KeySlot> found = new ArrayList<>();
    List<KeySlot> rest = run.rest();
    int next = 0;
    for (AttributePath path : order) {
      while (next < rest.size() && passes(rest.get(next), path, found, run)) {
        next++;
      }
      if (next == rest.size() || !rest.get(next).path().equals(path) || rest.get(next).lossy()) {
        break;
      }
      found.add(rest.get(next));
      next++;
    }
    return found;
  }

  /** A part that does not disturb the order: constant, or a truncation of what is to come. */
  private static boolean passes(
      KeySlot slot, AttributePath path, List<KeySlot> found, SortRun run) {
    return run.binding().binds(slot)
        || slot.truncates(path)
        || found.stream().anyMatch(earlier -> earlier.path().equals(slot.path()));
  }
}
