package dev.keyplan.processor.export.note;

import dev.keyplan.processor.model.AccessPatternModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.plan.PlanText;
import dev.keyplan.processor.plan.PlannedPattern;
import dev.keyplan.processor.plan.QueryPlan;
import dev.keyplan.processor.plan.ReadCapacity;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The inventory of the access patterns: what is asked, and the one operation that answers it. */
final class PatternsSection {

  private final TablePlan plan;

  PatternsSection(TablePlan plan) {
    this.plan = plan;
  }

  Section section() {
    List<Block.Grid.Row> rows = new ArrayList<>();
    for (int i = 0; i < plan.patterns().size(); i++) {
      rows.add(new Block.Grid.Row(cells(plan.patterns().get(i)), Optional.of(ExampleRead.id(i))));
    }
    List<Block> blocks = new ArrayList<>();
    blocks.add(new Block.Grid(columns(), rows));
    List<Line> descriptions = new ArrayList<>();
    for (PlannedPattern planned : plan.patterns()) {
      if (!planned.pattern().description().isBlank()) {
        descriptions.add(
            Line.ofCode(planned.pattern().name()).text(": " + planned.pattern().description()));
      }
    }
    if (!descriptions.isEmpty()) {
      blocks.add(new Block.Bullets(descriptions));
    }
    return new Section("patterns", "Access patterns", blocks);
  }

  private List<Block.Grid.Column> columns() {
    List<Block.Grid.Column> columns =
        new ArrayList<>(
            Block.Grid.Column.texts(
                "Pattern",
                "Returns",
                "Operation",
                "Key condition",
                "Index",
                "Order",
                "Consistency"));
    columns.add(Block.Grid.Column.number("Calls a second at peak"));
    plan.capacity()
        .ifPresent(
            capacity -> {
              columns.add(Block.Grid.Column.number("Read units a call"));
              columns.add(
                  Block.Grid.Column.number("Cost a month, " + capacity.prices().currency()));
            });
    return columns;
  }

  private List<Line> cells(PlannedPattern planned) {
    AccessPatternModel pattern = planned.pattern();
    QueryPlan operation = planned.plan().orElseThrow();
    List<Line> cells = new ArrayList<>();
    cells.add(Line.ofCode(pattern.name()));
    cells.add(
        Line.of(
            pattern
                .returns()
                .map(view -> view.type().simpleName())
                .orElse(planned.owner().simpleName())));
    cells.add(Line.of(PlanText.operation(operation)));
    cells.add(Line.ofCode(PlanText.condition(operation)));
    cells.add(Line.of(index(operation)));
    cells.add(Line.of(order(pattern, operation)));
    cells.add(Line.of(operation.consistent() ? "strong" : "eventual"));
    cells.add(rate(pattern.load().peakRate()));
    plan.capacity()
        .flatMap(capacity -> capacity.read(planned.owner(), pattern.name()))
        .ifPresent(read -> addCapacity(cells, read));
    return cells;
  }

  private static String index(QueryPlan operation) {
    return operation instanceof QueryPlan.Query query ? query.index().orElse("table") : "table";
  }

  private static String order(AccessPatternModel pattern, QueryPlan operation) {
    if (!(operation instanceof QueryPlan.Query query)) {
      return "one item";
    }
    List<String> names = pattern.orderBy().stream().map(AttributePath::toString).toList();
    String direction = query.forward() ? "" : "backwards";
    return names.isEmpty()
        ? direction.isEmpty() ? "by key" : direction
        : String.join(", ", names) + (query.forward() ? "" : ", descending");
  }

  /** Not told as 0 where it is not said. */
  static Line rate(double peakRate) {
    return Line.of(peakRate > 0 ? Figures.number(peakRate) : "not said");
  }

  private static void addCapacity(List<Line> cells, ReadCapacity read) {
    cells.add(Line.of((read.atLeast() ? "at least " : "") + Figures.number(read.units())));
    cells.add(cost(read.load().peakRate(), read.load().costPerMonth()));
  }

  static Line cost(double peakRate, double costPerMonth) {
    return Line.of(peakRate > 0 ? Figures.money(costPerMonth) : "–");
  }
}
