package dev.keyplan.processor.export.note;

import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.WritePatternModel;
import dev.keyplan.processor.plan.TablePlan;
import dev.keyplan.processor.plan.WriteCapacity;
import dev.keyplan.processor.plan.WriteUnits;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The inventory of the declared writes: one row for each entity that a write changes. */
final class WritesSection {

  private final TablePlan plan;

  private WritesSection(TablePlan plan) {
    this.plan = plan;
  }

  /** Empty if no write is declared. */
  static Optional<Section> of(TablePlan plan) {
    WritesSection writes = new WritesSection(plan);
    List<Block.Grid.Row> rows = new ArrayList<>();
    List<Line> descriptions = new ArrayList<>();
    for (EntityModel entity : plan.table().entities()) {
      for (WritePatternModel write : entity.writes()) {
        rows.add(new Block.Grid.Row(writes.cells(entity, write)));
        if (!write.description().isBlank()) {
          descriptions.add(Line.ofCode(write.name()).text(": " + write.description()));
        }
      }
    }
    if (rows.isEmpty()) {
      return Optional.empty();
    }
    List<Block> blocks = new ArrayList<>();
    blocks.add(new Block.Grid(writes.columns(), rows));
    if (!descriptions.isEmpty()) {
      blocks.add(new Block.Bullets(descriptions));
    }
    return Optional.of(new Section("writes", "Writes", blocks));
  }

  private List<Block.Grid.Column> columns() {
    List<Block.Grid.Column> columns =
        new ArrayList<>(Block.Grid.Column.texts("Write", "Entity", "Operation", "Transaction"));
    columns.add(Block.Grid.Column.number("Calls a second at peak"));
    plan.capacity()
        .ifPresent(
            capacity -> {
              columns.add(Block.Grid.Column.number("Write units a call"));
              columns.add(Block.Grid.Column.text("of them"));
              columns.add(
                  Block.Grid.Column.number(
                      "Cost of the call a month, " + capacity.prices().currency()));
            });
    return columns;
  }

  private List<Line> cells(EntityModel entity, WritePatternModel write) {
    List<Line> cells = new ArrayList<>();
    cells.add(Line.ofCode(write.name()));
    cells.add(
        Line.of(entity.type().simpleName() + (write.items() > 1 ? ", " + write.items() : "")));
    cells.add(operation(write));
    cells.add(
        Line.of(
            write.transactional()
                ? "yes"
                : writesGuards(entity, write) ? "with its guards" : "no"));
    cells.add(PatternsSection.rate(write.peakRate()));
    plan.capacity()
        .flatMap(capacity -> capacity.write(write.name()))
        .ifPresent(call -> addCapacity(cells, entity, write, call));
    return cells;
  }

  /** An update changes nothing that guards are made of. */
  private static boolean writesGuards(EntityModel entity, WritePatternModel write) {
    return !entity.guarded().isEmpty()
        && write.operation() != WritePatternModel.Operation.UPDATE
        && write.operation() != WritePatternModel.Operation.CHECK;
  }

  private static Line operation(WritePatternModel write) {
    Line line = Line.of(write.operation().name().toLowerCase(Locale.ROOT));
    return write.changes().isEmpty()
        ? line
        : line.text(" of ")
            .plus(Line.ofCodes(write.changes().stream().map(AttributePath::toString).toList()));
  }

  private static void addCapacity(
      List<Line> cells, EntityModel entity, WritePatternModel write, WriteCapacity call) {
    Optional<WriteCapacity.Part> part =
        call.parts().stream()
            .filter(p -> p.entity().equals(entity.type()) && p.pattern().equals(write))
            .findFirst();
    cells.add(part.map(p -> Line.of(Figures.number(p.units().total()))).orElse(Line.EMPTY));
    cells.add(part.map(p -> Line.of(shares(p.units()))).orElse(Line.EMPTY));
    // A call is paid once, however many entities it writes.
    boolean first = call.parts().indexOf(part.orElse(null)) == 0;
    cells.add(
        first
            ? PatternsSection.cost(call.load().peakRate(), call.load().costPerMonth())
            : Line.of("with it"));
  }

  private static String shares(WriteUnits units) {
    List<String> shares = new ArrayList<>();
    shares.add("table " + Figures.number(units.table()));
    if (units.guards() > 0) {
      shares.add("guards " + Figures.number(units.guards()));
    }
    units.indexes().forEach((index, of) -> shares.add(index + " " + Figures.number(of)));
    return String.join(", ", shares);
  }
}
