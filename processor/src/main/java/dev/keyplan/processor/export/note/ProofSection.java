package dev.keyplan.processor.export.note;

import dev.keyplan.processor.plan.Disjointness;
import dev.keyplan.processor.plan.PlannedPattern;
import dev.keyplan.processor.plan.PrimaryKeyProof;
import dev.keyplan.processor.plan.TablePlan;
import java.util.ArrayList;
import java.util.Arrays;
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
    List<Block> blocks = new ArrayList<>();
    blocks.add(new Block.Bullets(lines));
    addApart(blocks, plan.patterns());
    return new Section("proof", "What was proved", blocks);
  }

  private static Line primaryKeys(List<PrimaryKeyProof> proofs) {
    long shared = proofs.stream().mapToLong(PrimaryKeyProof::shared).sum();
    long different = proofs.stream().mapToLong(PrimaryKeyProof::different).sum();
    Line line = Line.of("No two items have one primary key");
    if (proofs.isEmpty()) {
      return line.text(".");
    }
    return line.text(
        ": the keys of "
            + Figures.count(different, "pair", "pairs")
            + " of entities and guards differ"
            + (shared == 0 ? "." : ", those of " + shared + " may be one on purpose."));
  }

  /** What the numbers mean is said with them, of the kinds that there are. */
  private static void addApart(List<Block> blocks, List<PlannedPattern> patterns) {
    List<Disjointness.Kind> kinds =
        Arrays.stream(Disjointness.Kind.values())
            .filter(kind -> patterns.stream().anyMatch(planned -> planned.apart().count(kind) > 0))
            .toList();
    if (kinds.isEmpty()) {
      return;
    }
    List<Block.Grid.Column> columns = new ArrayList<>();
    columns.add(Block.Grid.Column.text("Pattern"));
    kinds.forEach(kind -> columns.add(Block.Grid.Column.number(title(kind))));
    List<Block.Grid.Row> rows = new ArrayList<>();
    for (PlannedPattern planned : patterns) {
      List<Line> cells = new ArrayList<>();
      cells.add(Line.ofCode(planned.pattern().name()));
      for (Disjointness.Kind kind : kinds) {
        long count = planned.apart().count(kind);
        cells.add(Line.of(count == 0 ? "–" : String.valueOf(count)));
      }
      rows.add(new Block.Grid.Row(cells));
    }
    blocks.add(
        new Block.Paragraph(
            Line.of(
                "What keeps other items out of the answer of each pattern, counted by keys of"
                    + " entities and guards:")));
    blocks.add(new Block.Grid(columns, rows));
    blocks.add(
        new Block.Bullets(
            kinds.stream().map(kind -> Line.of(title(kind) + ": " + meaning(kind))).toList()));
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

  private static String meaning(Disjointness.Kind kind) {
    return switch (kind) {
      case NOT_IN_INDEX ->
          "the entity has no key there, as its items lack a key attribute of the index.";
      case LITERAL -> "the texts of the keys begin or end with different literals.";
      case LANGUAGE -> "a key attribute can have no text on both sides.";
      case CORRELATED ->
          "each key attribute could be alike, but not all together: a value stands in several"
              + " places, and cannot suit all of them.";
      case ENTITY_TYPE ->
          "the keys are shared on purpose; an item of the other type is answered as absent.";
    };
  }
}
