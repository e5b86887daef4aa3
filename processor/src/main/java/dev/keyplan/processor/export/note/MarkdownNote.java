package dev.keyplan.processor.export.note;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
    List<String> titles = new ArrayList<>();
    List<String> rules = new ArrayList<>();
    for (Block.Grid.Column column : columns) {
      titles.add(Markdown.text(column.title()));
      rules.add(column.number() ? "--:" : "---");
    }
    lines.add(row(titles));
    lines.add(row(rules));
    for (List<Line> row : rows) {
      List<String> cells = new ArrayList<>();
      for (Line cell : row) {
        cells.add(Markdown.cell(cell));
      }
      lines.add(row(cells));
    }
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
    Map<String, String> entities = entities(drawing.views());
    List<List<Line>> rows = new ArrayList<>();
    for (ExampleRead read : drawing.reads()) {
      Line operation = Line.of(read.how() + ": ").code(read.condition());
      rows.add(List.of(Line.ofCode(read.pattern()), operation, Line.of(items(read, entities))));
    }
    grid(Block.Grid.Column.texts("Pattern", "Example", "Reads"), rows);
  }

  /** {@code 1 Order, 3 LineItem}, in the order in which they are read. */
  private static String items(ExampleRead read, Map<String, String> entities) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    for (String id : read.items()) {
      counts.merge(entities.get(id), 1, Integer::sum);
    }
    return counts.entrySet().stream()
        .map(count -> count.getValue() + " " + count.getKey())
        .collect(Collectors.joining(", "));
  }

  /** Of the items, by their ids. */
  private static Map<String, String> entities(List<ItemView> views) {
    Map<String, String> entities = new HashMap<>();
    for (ItemView view : views) {
      for (ItemView.Partition partition : view.partitions()) {
        partition.items().forEach(item -> entities.put(item.id(), item.entity()));
      }
    }
    return entities;
  }

  private void items(ItemView view) {
    List<String> titles = new ArrayList<>(view.partitionKey());
    titles.addAll(view.sortKey());
    titles.addAll(List.of("Entity", "Attributes"));
    List<List<Line>> rows = new ArrayList<>();
    for (ItemView.Partition partition : view.partitions()) {
      for (ItemView.Item item : partition.items()) {
        List<Line> cells = new ArrayList<>();
        for (String value : partition.key()) {
          cells.add(Line.ofCode(value));
        }
        for (String value : item.sort()) {
          cells.add(Line.ofCode(value));
        }
        cells.add(Line.of(item.entity() + (item.guard() ? " (guard)" : "")));
        List<String> attributes = new ArrayList<>();
        for (ItemView.Attribute attribute : item.attributes()) {
          attributes.add(attribute.name() + " = " + attribute.value());
        }
        cells.add(Line.ofCodes(attributes));
        rows.add(cells);
      }
    }
    grid(titles.stream().map(Block.Grid.Column::text).toList(), rows);
  }
}
