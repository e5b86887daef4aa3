package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP109;

import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.WritePatternModel;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The parts of one write in several entities: all of them are one transaction, or none is. */
final class WriteParts {

  private record Part(EntityModel entity, WritePatternModel write) {}

  private final ReadContext context;

  WriteParts(ReadContext context) {
    this.context = context;
  }

  void check(List<EntityModel> entities) {
    Map<String, Part> firstByName = new HashMap<>();
    for (EntityModel entity : entities) {
      for (WritePatternModel write : entity.writes()) {
        Part first = firstByName.putIfAbsent(write.name(), new Part(entity, write));
        if (first != null && first.write().transactional() != write.transactional()) {
          disagree(first, entity, write);
        }
      }
    }
  }

  private void disagree(Part first, EntityModel entity, WritePatternModel write) {
    context.report(
        KP109,
        write.origin(),
        write.name()
            + " on "
            + entity.type().simpleName()
            + (write.transactional() ? " is part of a transaction" : " is outside of a transaction")
            + ", but not so on "
            + first.entity().type().simpleName(),
        "write patterns of one name are parts of one write: all in one transaction, or each on its"
            + " own",
        "fix      transactional = " + first.write().transactional() + " here, or another name");
  }
}
