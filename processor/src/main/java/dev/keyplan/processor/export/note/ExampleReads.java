package dev.keyplan.processor.export.note;

import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.StoredType;
import dev.keyplan.processor.plan.ExampleItem;
import dev.keyplan.processor.plan.PlanText;
import dev.keyplan.processor.plan.PlannedPattern;
import dev.keyplan.processor.plan.QueryPlan;
import dev.keyplan.processor.plan.SortInterval;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * For each access pattern a call that reads some of the example items: of all that could be made,
 * the one that reads most.
 */
final class ExampleReads {

  private final TablePlan plan;
  private final ExampleTable examples;
  private final ItemViews views;
  private final Map<String, StoredType> types;

  ExampleReads(TablePlan plan, ExampleTable examples, ItemViews views) {
    this.plan = plan;
    this.examples = examples;
    this.views = views;
    this.types = plan.keyTypes();
  }

  /** One for each pattern, in the plan's order; without items where no example can be made. */
  List<ExampleRead> all() {
    List<ExampleRead> reads = new ArrayList<>();
    for (PlannedPattern pattern : plan.patterns()) {
      reads.add(read(ExampleRead.id(reads.size()), pattern, pattern.plan().orElseThrow()));
    }
    return reads;
  }

  private ExampleRead read(String id, PlannedPattern pattern, QueryPlan operation) {
    Optional<String> index =
        operation instanceof QueryPlan.Query query ? query.index() : Optional.empty();
    List<ExampleTable.Entry> entries = examples.entries(index);
    List<ExampleTable.Entry> best = List.of();
    Optional<ExampleCall> call = Optional.empty();
    for (ExampleTable.Entry entry : entries) {
      if (isMeant(pattern, operation, entry)) {
        ExampleCall made = call(operation, entry, entries);
        List<ExampleTable.Entry> read = read(made, entries);
        if (call.isEmpty() || read.size() > best.size()) {
          best = read;
          call = Optional.of(made);
        }
      }
    }
    List<ExampleTable.Entry> inOrder = inOrder(best, operation);
    String view = views.id(index);
    return new ExampleRead(
        id,
        pattern.pattern().name(),
        view,
        PlanText.operation(operation) + " on " + PlanText.path(operation),
        call.map(ExampleCall::condition).orElseGet(() -> PlanText.condition(operation)),
        notes(pattern, operation),
        inOrder.stream().map(entry -> ItemViews.id(view, entry.stored())).toList());
  }

  private static List<String> notes(PlannedPattern pattern, QueryPlan operation) {
    List<String> notes = new ArrayList<>();
    if (operation instanceof QueryPlan.Query query && !query.forward()) {
      notes.add("backwards");
    }
    if (operation.consistent()) {
      notes.add("strongly consistent");
    }
    if (pattern.pattern().pageSize() > 0) {
      notes.add(pattern.pattern().pageSize() + " a page");
    }
    return notes;
  }

  /** Whether the operation is for items under that key. */
  private boolean isMeant(PlannedPattern pattern, QueryPlan operation, ExampleTable.Entry entry) {
    if (entry.stored().guard().isPresent()) {
      return false;
    }
    return operation instanceof QueryPlan.Query query
        ? query.members().contains(entry.under())
        : entry.stored().entity().type().equals(pattern.owner());
  }

  /** A range goes from the first such item to the last but one, if there are three. */
  private ExampleCall call(
      QueryPlan operation, ExampleTable.Entry arguments, List<ExampleTable.Entry> entries) {
    ExampleItem own = arguments.stored().item();
    if (!(operation instanceof QueryPlan.Query query) || !hasRange(query)) {
      return new ExampleCall(operation, own, own, own, types);
    }
    List<ExampleItem> alike = new ArrayList<>();
    for (ExampleTable.Entry entry : inOrder(entries, query)) {
      boolean sameBounds =
          samePartition(entry, arguments) && query.members().contains(entry.under());
      if (sameBounds) {
        alike.add(entry.stored().item());
      }
    }
    int last = alike.size() < 3 ? alike.size() - 1 : alike.size() - 2;
    ExampleItem first = alike.get(0);
    ExampleItem end = alike.get(last);
    return query.forward()
        ? new ExampleCall(operation, own, first, end, types)
        : new ExampleCall(operation, own, end, first, types);
  }

  private static boolean hasRange(QueryPlan.Query query) {
    return query.interval() instanceof SortInterval.Range
        || query.interval() instanceof SortInterval.NativeRange;
  }

  private static boolean samePartition(ExampleTable.Entry a, ExampleTable.Entry b) {
    EntityKey key = a.under();
    return key.partition().stream()
        .allMatch(k -> a.key().get(k.storedName()).equals(b.key().get(k.storedName())));
  }

  private static List<ExampleTable.Entry> read(ExampleCall call, List<ExampleTable.Entry> entries) {
    return entries.stream().filter(entry -> call.reads(entry.key())).toList();
  }

  private List<ExampleTable.Entry> inOrder(List<ExampleTable.Entry> entries, QueryPlan operation) {
    List<ExampleTable.Entry> sorted = new ArrayList<>(entries);
    sorted.sort((a, b) -> KeyValues.compare(types, names(a.under().sort()), a.key(), b.key()));
    if (operation instanceof QueryPlan.Query query && !query.forward()) {
      Collections.reverse(sorted);
    }
    return sorted;
  }

  private static List<String> names(List<KeyAttribute> attributes) {
    return attributes.stream().map(KeyAttribute::storedName).toList();
  }
}
