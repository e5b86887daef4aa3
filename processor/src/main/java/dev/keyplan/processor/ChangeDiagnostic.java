package dev.keyplan.processor;

import dev.keyplan.processor.diagnostics.Diagnostic;
import dev.keyplan.processor.diagnostics.DiagnosticCode;
import dev.keyplan.processor.evolution.Change;
import dev.keyplan.processor.evolution.Subject;
import dev.keyplan.processor.export.TableExporter;
import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributePath;
import dev.keyplan.processor.model.EntityKey;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.IndexModel;
import dev.keyplan.processor.model.KeyAttribute;
import dev.keyplan.processor.model.Origin;
import dev.keyplan.processor.model.TableModel;
import dev.keyplan.processor.model.UniqueModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A change as a finding, at the place in the sources that made it. */
final class ChangeDiagnostic {

  private final TableModel table;
  private final Subject subject;

  private ChangeDiagnostic(TableModel table, Subject subject) {
    this.table = table;
    this.subject = subject;
  }

  static Diagnostic of(Change change, TableModel table) {
    List<String> lines = new ArrayList<>(change.lines());
    String accept = "go the way out, then lock the design: " + LockLookup.COMMAND;
    if (change.keep().isEmpty()) {
      lines.add("fix      " + accept);
    } else {
      lines.add("fix      keep what is stored:");
      change.keep().forEach(line -> lines.add("         " + line));
      lines.add("         or " + accept);
    }
    Origin origin = new ChangeDiagnostic(table, change.subject()).origin();
    return new Diagnostic(
        DiagnosticCode.valueOf(change.kind().code()), origin, change.headline(), lines);
  }

  /** The table's, of what is no longer there. */
  private Origin origin() {
    return switch (subject.part()) {
      case TABLE, PATTERN -> table.origin();
      case INDEX -> table.index(subject.name()).map(IndexModel::origin).orElse(table.origin());
      default -> entity().map(this::origin).orElse(table.origin());
    };
  }

  private Optional<EntityModel> entity() {
    return table.entities().stream()
        .filter(entity -> entity.type().nestedName().equals(subject.entity()))
        .findFirst();
  }

  private Origin origin(EntityModel entity) {
    Optional<Origin> found =
        switch (subject.part()) {
          case ATTRIBUTE -> attribute(entity);
          case KEY -> key(entity);
          case UNIQUE ->
              entity.uniques().stream()
                  .filter(unique -> unique.attribute().name().equals(subject.name()))
                  .map(UniqueModel::origin)
                  .findFirst();
          default -> Optional.empty();
        };
    return found.orElse(entity.origin());
  }

  /** The innermost on the path that is still there. */
  private Optional<Origin> attribute(EntityModel entity) {
    List<AttributeModel> steps = table.steps(entity, AttributePath.parse(subject.name()));
    return steps.isEmpty() ? Optional.empty() : Optional.of(steps.get(steps.size() - 1).origin());
  }

  private Optional<Origin> key(EntityModel entity) {
    for (EntityKey key : entity.keys()) {
      if (TableExporter.keyName(entity, key).equals(subject.name())) {
        return Optional.of(
            key.attributes().stream()
                .filter(attribute -> attribute.storedName().equals(subject.keyAttribute()))
                .map(KeyAttribute::origin)
                .findFirst()
                .orElse(key.origin()));
      }
    }
    return Optional.empty();
  }
}
