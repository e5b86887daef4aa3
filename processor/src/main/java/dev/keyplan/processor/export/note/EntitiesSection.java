package dev.keyplan.processor.export.note;

import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.UniqueModel;
import dev.keyplan.processor.model.Volume;
import dev.keyplan.processor.plan.EntityCapacity;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The table of the table: each entity's primary key as it is declared, with an example. */
final class EntitiesSection {

  private EntitiesSection() {}

  static Section of(TablePlan plan, ExampleTable examples) {
    List<Block.Grid.Column> columns = new ArrayList<>();
    columns.add(Block.Grid.Column.text("Entity"));
    columns.add(Block.Grid.Column.text(plan.table().partitionKey()));
    plan.table().sortKey().ifPresent(name -> columns.add(Block.Grid.Column.text(name)));
    columns.add(Block.Grid.Column.text("Example"));
    plan.capacity()
        .ifPresent(
            capacity -> {
              columns.add(Block.Grid.Column.number("Item"));
              columns.add(Block.Grid.Column.number("Items in a partition"));
              columns.add(Block.Grid.Column.number("Items"));
            });
    List<Block.Grid.Row> rows = new ArrayList<>();
    ExampleEntries entries = examples.entries(Optional.empty());
    for (EntityModel entity : plan.table().entities()) {
      EntityKey key = entity.tableKey().orElseThrow();
      List<Line> cells = row(entity.type().simpleName(), key, entries);
      plan.capacity()
          .flatMap(capacity -> capacity.entity(entity.type()))
          .ifPresent(capacity -> addVolume(cells, capacity, entity.volume()));
      rows.add(new Block.Grid.Row(cells));
      for (UniqueModel unique : entity.guarded()) {
        String name = entity.type().simpleName() + "." + unique.attribute().name();
        List<Line> guard = row(name + " (guard)", unique.guard(), entries);
        while (guard.size() < columns.size()) {
          guard.add(Line.of("–"));
        }
        rows.add(new Block.Grid.Row(guard));
      }
    }
    return new Section("entities", "Entities and keys", new Block.Grid(columns, rows));
  }

  private static List<Line> row(String name, EntityKey key, ExampleEntries entries) {
    List<Line> cells = new ArrayList<>();
    cells.add(Line.of(name));
    cells.add(KeyLines.values(key.partition()));
    if (!key.sort().isEmpty()) {
      cells.add(KeyLines.values(key.sort()));
    }
    Optional<Map<String, String>> example = entries.firstUnder(key).map(ExampleEntries.Entry::key);
    cells.add(example.map(values -> Line.ofCodes(List.copyOf(values.values()))).orElse(Line.EMPTY));
    return cells;
  }

  private static void addVolume(List<Line> cells, EntityCapacity capacity, Volume declared) {
    cells.add(
        Line.of((capacity.estimated() ? "about " : "") + Figures.bytes(capacity.item().typical())));
    cells.add(number(capacity.itemsPerPartition()));
    cells.add(number(declared.items() > 0 ? declared.items() : capacity.items()));
  }

  private static Line number(long known) {
    return Line.of(known > 0 ? Figures.number(known) : "not said");
  }
}
