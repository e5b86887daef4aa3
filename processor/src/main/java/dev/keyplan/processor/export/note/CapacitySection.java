package dev.keyplan.processor.export.note;

import dev.keyplan.processor.model.TableSettings;
import dev.keyplan.processor.plan.KeyLoad;
import dev.keyplan.processor.plan.Prices;
import dev.keyplan.processor.plan.TableCapacity;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** What the table takes and costs, and what that rests on. */
final class CapacitySection {

  private CapacitySection() {}

  static Section of(TableCapacity capacity, TableSettings settings) {
    List<Block> blocks = new ArrayList<>();
    String currency = capacity.prices().currency();
    blocks.add(
        new Block.Grid(
            List.of(
                Block.Grid.Column.text("A month"), Block.Grid.Column.number("Cost, " + currency)),
            List.of(
                row("Requests, always at peak", capacity.requestCostPerMonth()),
                row(
                    "Storage, " + Figures.bytes(capacity.storedBytes()),
                    capacity.storageCostPerMonth()),
                row("Together", capacity.costPerMonth()))));
    if (!capacity.keys().isEmpty()) {
      blocks.add(new Block.Paragraph(Line.of("The busiest values of partition keys at peak:")));
      blocks.add(keys(capacity.keys()));
    }
    List<Line> lines = new ArrayList<>();
    capacity.assumptions().forEach(assumption -> lines.add(Line.of(assumption)));
    lines.add(prices(capacity.prices(), settings));
    blocks.add(new Block.Paragraph(Line.of("It rests on these assumptions:")));
    blocks.add(new Block.Bullets(lines));
    return new Section("capacity", "Capacity and cost", blocks);
  }

  private static Block.Grid.Row row(String what, double cost) {
    return new Block.Grid.Row(List.of(Line.of(what), Line.of(Figures.money(cost))));
  }

  private static Block.Grid keys(List<KeyLoad> loads) {
    List<Block.Grid.Row> rows = new ArrayList<>();
    for (KeyLoad load : loads) {
      List<String> callers = new ArrayList<>(load.readers());
      callers.addAll(load.writers());
      rows.add(
          new Block.Grid.Row(
              List.of(
                  Line.of(load.index().orElse("table")),
                  Line.ofCode(load.partitionKey()),
                  Line.of(Figures.number(load.readUnits())),
                  Line.of(Figures.number(load.writeUnits())),
                  Line.ofCodes(callers))));
    }
    return new Block.Grid(
        List.of(
            Block.Grid.Column.text("Path"),
            Block.Grid.Column.text("Partition key"),
            Block.Grid.Column.number("Read units a second, of 3,000"),
            Block.Grid.Column.number("Write units a second, of 1,000"),
            Block.Grid.Column.text("By")),
        rows);
  }

  /** Those that were counted with: of the table's class, by request or by the hour. */
  private static Line prices(Prices prices, TableSettings settings) {
    Prices.Rates rates = prices.of(settings.tableClass());
    String where =
        (prices.region().isEmpty() ? "" : " in " + prices.region())
            + (prices.date().isEmpty() ? "" : ", as of " + prices.date());
    String requests =
        settings.provisioned()
            ? plain(rates.writeHour())
                + " a write unit and hour, "
                + plain(rates.readHour())
                + " a read unit and hour, "
            : plain(rates.write())
                + " a million write units, "
                + plain(rates.read())
                + " a million read units, ";
    return Line.of(
        "Prices"
            + where
            + ", in "
            + prices.currency()
            + ": "
            + requests
            + plain(rates.storage())
            + " a GB and month.");
  }

  private static String plain(double price) {
    return new BigDecimal(Double.toString(price)).stripTrailingZeros().toPlainString();
  }
}
