package dev.keyplan.processor.export.note;

import java.util.List;

/** Text, tables and diagrams of the page. */
final class HtmlBlocks {

  private final HtmlWriter html;

  HtmlBlocks(HtmlWriter html) {
    this.html = html;
  }

  void write(Block block) {
    if (block instanceof Block.Paragraph paragraph) {
      html.open("p").line(paragraph.line()).close();
    } else if (block instanceof Block.Bullets bullets) {
      html.open("ul");
      bullets.lines().forEach(line -> html.open("li").line(line).close());
      html.close();
    } else if (block instanceof Block.Grid grid) {
      grid(grid);
    } else if (block instanceof Block.Diagram diagram) {
      html.open("div", "class", "collections");
      diagram.collections().forEach(this::collection);
      html.close();
    }
  }

  private void grid(Block.Grid grid) {
    html.open(
        "div", "class", "scroll", "tabindex", "0", "role", "group", "aria-label", label(grid));
    html.open("table", "class", "grid").open("thead").open("tr");
    for (Block.Grid.Column column : grid.columns()) {
      html.element("th", column.title(), "scope", "col", "class", type(column));
    }
    html.close().close().open("tbody");
    for (Block.Grid.Row row : grid.rows()) {
      html.open("tr");
      for (int i = 0; i < row.cells().size(); i++) {
        html.open("td", "class", type(grid.columns().get(i)));
        cell(row, i);
        html.close();
      }
      html.close();
    }
    html.close().close().close();
  }

  private static String label(Block.Grid grid) {
    return "Table: " + grid.columns().get(0).title();
  }

  private static String type(Block.Grid.Column column) {
    return column.number() ? "number" : "text";
  }

  /** The first one shows in the drawing what the row reads. */
  private void cell(Block.Grid.Row row, int cell) {
    if (cell == 0 && row.reads().isPresent()) {
      html.open("button", "type", "button", "class", "show", "data-read", row.reads().get());
      html.line(row.cells().get(cell)).close();
    } else {
      html.line(row.cells().get(cell));
    }
  }

  private void collection(ItemCollection collection) {
    html.open("article", "class", "collection");
    html.open("h3").element("small", collection.path()).element("code", collection.partition());
    html.close().open("ul");
    for (int i = 0; i < collection.members().size(); i++) {
      ItemCollection.Member member = collection.members().get(i);
      html.open("li");
      html.element("span", member.entity(), "class", "chip " + color(member.color()));
      if (!member.sort().isEmpty()) {
        html.text(" ").element("code", member.sort());
      }
      if (!member.when().isEmpty()) {
        html.text(" when ").element("code", member.when());
      }
      readers(collection, i);
      html.close();
    }
    html.close().close();
  }

  private void readers(ItemCollection collection, int member) {
    List<String> names =
        collection.readers().stream()
            .filter(reader -> reader.members().contains(member))
            .map(reader -> reader.operation() + " " + reader.pattern())
            .toList();
    if (!names.isEmpty()) {
      html.element("small", "read by " + String.join(", ", names), "class", "readers");
    }
  }

  /** There are more entities than colors at times. */
  static String color(int entity) {
    return "k" + entity % 10;
  }
}
