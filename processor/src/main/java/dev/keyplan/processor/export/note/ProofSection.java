package dev.keyplan.processor.export.note;

import dev.keyplan.processor.plan.Disjointness;
import dev.keyplan.processor.plan.KeyPair;
import dev.keyplan.processor.plan.PlannedPattern;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.List;

/** What was proved of the design, and how it can be checked again. */
final class ProofSection {

  private ProofSection() {}

  static Section of(TablePlan plan) {
    List<Line> lines = new ArrayList<>();
    lines.add(
        Line.of(
            "Each access pattern is one GetItem or one Query, with its batch and paged forms. There"
                + " is no Scan, no filter and no fan-out, and no method to make one."));
    lines.add(
        Line.of(
            "What a pattern reads holds all items that it promises, and no others, for all values"
                + " of all attributes."));
    lines.add(primaryKeys(plan.primaryKeys()));
    lines.add(
        Line.of("The proof is in ")
            .code("model.json")
            .text(" beside this note. ")
            .code("ModelProof")
            .text(" of ")
            .code("keyplan-testkit")
            .text(" checks it again, without the compiler that made it."));
    return new Section(
        "proof", "What was proved", new Block.Bullets(lines), apart(plan.patterns()));
  }

  private static Line primaryKeys(List<KeyPair> pairs) {
    long shared = pairs.stream().filter(pair -> pair.apart().isEmpty()).count();
    Line line = Line.of("No two items have one primary key");
    if (pairs.isEmpty()) {
      return line.text(".");
    }
    return line.text(
        ": the keys of "
            + Figures.count(pairs.size() - shared, "pair", "pairs")
            + " of entities and guards differ"
            + (shared == 0 ? "." : ", those of " + shared + " may be one on purpose."));
  }

  private static Block.Grid apart(List<PlannedPattern> patterns) {
    List<Block.Grid.Row> rows = new ArrayList<>();
    for (PlannedPattern planned : patterns) {
      List<Line> cells = new ArrayList<>();
      cells.add(Line.ofCode(planned.pattern().name()));
      for (Disjointness.Kind kind : Disjointness.Kind.values()) {
        long count = planned.apart().stream().filter(one -> one.kind() == kind).count();
        cells.add(Line.of(count == 0 ? "–" : String.valueOf(count)));
      }
      rows.add(new Block.Grid.Row(cells));
    }
    List<Block.Grid.Column> columns = new ArrayList<>();
    columns.add(Block.Grid.Column.text("Keys that it does not read, as"));
    for (Disjointness.Kind kind : Disjointness.Kind.values()) {
      columns.add(Block.Grid.Column.number(title(kind)));
    }
    return new Block.Grid(columns, rows);
  }

  private static String title(Disjointness.Kind kind) {
    return switch (kind) {
      case NOT_IN_INDEX -> "not in the index";
      case LITERAL -> "literals differ";
      case LANGUAGE -> "no text in common";
      case CORRELATED -> "one value in two places";
      case ENTITY_TYPE -> "told by type";
    };
  }
}
