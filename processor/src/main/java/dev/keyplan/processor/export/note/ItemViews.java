package dev.keyplan.processor.export.note;

import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.StoredType;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.plan.PlannedIndex;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Draws the table and each index with the example items that are in it. */
final class ItemViews {

  private final TablePlan plan;
  private final TableModel table;
  private final ExampleTable examples;
  private final Map<String, StoredType> types;
  private final EntityColors colors;

  ItemViews(TablePlan plan, ExampleTable examples) {
    this.plan = plan;
    this.table = plan.table();
    this.examples = examples;
    this.types = plan.keyTypes();
    this.colors = new EntityColors(table);
  }

  List<ItemView> all() {
    List<ItemView> views = new ArrayList<>();
    views.add(
        view(
            Optional.empty(),
            Line.of("All items, by the table's own key."),
            List.of(table.partitionKey()),
            table.sortKey().stream().toList(),
            Optional.empty()));
    for (PlannedIndex planned : plan.indexes()) {
      views.add(
          view(
              Optional.of(planned.index().name()),
              about(planned),
              planned.index().partitionKey(),
              planned.index().sortKey(),
              projected(planned)));
    }
    return views;
  }

  /** Of the table or an index, in the order of {@link #all}. */
  String id(Optional<String> index) {
    for (int i = 0; i < plan.indexes().size(); i++) {
      if (index.equals(Optional.of(plan.indexes().get(i).index().name()))) {
        return "v" + (i + 1);
      }
    }
    return "v0";
  }

  static String id(String view, ExampleTable.Stored stored) {
    return view + "-" + stored.number();
  }

  private static Line about(PlannedIndex planned) {
    String kind = planned.index().kind() == IndexModel.Kind.GLOBAL ? "Global index" : "Local index";
    Line line = Line.of(kind + ": the items that have all its key attributes, with ");
    return switch (planned.projection()) {
      case ALL -> line.text("all their attributes.");
      case KEYS_ONLY -> line.text("their keys alone.");
      default ->
          line.text("their keys and ").plus(Line.ofCodes(planned.nonKeyAttributes())).text(".");
    };
  }

  /** Empty where all is. */
  private Optional<Set<String>> projected(PlannedIndex planned) {
    if (planned.projection() == IndexModel.Projection.ALL) {
      return Optional.empty();
    }
    Set<String> names = new HashSet<>(planned.nonKeyAttributes());
    names.addAll(planned.keyNames());
    names.add(table.partitionKey());
    table.sortKey().ifPresent(names::add);
    return Optional.of(names);
  }

  private ItemView view(
      Optional<String> index,
      Line about,
      List<String> partitionKey,
      List<String> sortKey,
      Optional<Set<String>> projected) {
    String id = id(index);
    Map<List<String>, List<ExampleEntries.Entry>> byPartition = new LinkedHashMap<>();
    for (ExampleEntries.Entry entry : examples.entries(index).all()) {
      byPartition.computeIfAbsent(values(entry, partitionKey), key -> new ArrayList<>()).add(entry);
    }
    List<ItemView.Partition> partitions = new ArrayList<>();
    byPartition.forEach(
        (key, entries) -> {
          entries.sort((a, b) -> KeyValues.compare(types, sortKey, a.key(), b.key()));
          Set<String> shown = new HashSet<>(partitionKey);
          shown.addAll(sortKey);
          table.entityTypeAttribute().ifPresent(shown::add);
          partitions.add(
              new ItemView.Partition(
                  key,
                  entries.stream()
                      .map(e -> item(id, e, values(e, sortKey), shown, projected))
                      .toList()));
        });
    String typeAttribute =
        table
            .entityTypeAttribute()
            .filter(name -> projected.isEmpty() || projected.get().contains(name))
            .orElse("");
    return new ItemView(
        id, index.orElse("Table"), about, partitionKey, sortKey, typeAttribute, partitions);
  }

  private ItemView.Item item(
      String view,
      ExampleEntries.Entry entry,
      List<String> sort,
      Set<String> shown,
      Optional<Set<String>> projected) {
    ExampleTable.Stored stored = entry.stored();
    List<ItemView.Attribute> attributes = new ArrayList<>();
    stored
        .attributes()
        .forEach(
            (name, value) -> {
              if (!shown.contains(name)
                  && (projected.isEmpty() || projected.get().contains(name))) {
                attributes.add(new ItemView.Attribute(name, value, types.containsKey(name)));
              }
            });
    EntityModel model = stored.entity();
    boolean typed = table.entityTypeAttribute().isPresent();
    String entity = typed ? model.typeName() : model.type().simpleName();
    return new ItemView.Item(
        id(view, stored),
        stored.guard().map(unique -> entity + "." + unique.attribute().name()).orElse(entity),
        stored.guard().isPresent(),
        colors.of(model),
        sort,
        attributes);
  }

  private static List<String> values(ExampleEntries.Entry entry, List<String> names) {
    return names.stream().map(entry.key()::get).toList();
  }
}
