package dev.keyplan.processor.oracle;

import dev.keyplan.processor.analysis.Judgement;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.plan.PlanText;
import dev.keyplan.processor.plan.PlannedIndex;
import dev.keyplan.processor.plan.QueryPlan;
import dev.keyplan.runtime.KeyValueException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * An accepted pattern: its plan reads exactly the items that the pattern promises, in its order,
 * whole enough, and strongly only where DynamoDB can.
 */
final class AcceptedCheck {

  private static final int CALLS = 8;
  private static final int VARIANTS = 14;

  private final TableModel table;
  private final Judgement.Verdict verdict;
  private final List<PlannedIndex> indexes;
  private final Promised promised;
  private final Chance chance;
  private final ItemSource source;
  private final Function<MemoryTable, ItemReader> readers;

  /**
   * @param readers of what is in the table
   */
  AcceptedCheck(
      TableModel table,
      Judgement.Verdict verdict,
      List<PlannedIndex> indexes,
      Chance chance,
      ItemSource source,
      Function<MemoryTable, ItemReader> readers) {
    this.readers = readers;
    this.table = table;
    this.verdict = verdict;
    this.indexes = indexes;
    this.promised = Promised.of(table, verdict);
    this.chance = chance;
    this.source = source;
  }

  /** What is wrong, if anything. */
  Optional<String> failure(List<StoredItem> random, Figures figures) {
    QueryPlan plan = verdict.plan().orElseThrow();
    Optional<String> path = path(plan);
    if (path.isPresent()) {
      return path;
    }
    MemoryTable memory = new MemoryTable(table);
    random.forEach(memory::put);
    List<Item> bases = bases(memory);
    ItemReader reader = readers.apply(memory);
    CallSource calls = new CallSource(chance, verdict.pattern(), promised.returned());
    for (int i = 0; i < CALLS && !bases.isEmpty(); i++) {
      Call call = calls.call(bases.get(i % bases.size()));
      List<StoredItem> read;
      try {
        read = reader.read(plan, call, 1 + chance.below(5));
      } catch (KeyValueException refused) {
        if (call.prefix() != null) {
          continue;
        }
        read = List.of();
      }
      figures.answered(!read.isEmpty());
      Optional<String> wrong = compare(call, read, memory, plan);
      if (wrong.isPresent()) {
        return wrong;
      }
    }
    return Optional.empty();
  }

  /** Items that the pattern is asked for, put among others that are nearly so. */
  private List<Item> bases(MemoryTable memory) {
    List<Item> bases = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      Item base = source.satisfying(verdict.pattern(), chance.one(promised.returned()));
      Optional<StoredItem> stored = StoredItem.of(base);
      if (stored.isEmpty()) {
        continue;
      }
      for (int v = 0; v < VARIANTS; v++) {
        Item near =
            chance.percent(70)
                ? source.variant(base)
                : source.like(base, chance.one(table.entities()));
        StoredItem.of(near).ifPresent(memory::put);
      }
      memory.put(stored.get());
      bases.add(base);
    }
    return bases;
  }

  private Optional<String> compare(
      Call call, List<StoredItem> read, MemoryTable memory, QueryPlan plan) {
    Set<StoredItem> wanted = new HashSet<>();
    memory.items().stream().filter(item -> call.wants(item.item())).forEach(wanted::add);
    Set<StoredItem> found = new HashSet<>(read);
    if (found.size() != read.size() || !found.equals(wanted)) {
      Set<StoredItem> missing = new HashSet<>(wanted);
      missing.removeAll(found);
      found.removeAll(wanted);
      return Optional.of(
          describe(plan, call) + "\n  reads too much: " + found + "\n  misses: " + missing);
    }
    for (int first = 0; first < read.size(); first++) {
      for (int second = first + 1; second < read.size(); second++) {
        if (promised.compare(read.get(first).item(), read.get(second).item()) > 0) {
          return Optional.of(
              describe(plan, call)
                  + "\n  out of order: "
                  + read.get(first)
                  + "\n  before: "
                  + read.get(second));
        }
      }
    }
    return Optional.empty();
  }

  /** What an index cannot do or does not hold. */
  private Optional<String> path(QueryPlan plan) {
    if (!(plan instanceof QueryPlan.Query query) || query.index().isEmpty()) {
      return Optional.empty();
    }
    PlannedIndex planned =
        indexes.stream()
            .filter(i -> i.index().name().equals(query.index().get()))
            .findFirst()
            .orElseThrow();
    if (verdict.pattern().strong() && planned.index().kind() == IndexModel.Kind.GLOBAL) {
      return Optional.of(PlanText.line(plan) + " is a strong read of a global index");
    }
    Set<String> lacking = new HashSet<>(Projections.needed(table, promised));
    lacking.removeAll(Projections.held(table, planned));
    return planned.projection() == IndexModel.Projection.ALL || lacking.isEmpty()
        ? Optional.empty()
        : Optional.of(PlanText.line(plan) + " reads items without " + lacking);
  }

  private String describe(QueryPlan plan, Call call) {
    return verdict.pattern()
        + "\n  by "
        + PlanText.line(plan)
        + "\n  called with "
        + call.arguments()
        + " "
        + call.range()
        + " "
        + call.prefix();
  }

  static List<String> stored(EntityModel entity) {
    return entity.attributes().stream().map(AttributeModel::storedName).toList();
  }
}
