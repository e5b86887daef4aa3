package dev.keyplan.processor.export.note;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The note in Markdown: to be read in a pull request. */
final class MarkdownNote {

  private final Note note;
  private final StringBuilder text = new StringBuilder();

  MarkdownNote(Note note) {
    this.note = note;
  }

  String text() {
    paragraph("# " + Markdown.text(note.title()));
    paragraph(Markdown.line(note.lead()));
    paragraph(
        note.facts().stream()
            .map(fact -> Markdown.text(fact.name()) + ": **" + Markdown.text(fact.value()) + "**")
            .collect(Collectors.joining(" · ")));
    for (Section section : note.sections()) {
      paragraph("## " + Markdown.text(section.title()));
      section.blocks().forEach(this::block);
    }
    return text.toString();
  }

  /** Apart from what stands before it. */
  private void paragraph(String paragraph) {
    text.append(text.isEmpty() ? "" : "\n").append(paragraph).append('\n');
  }

  private void block(Block block) {
    if (block instanceof Block.Paragraph paragraph) {
      paragraph(Markdown.line(paragraph.line()));
    } else if (block instanceof Block.Bullets bullets) {
      paragraph(
          bullets.lines().stream()
              .map(line -> "- " + Markdown.line(line))
              .collect(Collectors.joining("\n")));
    } else if (block instanceof Block.Grid grid) {
      grid(grid.columns(), grid.rows().stream().map(Block.Grid.Row::cells).toList());
    } else if (block instanceof Block.Diagram diagram) {
      diagram.collections().forEach(this::collection);
    } else {
      drawing((Block.Drawing) block);
    }
  }

  private void grid(List<Block.Grid.Column> columns, List<List<Line>> rows) {
    List<String> lines = new ArrayList<>();
    lines.add(row(columns.stream().map(column -> Markdown.text(column.title())).toList()));
    lines.add(row(columns.stream().map(column -> column.number() ? "--:" : "---").toList()));
    rows.forEach(cells -> lines.add(row(cells.stream().map(Markdown::cell).toList())));
    paragraph(String.join("\n", lines));
  }

  private static String row(List<String> cells) {
    return "| " + String.join(" | ", cells) + " |";
  }

  private void collection(ItemCollection collection) {
    paragraph(
        "### " + Markdown.line(Line.of(collection.path() + ": ").code(collection.partition())));
    paragraph("```mermaid\n" + Mermaid.of(collection) + "```");
  }

  private void drawing(Block.Drawing drawing) {
    for (ItemView view : drawing.views()) {
      paragraph("### " + Markdown.text(view.name()));
      paragraph(Markdown.line(view.about()));
      if (view.size() == 0) {
        paragraph(Markdown.text(ItemView.EMPTY));
      } else {
        items(view);
      }
    }
    paragraph("### What the patterns read of these items");
    List<List<Line>> rows = new ArrayList<>();
    for (ExampleRead read : drawing.reads()) {
      Line operation = Line.of(read.how() + ": ").code(read.condition());
      rows.add(
          List.of(Line.ofCode(read.pattern()), operation, Line.of(items(read, drawing.views()))));
    }
    grid(Block.Grid.Column.texts("Pattern", "Example", "Reads"), rows);
  }

  /** {@code 1 Order, 3 LineItem}, in the order in which they are read. */
  private static String items(ExampleRead read, List<ItemView> views) {
    List<ItemView.Item> items =
        views.stream()
            .flatMap(view -> view.partitions().stream())
            .flatMap(partition -> partition.items().stream())
            .toList();
    List<String> entities =
        read.items().stream()
            .flatMap(id -> items.stream().filter(item -> item.id().equals(id)))
            .map(ItemView.Item::entity)
            .toList();
    return entities.stream()
        .distinct()
        .map(entity -> entities.stream().filter(entity::equals).count() + " " + entity)
        .collect(Collectors.joining(", "));
  }

  private void items(ItemView view) {
    List<String> titles = new ArrayList<>(view.partitionKey());
    titles.addAll(view.sortKey());
    titles.addAll(List.of("Entity", "Attributes"));
    List<List<Line>> rows = new ArrayList<>();
    for (ItemView.Partition partition : view.partitions()) {
      for (ItemView.Item item : partition.items()) {
        List<Line> cells = new ArrayList<>();
        partition.key().forEach(value -> cells.add(Line.ofCode(value)));
        item.sort().forEach(value -> cells.add(Line.ofCode(value)));
        cells.add(Line.of(item.entity() + (item.guard() ? " (guard)" : "")));
        cells.add(
            Line.ofCodes(
                item.attributes().stream()
                    .map(attribute -> attribute.name() + " = " + attribute.value())
                    .toList()));
        rows.add(cells);
      }
    }
    grid(titles.stream().map(Block.Grid.Column::text).toList(), rows);
  }
}
