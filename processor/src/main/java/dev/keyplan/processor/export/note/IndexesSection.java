package dev.keyplan.processor.export.note;

import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.UniqueModel;
import dev.keyplan.processor.plan.PlannedIndex;
import dev.keyplan.processor.plan.QueryPlan;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The indexes: their keys, what is projected, who writes them and who reads them. */
final class IndexesSection {

  private IndexesSection() {}

  /** Empty if there is none. */
  static Optional<Section> of(TablePlan plan) {
    if (plan.indexes().isEmpty()) {
      return Optional.empty();
    }
    List<Block.Grid.Row> indexes = new ArrayList<>();
    List<Block.Grid.Row> writers = new ArrayList<>();
    for (PlannedIndex planned : plan.indexes()) {
      indexes.add(new Block.Grid.Row(index(plan, planned)));
      for (EntityModel entity : plan.table().entities()) {
        for (EntityKey key : entity.keysOf(planned.index().name())) {
          writers.add(new Block.Grid.Row(writer(entity.type().simpleName(), key)));
        }
        for (UniqueModel unique : entity.guarded()) {
          String guard = entity.type().simpleName() + "." + unique.attribute().name() + " (guard)";
          unique
              .guardIn(planned.index())
              .ifPresent(key -> writers.add(new Block.Grid.Row(writer(guard, key))));
        }
      }
    }
    return Optional.of(
        new Section(
            "indexes",
            "Indexes",
            new Block.Grid(
                Block.Grid.Column.texts(
                    "Index", "Kind", "Partition key", "Sort key", "Projection", "Read by"),
                indexes),
            new Block.Grid(
                Block.Grid.Column.texts("Index", "Written by", "Partition key", "Sort key", "When"),
                writers)));
  }

  private static List<Line> index(TablePlan plan, PlannedIndex planned) {
    IndexModel index = planned.index();
    return List.of(
        Line.ofCode(index.name()),
        Line.of(index.kind().name().toLowerCase(Locale.ROOT)),
        Line.ofCodes(index.partitionKey()),
        index.sortKey().isEmpty() ? Line.of("–") : Line.ofCodes(index.sortKey()),
        projection(planned),
        readers(plan, index.name()));
  }

  private static Line projection(PlannedIndex planned) {
    Line line = Line.of(planned.projection().name());
    return planned.nonKeyAttributes().isEmpty()
        ? line
        : line.text(" ").plus(Line.ofCodes(planned.nonKeyAttributes()));
  }

  private static Line readers(TablePlan plan, String index) {
    List<String> names =
        plan.patterns().stream()
            .filter(
                planned ->
                    planned.plan().orElseThrow() instanceof QueryPlan.Query query
                        && query.index().equals(Optional.of(index)))
            .map(planned -> planned.pattern().name())
            .toList();
    return names.isEmpty() ? Line.of("nobody") : Line.ofCodes(names);
  }

  private static List<Line> writer(String entity, EntityKey key) {
    String when = KeyLines.when(key);
    return List.of(
        Line.ofCode(key.index()),
        Line.of(entity),
        KeyLines.values(key.partition()),
        key.sort().isEmpty() ? Line.of("–") : KeyLines.values(key.sort()),
        when.isEmpty() ? Line.of("it has all these attributes") : Line.ofCode(when));
  }
}
