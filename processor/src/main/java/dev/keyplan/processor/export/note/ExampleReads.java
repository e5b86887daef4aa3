package dev.keyplan.processor.export.note;

import dev.keyplan.processor.export.note.ExampleEntries.Entry;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
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
    ExampleEntries entries = examples.entries(index);
    List<Entry> meant = meant(pattern, operation, entries);
    List<Entry> best = List.of();
    Optional<ExampleCall> call = Optional.empty();
    for (Entry entry : meant) {
      ExampleCall made = call(operation, entry, meant);
      List<Entry> read = entries.readBy(made);
      if (call.isEmpty() || read.size() > best.size()) {
        best = read;
        call = Optional.of(made);
      }
    }
    List<Entry> inOrder = inOrder(best, operation);
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

  /** The items under the keys that the operation is for. */
  private List<Entry> meant(PlannedPattern pattern, QueryPlan operation, ExampleEntries entries) {
    List<Entry> under =
        operation instanceof QueryPlan.Query query
            ? entries.under(query.members())
            : entries.under(
                plan.table().entity(pattern.owner()).flatMap(EntityModel::tableKey).stream()
                    .toList());
    return under.stream().filter(entry -> entry.stored().guard().isEmpty()).toList();
  }

  /** A range goes from the first such item to the last but one, if there are three. */
  private ExampleCall call(QueryPlan operation, Entry arguments, List<Entry> meant) {
    ExampleItem own = arguments.stored().item();
    if (!(operation instanceof QueryPlan.Query query) || !hasRange(query)) {
      return new ExampleCall(operation, own, own, own, types);
    }
    List<ExampleItem> alike = new ArrayList<>();
    for (Entry entry : inOrder(meant, query)) {
      if (samePartition(entry, arguments)) {
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

  private static boolean samePartition(Entry a, Entry b) {
    EntityKey key = a.under();
    return key.partition().stream()
        .allMatch(k -> a.key().get(k.storedName()).equals(b.key().get(k.storedName())));
  }

  private List<Entry> inOrder(List<Entry> entries, QueryPlan operation) {
    List<Entry> sorted = new ArrayList<>(entries);
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
