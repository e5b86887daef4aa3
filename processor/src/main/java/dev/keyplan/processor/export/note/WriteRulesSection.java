package dev.keyplan.processor.export.note;

import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.ComposedIndexKeys;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.UniqueModel;
import dev.keyplan.processor.model.UpdateRules;
import dev.keyplan.processor.model.WritePatternModel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What every write of an entity keeps true, in words. */
final class WriteRulesSection {

  private final TableModel table;
  private final EntityModel entity;
  private final List<Line> rules = new ArrayList<>();

  private WriteRulesSection(TableModel table, EntityModel entity) {
    this.table = table;
    this.entity = entity;
  }

  static Section of(TableModel table) {
    List<Block> blocks = new ArrayList<>();
    for (EntityModel entity : table.entities()) {
      blocks.add(new Block.Paragraph(Line.ofCode(entity.type().simpleName())));
      blocks.add(new Block.Bullets(new WriteRulesSection(table, entity).rules()));
    }
    return new Section("rules", "Write invariants", blocks);
  }

  private List<Line> rules() {
    addOperations();
    addVersion();
    addUniques();
    addTimeToLive();
    addIndexes();
    addShared();
    return rules;
  }

  private void addOperations() {
    if (entity.isWrittenBy(WritePatternModel.Operation.CREATE)) {
      rules.add(
          Line.of("A create is refused where its key is taken")
              .text(entity.timeToLive().isPresent() ? " by an item that has not expired." : "."));
    }
    if (!entity.writes().isEmpty()) {
      String operations =
          Arrays.stream(WritePatternModel.Operation.values())
              .filter(entity::isWrittenBy)
              .map(operation -> operation.name().toLowerCase(Locale.ROOT))
              .collect(Collectors.joining(", "));
      rules.add(Line.of("Written by " + operations + " alone: there are no other methods."));
    }
  }

  private void addVersion() {
    entity
        .version()
        .ifPresent(
            version ->
                rules.add(
                    Line.EMPTY
                        .code(version.name())
                        .text(
                            " is the version: every write is on condition that nobody wrote in"
                                + " between, and makes it one greater.")));
  }

  private void addUniques() {
    for (UniqueModel unique : entity.guarded()) {
      List<String> within =
          unique.paths().stream()
              .map(AttributePath::toString)
              .filter(path -> !path.equals(unique.attribute().name()))
              .toList();
      Line line = Line.of("No two ");
      if (!within.isEmpty()) {
        line = line.text("with one ").plus(Line.ofCodes(within)).text(" ");
      }
      rules.add(
          line.text("have one ")
              .code(unique.attribute().name())
              .text(": the guard item ")
              .code(KeyLines.named(unique.guard().attributes()))
              .text(" comes and goes in the transaction that writes the item."));
    }
  }

  private void addTimeToLive() {
    entity
        .timeToLive()
        .ifPresent(
            attribute ->
                rules.add(
                    Line.of("An item ends at ")
                        .code(attribute.storedName())
                        .text(
                            ", in epoch seconds: then it is read as absent, and DynamoDB removes it"
                                + " in its own time.")));
  }

  private void addIndexes() {
    for (ComposedIndexKeys keys : new UpdateRules(table, entity).indexes()) {
      List<String> parts = keys.dependencies().stream().map(AttributePath::toString).toList();
      Line line = Line.EMPTY.plus(Line.ofCodes(keys.storedNames()));
      if (parts.isEmpty()) {
        rules.add(line.text(" never change: they are made of the primary key."));
      } else {
        rules.add(
            line.text(" are set and removed in the same write as ")
                .plus(Line.ofCodes(parts))
                .text(
                    parts.size() == 1
                        ? "."
                        : "; an update that changes one of these is on condition that the others"
                            + " are as expected."));
      }
    }
  }

  private void addShared() {
    List<String> others =
        table.entities().stream()
            .filter(other -> other != entity && entity.sharesKeysWith(other))
            .map(other -> other.type().simpleName())
            .toList();
    if (!others.isEmpty()) {
      rules.add(
          Line.of("May have one key with ")
              .plus(Line.ofCodes(others))
              .text(": every write is on condition that the key is free or holds its own type."));
    }
  }
}
