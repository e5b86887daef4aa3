package dev.keyplan.processor.export.note;

import java.util.ArrayList;
import java.util.List;

/** The warnings about the table, and which of them were accepted on purpose. */
final class FindingsSection {

  private FindingsSection() {}

  static Section of(List<Finding> findings) {
    List<Finding> open = findings.stream().filter(f -> f.reason().isEmpty()).toList();
    List<Finding> accepted = findings.stream().filter(f -> f.reason().isPresent()).toList();
    List<Block> blocks = new ArrayList<>();
    if (open.isEmpty()) {
      blocks.add(new Block.Paragraph(Line.of("No warning stands.")));
    } else {
      blocks.add(new Block.Grid(Block.Grid.Column.texts("Code", "Warning"), rows(open, false)));
    }
    if (!accepted.isEmpty()) {
      blocks.add(new Block.Paragraph(Line.of("Accepted on purpose:")));
      blocks.add(
          new Block.Grid(
              Block.Grid.Column.texts("Code", "Warning", "Reason"), rows(accepted, true)));
    }
    return new Section("findings", "Findings", blocks);
  }

  private static List<Block.Grid.Row> rows(List<Finding> findings, boolean reasons) {
    List<Block.Grid.Row> rows = new ArrayList<>();
    for (Finding finding : findings) {
      List<Line> cells = new ArrayList<>();
      cells.add(Line.of(finding.code()));
      cells.add(Line.of(finding.headline()));
      if (reasons) {
        cells.add(Line.of(finding.reason().orElseThrow()));
      }
      rows.add(new Block.Grid.Row(cells));
    }
    return rows;
  }
}
