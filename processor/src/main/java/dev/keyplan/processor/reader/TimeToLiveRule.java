package dev.keyplan.processor.reader;

import static dev.keyplan.processor.diagnostics.DiagnosticCode.KP602;

import dev.keyplan.processor.model.AttributeModel;
import dev.keyplan.processor.model.AttributeModel.Role;
import dev.keyplan.processor.model.EntityModel;
import dev.keyplan.processor.model.StoredType;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A table has one time to live attribute, for every item that has it: DynamoDB deletes items by it,
 * whether they were meant to expire or not.
 */
final class TimeToLiveRule {

  private final ReadContext context;
  private final Map<EntityModel, EntityScope> scopes;

  TimeToLiveRule(ReadContext context, Map<EntityModel, EntityScope> scopes) {
    this.context = context;
    this.scopes = scopes;
  }

  void check(List<EntityModel> entities) {
    Optional<EntityModel> first =
        entities.stream().filter(entity -> entity.timeToLive().isPresent()).findFirst();
    if (first.isEmpty()) {
      return;
    }
    String name = first.get().timeToLive().get().storedName();
    for (EntityModel entity : entities) {
      for (AttributeModel attribute : entity.attributes()) {
        boolean same = attribute.storedName().equals(name);
        boolean expires = attribute.role() == Role.TIME_TO_LIVE;
        if (expires && !same) {
          refuseSecond(first.get(), entity, attribute);
        } else if (same && !expires && !scopes.get(entity).refused(attribute)) {
          refuseUnmarked(first.get(), entity, attribute);
        }
      }
    }
  }

  private void refuseSecond(EntityModel first, EntityModel entity, AttributeModel attribute) {
    String name = first.timeToLive().orElseThrow().storedName();
    context.report(
        KP602,
        attribute.origin(),
        text(entity, attribute)
            + " is stored as '"
            + attribute.storedName()
            + "' and the time to live of "
            + first.type().simpleName()
            + " as '"
            + name
            + "'",
        "DynamoDB looks at one attribute of a table",
        "fix      @Attribute(name = \"" + name + "\") on " + attribute.name());
  }

  private void refuseUnmarked(EntityModel first, EntityModel entity, AttributeModel attribute) {
    boolean number = attribute.type().stored() == StoredType.N;
    context.report(
        KP602,
        attribute.origin(),
        text(entity, attribute)
            + " is stored as '"
            + attribute.storedName()
            + "' like the time to live of "
            + first.type().simpleName(),
        number
            ? "DynamoDB takes it for one too, and would delete the item when that time has come"
            : "it is of type " + attribute.type().stored() + ", by which DynamoDB deletes no item",
        "fix      @TimeToLive on it if the item is to expire, or another @Attribute(name = …)");
  }

  private static String text(EntityModel entity, AttributeModel attribute) {
    return attribute.name() + " of " + entity.type().simpleName();
  }
}
