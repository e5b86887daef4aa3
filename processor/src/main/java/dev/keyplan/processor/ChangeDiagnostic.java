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
    ChangeDiagnostic diagnostic = new ChangeDiagnostic(table, change.subject());
    List<String> keep = change.keep();
    List<String> lines = new ArrayList<>(change.lines());
    String accept = "go the way out, then lock the design: " + LockLookup.COMMAND;
    if (keep.isEmpty()) {
      lines.add("fix      " + accept);
    } else {
      lines.add("fix      keep what is stored:");
      keep.forEach(line -> lines.add("         " + line));
      lines.add("         or " + accept);
    }
    return new Diagnostic(
        DiagnosticCode.valueOf(change.kind().code()),
        diagnostic.origin(),
        change.headline(),
        lines);
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
          case KEY ->
              key(entity).map(key -> attribute(key).map(KeyAttribute::origin).orElse(key.origin()));
          case UNIQUE ->
              entity.uniques().stream()
                  .filter(unique -> unique.attribute().name().equals(subject.name()))
                  .map(UniqueModel::origin)
                  .findFirst()
                  .or(() -> attribute(entity));
          default -> Optional.empty();
        };
    return found.orElse(entity.origin());
  }

  /** The innermost on the path that is still there. */
  private Optional<Origin> attribute(EntityModel entity) {
    List<AttributeModel> steps = table.steps(entity, AttributePath.parse(subject.name()));
    return steps.isEmpty() ? Optional.empty() : Optional.of(steps.get(steps.size() - 1).origin());
  }

  private Optional<EntityKey> key(EntityModel entity) {
    return entity.keys().stream()
        .filter(key -> TableExporter.keyName(entity, key).equals(subject.name()))
        .findFirst();
  }

  private Optional<KeyAttribute> attribute(EntityKey key) {
    return key.attributes().stream()
        .filter(attribute -> attribute.storedName().equals(subject.keyAttribute()))
        .findFirst();
  }
}
